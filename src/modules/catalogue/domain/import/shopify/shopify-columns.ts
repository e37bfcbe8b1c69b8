import type { ShopType } from '../../../../../shared/pieces/shop-type.ts';
import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { Condition, Section } from '../../piece.ts';
import * as cells from '../cells/cells.ts';
import type { Columns } from '../columns.ts';
import { readDecimal } from '../cells/decimal.ts';
import { furnitureColumns } from '../furniture-columns.ts';

const text = (heading: string, aliases: readonly string[], meaning: string, example = '') =>
  ({ heading, aliases, meaning, example, read: cells.readText }) as const;
/** The same for a column that ours has under another name. */
const as = <C>(ours: string, column: C) => ({ ...column, ours });

/** Shopify writes grams as '12500' or '12500.0', always in English notation. */
const grams: cells.CellReader<number | null> = (cell) => {
  const number = readDecimal(cell, { places: 0, threeDigits: 'decimals' });
  if (!number.ok || (number.value >= 0 && number.value <= 10_000_000)) {
    return number.ok && number.value === 0 ? { ok: true, value: null } : number;
  }
  return { ok: false, problem: { code: 'cell-weight-out-of-range' } };
};

const active = cells.oneOf<boolean>([
  [true, 'active'],
  [false, 'draft'],
  [false, 'archived'],
  [false, 'unlisted'],
]);

const usedOrNew = cells.oneOf<Condition>([
  ['neuwertig', 'new'],
  ['sehr gut', 'refurbished'],
  ['gut', 'used'],
]);

/** Shopify has columns of its own for the other two. */
const { gewicht_kg: _weight, hersteller: _maker, ...beyondShopify } = furnitureColumns;

/**
 * Shopify's product table. It has had two sets of headings: 'Handle', 'Variant Price', … for years, and 'URL handle',
 * 'Price', … in today's template; both are read. Its other columns do not apply to furniture.
 */
export const shopifyColumns = {
  handle: {
    heading: 'Handle',
    aliases: ['URL handle'],
    required: true,
    meaning: 'hält die Zeilen eines Produkts zusammen; Artikelnummer, wenn es mehrere Varianten hat',
    example: 'sideboard-teak',
    read: cells.shortText(255),
  },
  title: {
    heading: 'Title',
    ours: 'titel',
    requiredFor: 'in der ersten Zeile eines Produkts',
    meaning: 'Titel',
    example: 'Sideboard',
    read: cells.shortText(200),
  },
  body_html: as(
    'beschreibung',
    text('Body (HTML)', ['Description'], 'Beschreibung', '<p>Mit Schiebetüren.</p>'),
  ),
  vendor: as('hersteller', text('Vendor', [], 'Hersteller', 'Arne Vodder')),
  product_category: text(
    'Product Category',
    ['Standardized Product Type'],
    'Kategorie, wenn Type leer ist: der letzte Teil des Pfades',
    'Furniture > Cabinets > Sideboards',
  ),
  type: as(
    'kategorien',
    text(
      'Type',
      ['Custom Product Type'],
      'Kategorie, als Kennung geschrieben (Sideboards → sideboards)',
      'Sideboards',
    ),
  ),
  tags: text(
    'Tags',
    [],
    '„vintage“, „bootsholz“, „highlights“, „sale“, „neu“, „mietbar“, „montage“ werden übernommen',
    'vintage, mietbar',
  ),
  published: {
    heading: 'Published',
    ours: 'veroeffentlicht',
    aliases: ['Published on online store'],
    meaning: 'nur Veröffentlichtes wird übernommen',
    example: 'TRUE',
    read: cells.flag,
  },
  status: {
    heading: 'Status',
    meaning: 'nur active wird übernommen',
    example: 'active',
    read: active,
  },
  gift_card: {
    heading: 'Gift Card',
    meaning: 'Gutscheine werden nicht übernommen',
    example: 'FALSE',
    read: cells.flag,
  },
  option1_name: text('Option1 Name', [], 'was die Varianten unterscheidet', 'Holz'),
  option1_value: as('variante', text('Option1 Value', [], 'Name der Variante', 'Eiche geölt')),
  option2_name: text('Option2 Name', [], 'ebenso'),
  option2_value: text('Option2 Value', [], 'ebenso'),
  option3_name: text('Option3 Name', [], 'ebenso'),
  option3_value: text('Option3 Value', [], 'ebenso'),
  variant_sku: {
    heading: 'Variant SKU',
    ours: 'sku',
    aliases: ['SKU'],
    meaning: 'Artikelnummer; fehlt sie, tritt der Handle an ihre Stelle',
    example: 'V-1024',
    read: cells.readSku,
  },
  variant_grams: {
    heading: 'Variant Grams',
    ours: 'gewicht_kg',
    aliases: ['Weight value (grams)'],
    meaning: 'Gewicht in Gramm, 0: unbekannt',
    example: '38500',
    read: grams,
  },
  variant_inventory_qty: {
    heading: 'Variant Inventory Qty',
    ours: 'bestand',
    aliases: ['Inventory quantity'],
    meaning: 'Anzahl; leer: 1, negativ: 0',
    example: '1',
    read: cells.wholeNumber(-1_000_000, 10_000),
  },
  variant_price: {
    heading: 'Variant Price',
    ours: 'preis',
    aliases: ['Price'],
    requiredFor: 'bei jeder Variante',
    meaning: 'Preis in Euro, brutto, bei allen Varianten derselbe',
    example: '1250.00',
    read: cells.money('positive'),
  },
  variant_compare_at_price: {
    heading: 'Variant Compare At Price',
    ours: 'vergleichspreis',
    aliases: ['Compare-at price'],
    meaning: 'früherer Preis',
    example: '1480.00',
    read: cells.money('zero'),
  },
  cost_per_item: {
    heading: 'Cost per item',
    ours: 'einkaufspreis',
    aliases: ['Variant cost'],
    meaning: 'Einkaufspreis; übernommen nur zusammen mit verkaeufer, bei bootsholz auch ohne',
    example: '420.00',
    read: cells.money('zero'),
  },
  image_src: as(
    'bilder',
    text('Image Src', ['Product image URL'], 'Schlüssel im Bildspeicher; Adressen werden nicht geholt'),
  ),
  image_position: {
    heading: 'Image Position',
    meaning: 'Platz des Bildes',
    example: '1',
    read: cells.wholeNumber(0, 10_000),
  },
  image_alt_text: as('bilder_alt', text('Image Alt Text', [], 'was das Bild zeigt; leer: der Titel')),
  variant_image: text('Variant Image', ['Variant image URL'], 'Bild der Variante'),
  google_shopping_condition: {
    heading: 'Google Shopping / Condition',
    meaning: 'new: neuwertig, refurbished: sehr gut, used: gut; zustand geht vor',
    example: 'used',
    read: usedOrNew,
  },
  ...beyondShopify,
  // Shopify's own columns imply both; otherwise the import warns and goes on.
  zustand: { ...furnitureColumns.zustand, requiredFor: null },
  verkaeufer: { ...furnitureColumns.verkaeufer, requiredFor: null, requiredWith: 'cost_per_item' },
} satisfies Columns;

/** The information in a product's tags that this shop has a field for. */
export interface Tags {
  readonly line: ShopType | null;
  readonly sections: readonly Section[];
  readonly rentable: boolean | null;
  readonly assembly: boolean | null;
  readonly unknown: readonly string[];
}

const lines = new Map<string, ShopType>([
  ['vintage', 'vintage'],
  ['bootsholz', 'boatwood'],
  ['boatwood', 'boatwood'],
]);
const sections = new Map<string, Section>([
  ['highlight', 'highlights'],
  ['highlights', 'highlights'],
  ['sale', 'sales'],
  ['sales', 'sales'],
  ['neu', 'new'],
  ['new', 'new'],
]);
const rentable = new Set(['mietbar', 'verleih', 'rentable']);
const assembly = new Set(['montage', 'assembly']);

/** @param cell tags separated by commas, as Shopify writes them */
export function readTags(cell: string | null): Tags {
  const words = (cell ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const folded = words.map(foldText);
  const known = (word: string) =>
    lines.has(word) || sections.has(word) || rentable.has(word) || assembly.has(word);
  return {
    line: folded.map((word) => lines.get(word)).find((line) => line !== undefined) ?? null,
    sections: [
      ...new Set(folded.map((word) => sections.get(word)).filter((section) => section !== undefined)),
    ],
    rentable: folded.some((word) => rentable.has(word)) || null,
    assembly: folded.some((word) => assembly.has(word)) || null,
    unknown: words.filter((word) => !known(foldText(word))),
  };
}
