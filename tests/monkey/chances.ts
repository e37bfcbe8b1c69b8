/** Random numbers that are the same for the same seed, so that a walk can be repeated. */
export interface Chances {
  /** At least 0, below 1. */
  next(): number;
  /** @returns true in this many of 100 cases */
  in100(cases: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** @returns one of them, heavier ones more often; null if all weigh nothing */
  weighted<T>(from: readonly T[], weightOf: (one: T) => number): T | null;
  /** The same by name: if other elements come or go, the choice stays the same, unless a new one beats it. */
  named<T>(from: readonly T[], weightOf: (one: T) => number, nameOf: (one: T) => string): T | null;
}

export function chances(...seeds: readonly number[]): Chances {
  // mulberry32, which needs one number: similar seeds must not give similar walks.
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1) ^ (mixed >>> 15), 0x2545f491);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    in100: (cases) => next() * 100 < cases,
    pick(from) {
      const one = from[Math.floor(next() * from.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
    weighted(from, weightOf) {
      const total = from.reduce((sum, one) => sum + weightOf(one), 0);
      if (total <= 0) return null;
      let left = next() * total;
      return from.find((one) => (left -= weightOf(one)) < 0) ?? null;
    },
    named(from, weightOf, nameOf) {
      const turn = Math.floor(next() * 4_294_967_296);
      const times = new Map<string, number>();
      let chosen: (typeof from)[number] | null = null;
      let earliest = Infinity;
      for (const one of from) {
        const name = nameOf(one);
        const time = (times.get(name) ?? 0) + 1;
        times.set(name, time);
        // Each gets a random time, shorter for heavier ones; the shortest is chosen.
        const letters = Array.from(name, (letter) => letter.codePointAt(0) ?? 0);
        const comes = -Math.log(1 - chances(turn, time, ...letters).next()) / weightOf(one);
        if (comes < earliest) [chosen, earliest] = [one, comes];
      }
      return chosen;
    },
  };
}
