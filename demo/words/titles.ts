import type { Centimetres, Model } from '../families/family.ts';
import type { Random } from '../random.ts';
import { beginsWithNoun, headNoun, nbsp, strongAdjective } from './grammar.ts';
import type { Noun } from './grammar.ts';
import type { Provenance } from './origins.ts';

const longestTitle = 105;

/**
 * The phrase cut down to what and of what: 'Sideboard aus Teak mit drei Schubladen' becomes 'Sideboard aus Teak'.
 * A phrase that names its material only after 'mit' stays whole.
 */
export function shortPhrase(what: string): string {
  const head = what.split(/ (?:mit|zwischen) /)[0] ?? what;
  if (!head.includes(' aus ')) return what;
  return head.replace(/( aus .*?) auf .*$/, '$1');
}

/** The measure that matters for a piece of this kind, '160 × 90 cm', or null where none helps. */
export function titleMeasure(word: string, size: Centimetres, round: boolean): string | null {
  const [width, depth, height] = size;
  const by = (one: number, other: number): string => `${one}${nbsp}×${nbsp}${other}${nbsp}cm`;
  if (/(lampe|leuchte|hocker|stuhl|sessel|bett|freischwinger|Satz)$/i.test(word)) return null;
  if (round) return `Ø${nbsp}${width}${nbsp}cm`;
  if (/(tisch)$/i.test(word)) return by(width, depth);
  if (/(spiegel|regal|schrank|vitrine)$/i.test(word)) return by(width, height);
  return `${width}${nbsp}cm`;
}

/** A vintage piece's title in the way dealers write it. */
export function vintageTitle(
  model: Model,
  noun: Noun,
  size: Centimetres,
  round: boolean,
  { origin, decade }: Provenance,
  random: Random,
): string {
  const era = `${decade}er`;
  const short = shortPhrase(model.what);
  const measure = titleMeasure(noun.word, size, round);
  const forms: string[] = [
    `${model.what}, ${origin.country}, ${era}`,
    `${model.what}, ${era}`,
    `${short}, ${origin.country}, ${era}`,
  ];
  if (measure !== null) {
    forms.push(`${short}, ${measure}, ${era}`, `${short}, ${origin.country}, ${era}, ${measure}`);
  }
  if (beginsWithNoun(model.what)) {
    if (origin.adjective !== null) {
      const adjective = strongAdjective(origin.adjective, noun.gender);
      forms.push(`${adjective} ${short}, ${era}`, `${adjective} ${model.what}, ${era}`);
    }
    if (isMidCentury(decade)) forms.push(`Mid-Century-${short}, ${origin.country}, ${era}`);
  }
  const fitting = forms.filter((form) => form.length <= longestTitle);
  // A long description that names its material only after 'mit' does without what the piece stands on.
  return random.pick(fitting.length > 0 ? fitting : [`${model.what.replace(/ auf .*$/, '')}, ${era}`]);
}

/** Compounds with 'Mid-Century' are for the 1950s and 1960s only. */
function isMidCentury(decade: number): boolean {
  return decade === 1950 || decade === 1960;
}

const boatNames = [
  'Sulawesi',
  'Java',
  'Bali',
  'Lombok',
  'Flores',
  'Madura',
  'Sumba',
  'Ambon',
  'Timor',
  'Seram',
  'Buton',
  'Alor',
  'Sumbawa',
  'Makassar',
  'Komodo',
  'Ternate',
  'Tanimbar',
  'Rote',
  'Banda',
  'Selayar',
];

/** The name of a series, an island or harbour of the sea where the boats sailed. */
export function seriesName(random: Random): string {
  return random.pick(boatNames);
}

/** The colour as a title names it after 'in', or null for many colours at once. */
function colourName(colour: string | null): string | null {
  return colour === null || colour === 'Bunt' ? null : colour;
}

/** A boat-wood piece's title; a piece with variants in several colours names none. */
export function boatTitle(
  model: Model,
  noun: Noun,
  size: Centimetres,
  series: string,
  severalColours: boolean,
  random: Random,
): string {
  const measure = titleMeasure(noun.word, size, false) ?? `${size[0]}${nbsp}×${nbsp}${size[1]}${nbsp}cm`;
  const quoted = `„${series}“`;
  const neutral = [
    `${noun.word} ${quoted} aus altem Bootsholz, ${measure}`,
    `${noun.word} aus altem Bootsholz ${quoted}, ${measure}`,
  ];
  if (severalColours) return random.pick(neutral);
  const forms = [
    ...neutral,
    `${shortPhrase(model.what)}, Serie ${quoted}, ${measure}`,
    `${model.what}, ${measure}`,
  ];
  const colour = colourName(model.colour);
  if (colour !== null) forms.push(`${noun.word} ${quoted} aus Bootsholz in ${colour}, ${measure}`);
  return random.pick(forms.filter((form) => form.length <= longestTitle));
}

/** The noun of a model, with its gender. */
export function nounOf(model: Model, fallback: string): Noun {
  return headNoun(model.what, fallback);
}
