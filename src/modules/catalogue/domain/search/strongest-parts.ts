import { isHead, takeApart } from './compound.ts';
import type { QueryPart } from './query-part.ts';
import type { Stand } from './understand-query.ts';

/**
 * How important a part of a query is to the shopper. Quantities are dropped first, guessed ones before others, then
 * what is said beside the piece itself; what it is goes last.
 */
export const strengths = [
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

/** @param stands the catalogue's words that a word is searched by: a mistyped 'sesel' is also a kind of piece */
export function strengthOf({ meanings, terms, isGuess }: QueryPart, stands: Stand = new Map()): Strength {
  if (isGuess) return 'guess';
  const [meaning] = meanings;
  switch (meaning?.kind) {
    case 'width':
    case 'height':
    case 'depth':
      return 'measure';
    case 'price':
      return 'price';
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
  // More than half of the shop is made of wood.
  if (terms.every(({ word }) => word === 'holz')) return 'material';
  const names = terms.flatMap(({ word, synonyms }) => [word, ...synonyms, ...(stands.get(word) ?? [])]);
  return names.some((name) => isHead(name) || takeApart(name) !== null) ? 'kind' : 'word';
}

/** Most important first; equally important parts in the order typed. */
export function strongestFirst(parts: readonly QueryPart[], stands?: Stand): QueryPart[] {
  const rank = (part: QueryPart): number => strengths.indexOf(strengthOf(part, stands));
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
  stands?: Stand,
): Promise<Loosened> {
  const kept = new Map<QueryPart, QueryPart>();
  for (const part of strongestFirst(parts, stands)) {
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
