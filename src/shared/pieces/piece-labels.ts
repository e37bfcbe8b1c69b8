/**
 * What the office calls the fields of a piece: the labels of its form, the columns of a table that is imported, and the
 * messages about both.
 */
export const pieceLabels = {
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

  width: 'Breite in cm',
  height: 'Höhe in cm',
  depth: 'Tiefe in cm',
  diameter: 'Durchmesser in cm',
  weight: 'Gewicht in kg',
  materials: 'Materialien',
  colour: 'Farbe',
  maker: 'Hersteller, Entwurf',
  fromYear: 'Entstanden von (Jahr)',
  toYear: 'Entstanden bis (Jahr)',
  origin: 'Herkunft',
  speciesPapers: 'Artenschutz-Nachweis',
  carriers: 'Träger',
  rentable: 'Kann gemietet werden',
  assembly: 'Montage wird angeboten',

  subtopic: 'Zeile unter dem Titel',
  description: 'Beschreibung',
  conditionText: 'Zum Zustand',
  story: 'Geschichte des Stücks',
  shopInfo: 'Hinweis des Ladens',
  aboutUs: 'Über uns',
  similarTitle: 'Überschrift über ähnlichen Stücken',

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
