import { pieces } from '../pieces.ts';

const pictures = 'Bilder';

/** The columns of our table, by name, as the form of a piece calls them. */
export const importColumns: Readonly<Record<string, string>> = {
  sku: pieces.sku,
  titel: pieces.title,
  preis: pieces.price,
  vergleichspreis: pieces.comparePrice,
  einkaufspreis: pieces.purchasePrice,
  verkaeufer: pieces.seller,
  veroeffentlicht: 'Veröffentlicht',
  kategorien: pieces.categories,
  hauptkategorie: pieces.mainCategory,
  linie: pieces.line,
  bereiche: pieces.sections,
  steuer: pieces.taxScheme,
  steuer_zusaetzlich: 'Steuer zusätzlich in Prozent',
  untertitel: pieces.subtopic,
  aehnlich_titel: pieces.similarTitle,
  beschreibung: `${pieces.description} 1`,
  beschreibung_2: `${pieces.description} 2`,
  beschreibung_3: `${pieces.description} 3`,
  beschreibung_4: `${pieces.description} 4`,
  beschreibung_5: `${pieces.description} 5`,
  beschreibung_6: `${pieces.description} 6`,
  beschreibung_7: `${pieces.description} 7`,
  beschreibung_8: `${pieces.description} 8`,
  beschreibung_9: `${pieces.description} 9`,
  beschreibung_10: `${pieces.description} 10`,
  geschichte: pieces.story,
  laden_info: pieces.shopInfo,
  ueber_uns: pieces.aboutUs,
  zustand: pieces.condition,
  zustand_text: pieces.conditionText,
  bestand: pieces.stock,
  bilder: pictures,
  bilder_alt: 'Was die Bilder zeigen',
  bilder_masse: 'Maße der Bilder in Pixeln',
  variante: pieces.variantName,
  varianten_sku: 'SKU der Variante',
  varianten_bilder: 'Bilder der Variante',
  varianten_bilder_alt: 'Was die Bilder der Variante zeigen',
  varianten_bilder_masse: 'Maße der Bilder der Variante in Pixeln',
  breite_cm: pieces.width,
  hoehe_cm: pieces.height,
  tiefe_cm: pieces.depth,
  durchmesser_cm: pieces.diameter,
  gewicht_kg: pieces.weight,
  materialien: pieces.materials,
  farbe: pieces.colour,
  hersteller: pieces.maker,
  baujahr_von: pieces.fromYear,
  baujahr_bis: pieces.toYear,
  herkunft: pieces.origin,
  artenschutz: pieces.speciesPapers,
  mietbar: pieces.rentable,
  montage: pieces.assembly,
  traeger: pieces.carriers,
  gpsr_name: 'Verantwortliche Stelle: Name',
  gpsr_anschrift: 'Verantwortliche Stelle: Postanschrift',
  gpsr_kontakt: 'Verantwortliche Stelle: E-Mail oder Internetadresse',
  gpsr_warnhinweise: pieces.safetyWarnings,
  gpsr_ausnahme: 'Grund der Ausnahme (GPSR)',
};

const lines: Readonly<Record<string, string>> = { vintage: pieces.vintage, bootsholz: pieces.boatwood };
const word = /(?<![\p{L}\d_])[a-z][a-z0-9_]*(?![\p{L}\d_])/gu;

/** A column as staff know it; those of Shopify's table keep the headings that Shopify gives them. */
export const columnInWords = ({
  name,
  heading,
}: {
  readonly name: string;
  readonly heading: string;
}): string => importColumns[name] ?? heading;

/** 'mit varianten_sku', which rows need a column, in the same words. */
export const rowsInWords = (rows: string): string =>
  rows.replaceAll(word, (said) => {
    const column = importColumns[said];
    return column === undefined ? (lines[said] ?? said) : `„${column}“`;
  });

/**
 * What a column holds: 'wie bilder' refers to another one, 'bei bootsholz' to rows. Values such as 'vintage' are written
 * so in the file.
 */
export const meaningInWords = (meaning: string): string =>
  meaning
    .replaceAll(word, (said) => (importColumns[said] === undefined ? said : `„${importColumns[said]}“`))
    .replaceAll(/(?<=\bbei )(?:vintage|bootsholz)\b/gu, (line) => lines[line] ?? line);
