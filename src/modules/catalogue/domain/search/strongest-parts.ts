import { isHead, takeApart } from './compound.ts';
import type { QueryPart } from './query-part.ts';
import type { Stand } from './text-queries.ts';

/**
 * How much a part of a query counts for the shopper. Figures give way first, the guessed ones before the
 * others, then what is said beside the piece itself; what it is goes last.
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
export type Strength = (typeof strengths)[number];

/** @param stands by what words of the catalogue a word is looked for: a mistyped 'sesel' is a kind of piece as well */
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
    case 'maker':
    case 'shop-type':
    case 'rentable':
      return 'offer';
    case undefined:
      break;
  }
  // Of wood is more than half of the shop.
  if (terms.every(({ word }) => word === 'holz')) return 'material';
  const names = terms.flatMap(({ word, synonyms }) => [word, ...synonyms, ...(stands.get(word) ?? [])]);
  return names.some((name) => isHead(name) || takeApart(name) !== null) ? 'kind' : 'word';
}

/** From what counts most; of the same strength, what was typed earlier. */
export function strongestFirst(parts: readonly QueryPart[], stands?: Stand): QueryPart[] {
  const rank = (part: QueryPart): number => strengths.indexOf(strengthOf(part, stands));
  return parts.toSorted((one, other) => rank(other) - rank(one));
}

/** The remaining words of a query, in their order, and the dropped ones. */
export interface Loosened {
  readonly kept: readonly QueryPart[];
  readonly dropped: readonly QueryPart[];
}

/**
 * Takes the parts of a query in from the strongest to the weakest, each only if something is still found with all that
 * are in already, and in the first of its readings that does. So whatever is dropped had to be: with it, and the
 * stronger ones, nothing is found. A number of which nothing says what it stands for is not kept by itself: without the
 * words beside it, it says nothing.
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
