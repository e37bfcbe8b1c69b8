import type { MaterialKey } from '../../../shared/pieces/facets.ts';
import { materialOf, materialWord } from './vocabulary.ts';
import { synonymsOf } from './synonyms.ts';
import { normalWord } from './normal-word.ts';
import { alone } from './written-numbers.ts';

/** The words that German compounds of the trade end in: an Esstisch is a Tisch, a Tischlampe a Lampe. */
const heads = (
  'tisch stuhl sessel sofa couch bett bank hocker regal schrank kommode vitrine board lampe leuchte spiegel wagen ' +
  'ständer theke tresen liege truhe sekretär garnitur schwinger sitzer pult garderobe uhr teppich schale vase ' +
  'kasten korb paravent holz glas stuhlsatz'
)
  .split(' ')
  .map(normalWord);

/** Whether a word in its normal form says by itself what a piece is: 'tisch'. */
export function isHead(word: string): boolean {
  return heads.includes(word);
}

/** A Blumenbank is not a seat. */
const noCompounds = new Set(['blumenbank', 'blumenhocker', 'gartenbank'].map(normalWord));

/** Nor is a quadratischer Spiegel a table. Nouns end alike, and case does not tell them apart in a query: a Tennistisch. */
const adjectives = new Set(
  (
    'quadratisch elliptisch praktisch romantisch asiatisch britisch baltisch kroatisch tibetisch ägyptisch ' +
    'klassizistisch futuristisch minimalistisch kubistisch modernistisch funktionalistisch brutalistisch puristisch ' +
    'realistisch surrealistisch folkloristisch elastisch plastisch fantastisch phantastisch exotisch gotisch ' +
    'neugotisch optisch akustisch synthetisch ästhetisch statisch automatisch magnetisch nautisch authentisch ' +
    'identisch dramatisch majestätisch aristokratisch'
  )
    .split(' ')
    .map(normalWord),
);

const wood = 'holz';

interface Compound {
  /** The kind of thing that it names: its last part, in the normal form. */
  readonly head: string;
  /** Its materials, if the first part says these and nothing else. */
  readonly materials: readonly (MaterialKey | typeof wood)[] | null;
}

/**
 * Takes a word in its normal form apart: 'teakholztisch' → a 'tisch' of teak.
 * @returns null for a word that is not a compound with a known end
 */
export function takeApart(word: string): Compound | null {
  if (noCompounds.has(word) || adjectives.has(word)) return null;
  const made = ofMaterial(word);
  if (made !== null) return made;
  const head = heads
    .filter((end) => word.length >= end.length + 2 && word.endsWith(end))
    .reduce<string | null>((longest, end) => (end.length > (longest?.length ?? 0) ? end : longest), null);
  return head === null ? null : { head, materials: materialsIn(word.slice(0, -head.length)) };
}

/** 'teaksideboard': a material before a word of its own; the longest such word wins. */
function ofMaterial(word: string): Compound | null {
  for (let start = 3; start <= word.length - 4; start += 1) {
    const head = word.slice(start);
    if (!heads.includes(head) && synonymsOf(head).length === 0) continue;
    const materials = materialsIn(word.slice(0, start));
    if (materials !== null) return { head, materials };
  }
  return null;
}

function materialsIn(rest: string): Compound['materials'] {
  // 'Bücherregal' has lost an 'r'; the wood would be 'Buchenregal'.
  if (rest === 'buche') return null;
  if (rest === wood) return [wood];
  const material = rest === 'buchen' ? 'buche' : materialOf(normalWord(rest));
  return material === null ? null : [material];
}

/** The additional words contained in a word of a piece's text. */
export function partsOf(word: string): readonly string[] {
  const compound = takeApart(word);
  if (compound === null) return [];
  const { head, materials } = compound;
  return [head, ...(materials ?? []).map((key) => (key === wood ? wood : materialWord(key)))];
}

/** English says in two words what German says in one. */
const englishNames = (
  [
    ['dining tables?', 'esstisch'],
    ['coffee tables?', 'couchtisch'],
    ['(?:side|end) tables?', 'beistelltisch'],
    ['(?:bedside|night) tables?', 'nachttisch'],
    ['dining chairs?', 'esszimmerstuhl'],
    ['(?:table|desk) lamps?', 'tischlampe'],
    ['(?:floor|standing) lamps?', 'stehlampe'],
    ['(?:pendant|hanging|ceiling) (?:lamp|light)s?', 'pendelleuchte'],
  ] as const
).map(([source, name]) => [alone(source), normalWord(name)] as const);

/** The places at which a query names a piece in two English words, and the word in normal form that stands for both. */
export function englishNamesIn(query: string): { start: number; end: number; word: string }[] {
  return englishNames.flatMap(([pattern, word]) =>
    [...query.matchAll(pattern)].map(({ index, 0: typed }) => ({
      start: index,
      end: index + typed.length,
      word,
    })),
  );
}
