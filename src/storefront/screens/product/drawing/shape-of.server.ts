/** The rough shape of a piece: enough to draw it with a few lines. */
export type Shape =
  | 'table'
  | 'desk'
  | 'chair'
  | 'armchair'
  | 'bench'
  | 'bed'
  | 'shelf'
  | 'cabinet'
  | 'sideboard'
  | 'chest'
  | 'floor-lamp'
  | 'table-lamp'
  | 'pendant-lamp'
  | 'mirror'
  | 'round-mirror'
  | 'trolley'
  | 'box';

// German nouns of the catalogue, more specific ones first: a 'Tischlampe' is a lamp, a 'Schreibtisch' a desk, a
// 'Bettbank' a bench. Plurals are those of category names.
const nouns: readonly (readonly [Shape, RegExp])[] = [
  ['pendant-lamp', /(pendel|hänge|decken)(leuchte|lampe)|kronleuchter/i],
  ['floor-lamp', /(steh|bogen|lese)(leuchte|lampe)|stehlampe/i],
  ['table-lamp', /leuchte|lampe/i],
  ['mirror', /spiegel(?!schrank)/i],
  ['trolley', /(bar|servier|tee)wagen/i],
  ['desk', /schreibtisch|sekretär/i],
  ['chest', /kommode|nachtschrank/i],
  ['sideboard', /sideboard|anrichte|lowboard|highboard|buffet/i],
  ['cabinet', /schrank|schränke|vitrine|spind|theke/i],
  ['shelf', /regal/i],
  ['armchair', /sofa|sessel|couch(?!tisch)/i],
  ['bench', /bank|bänke|hocker|pflanzenständer|blumenständer/i],
  ['bed', /bett(?!zeug)|daybed|liege/i],
  ['chair', /stuhl|stühle|schwinger/i],
  ['table', /tisch/i],
];

/**
 * How a piece is drawn, from the words of its title, then of its categories.
 * @param names the piece's title first; German, like the catalogue
 */
export function shapeOf(names: readonly string[]): Shape {
  // The noun comes first in a title; material and surroundings come later.
  for (const word of names.flatMap((name) => name.split(/\s+/))) {
    const found = nouns.find(([, noun]) => noun.test(word));
    if (found === undefined) continue;
    return found[0] === 'mirror' && /\brunde?r?\b/i.test(names[0] ?? '') ? 'round-mirror' : found[0];
  }
  return 'box';
}
