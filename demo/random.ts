/**
 * A small seeded source of randomness: the 32-bit generator "mulberry32". Good enough for a demo, never for secrets.
 * Each piece gets a stream of its own, so that one more draw in one piece does not change all that follow.
 */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  readonly next: () => number;
  /** An integer from `from` to `to`, both included. */
  readonly int: (from: number, to: number) => number;
  /** True with the given probability from 0 to 1. */
  readonly chance: (probability: number) => boolean;
  /** One of the items. @throws RangeError when there is none */
  readonly pick: <T>(items: readonly T[]) => T;
  /** One of the items, the likelier the greater its weight. @throws RangeError when there is none */
  readonly weighted: <T>(items: readonly (readonly [item: T, weight: number])[]) => T;
}

/** Streams with the same seed and name are the same. */
export function createRandom(seed: number, name = ''): Random {
  let state = hash(`${seed}/${name}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[int(0, items.length - 1)] as T;
  };
  const weighted = <T>(items: readonly (readonly [T, number])[]): T => {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return pick(items)[0];
  };
  return { next, int, pick, weighted, chance: (probability) => next() < probability };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}
