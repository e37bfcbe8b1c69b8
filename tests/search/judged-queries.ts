import type { DemoPiece } from '../../demo/catalogue.ts';

/** A query as people type it, and the pieces of the demo catalogue that answer it. */
export interface JudgedQuery {
  readonly query: string;
  /**
   * A property of the piece itself and not of its place in a list, so that it holds for every version of the catalogue.
   */
  readonly isRelevant: (piece: DemoPiece) => boolean;
}

type Family = DemoPiece['family'];
type Judgement = (piece: DemoPiece) => boolean;

const family =
  (...families: readonly Family[]): Judgement =>
  (piece) =>
    families.includes(piece.family);
const of =
  (material: string): Judgement =>
  ({ draft }) =>
    draft.materials.includes(material);
const coloured =
  (...colours: readonly string[]): Judgement =>
  ({ draft }) =>
    colours.includes(draft.colour ?? '');
const titled =
  (pattern: RegExp): Judgement =>
  ({ draft }) =>
    pattern.test(draft.title);
const from =
  (first: number, last: number): Judgement =>
  ({ draft }) =>
    draft.era !== null && draft.era.fromYear <= last && draft.era.toYear >= first;
const wide =
  (least: number, most: number): Judgement =>
  ({ draft: { dimensions } }) => {
    const width = dimensions.widthMm ?? dimensions.diameterMm;
    return width !== null && width >= least * 10 && width <= most * 10;
  };
const high =
  (least: number, most: number): Judgement =>
  ({ draft: { dimensions } }) =>
    dimensions.heightMm !== null && dimensions.heightMm >= least * 10 && dimensions.heightMm <= most * 10;
const costs =
  (least: number, most: number): Judgement =>
  ({ draft }) =>
    draft.priceCents >= least * 100 && draft.priceCents <= most * 100;
const made =
  (country: string): Judgement =>
  ({ draft }) =>
    draft.origin === country;
const rentable: Judgement = ({ draft }) => draft.rentable;
const boatwood: Judgement = ({ draft }) => draft.shopType === 'boatwood';
const all =
  (...judgements: readonly Judgement[]): Judgement =>
  (piece) =>
    judgements.every((judge) => judge(piece));
const either =
  (...judgements: readonly Judgement[]): Judgement =>
  (piece) =>
    judgements.some((judge) => judge(piece));

const diningTable = family('dining-table', 'boat-dining-table');
const coffeeTable = family('coffee-table', 'boat-coffee-table');
const anyTable = either(diningTable, coffeeTable, family('side-table', 'desk'));
const sideboard = family('sideboard', 'boat-sideboard');
const lamp = family('floor-lamp', 'table-lamp', 'pendant-lamp');
const shelf = family('shelf', 'boat-shelf');
const bed = family('bed', 'boat-bed');
const bench = family('bench', 'boat-bench');
const mirror = family('mirror', 'boat-mirror');
const armchair = family('lounge-chair', 'tub-chair');
const green = coloured('Grün', 'Oliv', 'Dunkelgrün', 'Salbeigrün', 'Waldgrün');
const brown = coloured('Braun', 'Dunkelbraun', 'Hellbraun', 'Rotbraun', 'Cognac', 'Naturholz');
const most = Number.POSITIVE_INFINITY;

const judged = (query: string, ...judgements: readonly Judgement[]): JudgedQuery => ({
  query,
  isRelevant: all(...judgements),
});

/** The judgements of queries in other languages are made of the same parts. */
export const judgements = {
  all,
  either,
  family,
  of,
  coloured,
  titled,
  from,
  wide,
  high,
  costs,
  made,
  rentable,
  boatwood,
  diningTable,
  coffeeTable,
  anyTable,
  sideboard,
  lamp,
  shelf,
  bed,
  bench,
  mirror,
  armchair,
  green,
  brown,
};

/** Written before the ranking was tuned; a query is added here when somebody searched in vain. */
export const judgedQueries: readonly JudgedQuery[] = [
  // Plain names, singular and plural
  judged('Sideboard', sideboard),
  judged('sideboards', sideboard),
  judged('Esstisch', diningTable),
  judged('esstische', diningTable),
  judged('Sessel', armchair),
  judged('Stühle', family('dining-chair', 'cantilever-chair')),
  judged('lampen', lamp),
  judged('Vitrine', family('glass-cabinet')),
  judged('Freischwinger', family('cantilever-chair')),
  judged('Barwagen', family('bar-trolley')),
  judged('Spiegel', mirror),
  // Part of a compound, and a compound taken apart
  judged('tisch', anyTable),
  judged('regal', shelf),
  judged('schrank', family('wardrobe', 'glass-cabinet', 'chest')),
  judged('bank', bench),
  judged('leuchte', lamp),
  judged('Teakholztisch', anyTable, of('Teak')),
  judged('Tisch Teak', anyTable, of('Teak')),
  judged('Ledersofa', family('sofa', 'daybed'), of('Leder')),
  judged('Eichenstuhl', family('dining-chair'), of('Eiche')),
  // Umlauts either way
  judged('Bücherregal', shelf),
  judged('buecherregal', shelf),
  judged('bucherregal', shelf),
  judged('stuehle', family('dining-chair', 'cantilever-chair')),
  judged('kuechenstuhl', family('dining-chair', 'stool', 'cantilever-chair')),
  // Typing errors
  judged('sidebord', sideboard),
  judged('buecheregal', shelf),
  judged('komode', family('chest')),
  judged('nachtisch', titled(/Nachttisch|Beistelltisch/)),
  judged('freischwinnger', family('cantilever-chair')),
  judged('Couchtsich', coffeeTable),
  // Synonyms
  judged('Couch', family('sofa', 'daybed')),
  judged('Anrichte', either(sideboard, family('glass-cabinet', 'chest'))),
  judged('Kleiderschrank', family('wardrobe')),
  judged('Hängelampe', family('pendant-lamp')),
  judged('Stehleuchte', family('floor-lamp')),
  judged('Servierwagen', family('bar-trolley')),
  judged('Schemel', family('stool')),
  judged('Tresen', family('boat-bar-counter')),
  // Sizes in words
  judged('Sideboard bis 180 cm', sideboard, wide(0, 180)),
  judged('sideboard breite 160', sideboard, wide(150, 170)),
  judged('Kommode höhe unter 80', family('chest'), high(0, 80)),
  judged('Esstisch ab 2 m', diningTable, wide(200, most)),
  judged('regal 30 cm tief', shelf, ({ draft }) => Math.abs((draft.dimensions.depthMm ?? 0) - 300) <= 30),
  judged('Schreibtisch zwischen 120 und 140 cm', family('desk'), wide(120, 140)),
  // Time
  judged('Sideboard 60er', sideboard, from(1960, 1969)),
  judged('Mid-Century Sessel', armchair, from(1950, 1969)),
  judged('Lampe 1970er Jahre', lamp, from(1970, 1979)),
  judged('Schreibtisch fünfziger Jahre', family('desk'), from(1950, 1959)),
  // Price
  judged('Sessel unter 500 €', armchair, costs(0, 500)),
  judged('Tischlampe bis 150 Euro', family('table-lamp'), costs(0, 150)),
  judged('Sofa zwischen 800 und 1.200 €', family('sofa', 'daybed'), costs(800, 1200)),
  // Colour, material, rental, origin, line
  judged('grüner Sessel', armchair, coloured('Grün', 'Oliv', 'Dunkelgrün')),
  judged('brauner Schreibtisch', family('desk'), brown),
  judged('Spiegel Messing', mirror, of('Messing')),
  judged('Vitrine Nussbaum', family('glass-cabinet'), of('Nussbaum')),
  judged('Sofa mieten', family('sofa', 'daybed'), rentable),
  judged('dänisches Sideboard', sideboard, made('Dänemark')),
  judged('Esstisch Bootsholz', diningTable, boatwood),
  judged('Couchtisch Chrom Rauchglas', coffeeTable, of('Chrom'), of('Rauchglas')),
  judged('türkises Regal aus Bootsholz', shelf, boatwood, coloured('Türkis', 'Blau', 'Petrol')),
  judged('Bett 60er Teak', bed, of('Teak'), from(1960, 1969)),
  // Numbers without a unit, as most people type them
  judged('tisch 120', anyTable, wide(108, 132)),
  judged('tisch 180 cm', anyTable, wide(171, 189)),
  judged('tisch 180x90', anyTable, wide(171, 189)),
  judged('regal 2m', shelf, high(190, 210)),
  judged('teak sideboard 160 breit', sideboard, of('Teak'), wide(152, 168)),
  judged('sideboard bis 180', sideboard, wide(0, 180)),
  judged('sofa bis 500 euro', family('sofa', 'daybed', 'boat-bench', 'bench'), costs(0, 500)),
  judged('sofa unter 1.000', family('sofa', 'daybed'), costs(0, 1000)),
  judged('lampe 70er unter 200', lamp, from(1970, 1979), costs(0, 200)),
  judged('grünes sofa unter 800', family('sofa', 'daybed'), green, costs(0, 800)),
  judged('green sofa under 800', family('sofa', 'daybed'), green, costs(0, 800)),
  judged('oak table', anyTable, of('Eiche')),
  // The shop has nothing for all of it
  judged('eiche tisch 180', anyTable, of('Eiche')),
  judged('stuhl 50-100 €', family('dining-chair', 'cantilever-chair')),
  judged('esstisch ausziehbar rund 120', diningTable, titled(/ausziehbar/i)),
  judged('teaksideboard unter 20', sideboard, of('Teak')),
  // For how many people
  judged('tisch für 8 personen', diningTable, wide(200, most)),
  judged('esstisch 6 personen', diningTable, wide(160, most)),
  // English, a typing error, and words that say what a piece is for or how dear it may be
  judged('dining table', diningTable),
  judged('bootsholz esstich', diningTable, boatwood),
  judged('rote stühle', family('dining-chair', 'cantilever-chair')),
  judged('lampe geschenk', lamp),
  // Shades of a colour, also where the title names another one than the facts
  judged('sessel samt rot', armchair, of('Samt'), either(coloured('Rot'), titled(/rot(?:e[mnrs]?)? /i))),
  judged('rote lampe', lamp, either(coloured('Rot'), titled(/rote[mnrs]? /i))),
  judged('tannengrüner sessel', armchair, either(green, titled(/grüne[mnrs]? /i))),
  judged('günstiger spiegel unter 100€', mirror, costs(0, 100)),
];
