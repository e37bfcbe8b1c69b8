import { pieceLabels as labels } from '../../../../../shared/pieces/piece-labels.ts';
import * as cells from '../cells/cells.ts';
import type { Columns } from '../columns.ts';
import { furnitureColumns } from '../furniture-columns.ts';

const perPicture = /\|/;

/**
 * The columns that each row of a piece with variants fills for its variant; the rest is in the first row and applies to
 * all.
 */
export const variantColumns = {
  bestand: {
    heading: 'bestand',
    label: labels.stock,
    aliases: ['Anzahl', 'Menge', 'Lagerbestand', 'Quantity', 'Stock'],
    meaning:
      'wie viele hereingekommen sind, verkaufte und vergebene mitgezählt, 0 bis 10.000; höher: so viele kommen dazu, niedriger: freie fallen weg; leer: neue Stücke 1, vorhandene behalten ihre Zahl',
    example: '1',
    read: cells.wholeNumber(0, 10_000),
  },
  bilder: {
    heading: 'bilder',
    label: labels.photos,
    aliases: ['Fotos', 'Bild', 'Foto', 'Pictures', 'Images', 'Photos'],
    meaning: 'Schlüssel im Bildspeicher, mehrere mit | getrennt; Adressen (https://…) werden nicht geholt',
    example: 'stuecke/v-1024-a.jpg|stuecke/v-1024-b.jpg',
    read: cells.pieces(perPicture),
  },
  bilder_alt: {
    heading: 'bilder_alt',
    label: 'Was die Bilder zeigen',
    aliases: ['Bildbeschreibung'],
    meaning: 'was die Bilder zeigen, in ihrer Reihenfolge mit | getrennt; leer: der Titel, -: noch nichts',
    example: 'Vorderseite|Innenfach',
    read: cells.pieces(perPicture),
  },
  bilder_masse: {
    heading: 'bilder_masse',
    label: 'Maße der Bilder in Pixeln',
    meaning: 'Breite x Höhe in Pixeln, in der Reihenfolge der Bilder mit | getrennt; leer: 1600x1200',
    example: '1600x1200|1200x1600',
    read: cells.pixelSizes(perPicture),
  },
  variante: {
    heading: 'variante',
    label: labels.variantName,
    aliases: ['Variant'],
    requiredFor: 'mit varianten_sku',
    requiredWith: 'varianten_sku',
    meaning:
      'Name der Variante, 1 bis 120 Zeichen; je Variante eine Zeile, untereinander, mit derselben sku, das Übrige steht in der ersten',
    example: 'Eiche geölt',
    read: cells.shortText(120),
  },
  varianten_sku: {
    heading: 'varianten_sku',
    label: 'SKU der Variante',
    aliases: ['Variant SKU'],
    requiredFor: 'mit variante',
    requiredWith: 'variante',
    meaning: 'eigene Artikelnummer der Variante',
    example: 'B-7-EG',
    read: cells.readSku,
  },
  varianten_bilder: {
    heading: 'varianten_bilder',
    label: 'Bilder der Variante',
    meaning: 'Bilder der Variante, wie bilder; ohne diese Spalte sind es die in bilder',
    example: '',
    read: cells.pieces(perPicture),
  },
  varianten_bilder_alt: {
    heading: 'varianten_bilder_alt',
    label: 'Was die Bilder der Variante zeigen',
    meaning: 'was sie zeigen, wie bilder_alt',
    example: '',
    read: cells.pieces(perPicture),
  },
  varianten_bilder_masse: {
    heading: 'varianten_bilder_masse',
    label: 'Maße der Bilder der Variante in Pixeln',
    meaning: 'ihre Maße, wie bilder_masse',
    example: '',
    read: cells.pixelSizes(perPicture),
  },
} satisfies Columns;

const paragraph = (number: number) => ({
  heading: `beschreibung_${number}`,
  label: `${labels.description} ${number}`,
  meaning: `${number}. Absatz`,
  example: '',
  read: cells.readText,
});

/** The paragraphs after the first one of a description, in their order. */
const furtherParagraphs = {
  beschreibung_2: paragraph(2),
  beschreibung_3: paragraph(3),
  beschreibung_4: paragraph(4),
  beschreibung_5: paragraph(5),
  beschreibung_6: paragraph(6),
  beschreibung_7: paragraph(7),
  beschreibung_8: paragraph(8),
  beschreibung_9: paragraph(9),
  beschreibung_10: paragraph(10),
} satisfies Columns;

/** The columns of a description's paragraphs, in their order. */
export const paragraphNames = [
  'beschreibung',
  ...(Object.keys(furtherParagraphs) as (keyof typeof furtherParagraphs)[]),
] as const;

/** Our own table: the columns known to the import, which also produce the documentation. */
export const ownColumns = {
  sku: {
    heading: 'sku',
    label: labels.sku,
    aliases: ['Artikelnummer', 'Artikel-Nr.', 'Art.-Nr.', 'Item number'],
    required: true,
    meaning: 'Artikelnummer, 1 bis 40 Zeichen; gibt es sie schon, wird das Stück aktualisiert',
    example: 'V-1024',
    read: cells.readSku,
  },
  titel: {
    heading: 'titel',
    label: labels.title,
    aliases: ['Bezeichnung', 'Produktname', 'Title'],
    required: true,
    meaning: '1 bis 200 Zeichen',
    example: 'Sideboard aus Teak',
    read: cells.shortText(200),
  },
  preis: {
    heading: 'preis',
    label: labels.price,
    aliases: ['Verkaufspreis', 'Price'],
    required: true,
    meaning: 'Verkaufspreis in Euro, brutto',
    example: '1.250,00',
    read: cells.money('positive'),
  },
  vergleichspreis: {
    heading: 'vergleichspreis',
    label: labels.comparePrice,
    aliases: ['Früherer Preis', 'Streichpreis', 'Compare-at price'],
    meaning: 'früherer Preis; gezeigt nur, soweit die Preisgeschichte ihn trägt',
    example: '1.480,00',
    read: cells.money('zero'),
  },
  einkaufspreis: {
    heading: 'einkaufspreis',
    label: labels.purchasePrice,
    aliases: ['Einkauf', 'Purchase price'],
    meaning: 'Einkaufspreis in Euro, nie öffentlich; nur mit verkaeufer',
    example: '420',
    read: cells.money('zero'),
  },
  veroeffentlicht: {
    heading: 'veroeffentlicht',
    label: 'Veröffentlicht',
    aliases: ['Im Shop', 'Published'],
    meaning:
      'ja oder nein (Entwurf); leer: neue Stücke ja, vorhandene bleiben, wie sie sind; ohne Bild, Bildbeschreibung oder Kategorie bleibt ein Stück Entwurf, bei Differenzbesteuerung auch ohne Einkauf',
    example: 'ja',
    read: cells.flag,
  },
  kategorien: {
    heading: 'kategorien',
    label: labels.categories,
    aliases: ['Kategorie', 'Category', 'Categories'],
    meaning:
      'Namen oder Kennungen der Kategorien, mehrere mit | getrennt; leer: die Kategorie für Stücke ohne Angabe',
    example: 'Sideboards|Aufbewahrung',
    read: cells.listOf(/[|;,]/, cells.shortText(120)),
  },
  beschreibung: {
    heading: 'beschreibung',
    label: `${labels.description} 1`,
    aliases: ['Description'],
    meaning: 'Beschreibung, HTML erlaubt',
    example: '<p>Mit Schiebetüren.</p>',
    read: cells.readText,
  },
  ...furtherParagraphs,
  ...variantColumns,
  ...furnitureColumns,
} satisfies Columns;
