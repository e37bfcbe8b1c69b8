import { isKind } from './kinds.ts';
import { normalWord } from './normal-word.ts';
import type { QueryPart } from './query-part.ts';
import { materialOf } from './vocabulary.ts';
import type { Substitutes } from './understand-query.ts';

/**
 * How important a part of a query is to the shopper. What is a matter of taste is dropped first, then quantities, guessed
 * ones before others, then what is said beside the piece itself; what it is goes last.
 */
export const strengths = [
  'vague',
  'guess',
  'measure',
  'price',
  'state',
  'word',
  'time',
  'colour',
  'material',
  'offer',
  'kind',
] as const;
type Strength = (typeof strengths)[number];

/** Few texts say so, though many pieces are: 'kleiner Tisch unter 200 Euro' is for 200 euros above all. */
const vague = new Set(
  (
    'klein groß schön hübsch toll besonders modern alt neu kompakt schmal breit niedrig hoch lang kurz gemütlich ' +
    'small little big large nice beautiful compact narrow old new pequeño pequeña grande bonito bonita'
  )
    .split(' ')
    .map(normalWord),
);

/** @param substitutes the catalogue's words that a word is searched by: a mistyped 'sesel' is also a kind of piece */
export function strengthOf(
  { meanings, terms, isGuess }: QueryPart,
  substitutes: Substitutes = new Map(),
): Strength {
  if (isGuess) return 'guess';
  const [meaning] = meanings;
  if (meaning !== undefined && 'range' in meaning) return meaning.kind === 'price' ? 'price' : 'measure';
  switch (meaning?.kind) {
    case 'condition':
    case 'available':
      return 'state';
    case 'decades':
      return 'time';
    case 'colour':
    case 'material':
      return meaning.kind;
    case 'without':
      return 'material';
    case 'maker':
    case 'shop-type':
    case 'rentable':
      return 'offer';
    case undefined:
      break;
  }
  const standing = terms.flatMap(({ word }) => substitutes.get(word) ?? [word]);
  // More than half of the shop is made of wood; a mistyped 'Teek' is meant as one.
  if (standing.every((word) => word === 'holz' || materialOf(word) !== null)) return 'material';
  const names = [...standing, ...terms.flatMap(({ word, synonyms }) => [word, ...synonyms])];
  if (terms.length > 0 && terms.every(({ word }) => vague.has(word))) return 'vague';
  return names.some(isKind) ? 'kind' : 'word';
}

/** Most important first; equally important parts in the order typed. */
export function strongestFirst(parts: readonly QueryPart[], substitutes?: Substitutes): QueryPart[] {
  const rank = (part: QueryPart): number => strengths.indexOf(strengthOf(part, substitutes));
  return parts.toSorted((one, other) => rank(other) - rank(one));
}

/** The remaining words of a query, in their order, and the dropped ones. */
interface Loosened {
  readonly kept: readonly QueryPart[];
  readonly dropped: readonly QueryPart[];
}

/**
 * Adds the parts of a query from the strongest to the weakest, each only if something is still found together with all
 * parts added before, and in the first of its readings that finds something. So every dropped part had to be dropped:
 * together with the stronger ones it finds nothing. A number of unknown meaning is not kept alone: without the words
 * beside it, it says nothing.
 * @param finds whether each of these combinations finds anything
 */
export async function loosen(
  parts: readonly QueryPart[],
  finds: (combinations: readonly (readonly QueryPart[])[]) => Promise<readonly boolean[]>,
  substitutes?: Substitutes,
): Promise<Loosened> {
  const kept = new Map<QueryPart, QueryPart>();
  for (const part of strongestFirst(parts, substitutes)) {
    if (part.isGuess && kept.size === 0) continue;
    const readings = [
      part,
      ...part.otherwise.map((asked): QueryPart => ({ ...part, ...asked, otherwise: [] })),
    ];
    const found = await finds(readings.map((reading) => [...kept.values(), reading]));
    const first = readings[found.indexOf(true)];
    if (first !== undefined) kept.set(part, first);
  }
  return {
    kept: parts.flatMap((part) => kept.get(part) ?? []),
    dropped: parts.filter((part) => !kept.has(part)),
  };
}
