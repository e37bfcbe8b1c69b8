import { fieldNames, forFields, pieceFields, type FieldName } from './piece-fields.ts';

/** What the office calls the plain fields of a piece, without a unit: in its log, its lists, and before a value. */
export const fieldTitles = {
  widthMm: 'Breite',
  heightMm: 'Höhe',
  depthMm: 'Tiefe',
  diameterMm: 'Durchmesser',
  seatHeightMm: 'Sitzhöhe',
  weightGrams: 'Gewicht',
  materials: 'Materialien',
  colour: 'Farbe',
  maker: 'Hersteller',
  origin: 'Herkunft',
  speciesPapers: 'Artenschutz-Nachweis',
  rentable: 'Miete',
  assemblyService: 'Montage',
  subtopic: 'Zeile unter dem Titel',
  conditionText: 'Zum Zustand',
  storyShop: 'Geschichte des Stücks',
  shopInfo: 'Hinweis des Ladens',
  aboutUs: 'Über uns',
  similarToTitle: 'Überschrift über ähnlichen Stücken',
} as const satisfies Record<FieldName, string>;

const units: Readonly<Record<string, string>> = { measure: ' in cm', weight: ' in kg' };

/**
 * What the office calls the fields of a piece: the labels of its form, the columns of a table that is imported, and the
 * messages about both.
 */
export const pieceLabels = {
  ...forFields(fieldNames, (name): string => `${fieldTitles[name]}${units[pieceFields[name].kind] ?? ''}`),
  maker: 'Hersteller, Entwurf',
  rentable: 'Kann gemietet werden',
  assemblyService: 'Montage wird angeboten',

  title: 'Titel',
  line: 'Linie',
  vintage: 'Vintage',
  boatwood: 'Bootsholz',
  price: 'Preis in Euro',
  categories: 'Kategorien',
  mainCategory: 'Hauptkategorie',
  condition: 'Zustand',
  stock: 'Stückzahl',
  sku: 'SKU',
  photos: 'Bilder',

  fromYear: 'Entstanden von (Jahr)',
  toYear: 'Entstanden bis (Jahr)',
  carriers: 'Träger',

  description: 'Beschreibung',

  comparePrice: 'Früherer Preis in Euro',
  taxScheme: 'Besteuerung',
  purchasePrice: 'Einkaufspreis in Euro',
  seller: 'Gekauft von',
  sections: 'Bereiche der Startseite',

  variantName: 'Ausführung',
  safetyName: 'Name',
  safetyPostal: 'Postanschrift',
  safetyElectronic: 'E-Mail oder Internetadresse',
  safetyWarnings: 'Warnhinweise',
};
