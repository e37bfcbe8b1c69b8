import type { Range, RangeName } from '../../../../shared/piece-filters.ts';

/** A price in cents, or a dimension in millimetres. */
export interface MeantRange {
  readonly kind: RangeName;
  readonly range: Range;
}

/** Covers inaccurate measuring. */
const tolerance = 0.05;
/** A lone number is less certain. */
const guessTolerance = 0.1;

export function priced(from: number | null, to: number | null): MeantRange {
  return ordered('price', from, to);
}

/** @returns null for dimensions that no furniture has */
export function measured(kind: RangeName, from: number | null, to: number | null): MeantRange | null {
  const sensible = [from, to].every((value) => value === null || (value >= 10 && value <= 20_000));
  return sensible ? ordered(kind, from, to) : null;
}

/** 'breite 160' alone means approximately that. */
export function about(kind: RangeName, at: number, isGuess = false): MeantRange | null {
  const margin = Math.max(20, Math.round((at * (isGuess ? guessTolerance : tolerance)) / 10) * 10);
  return measured(kind, Math.max(10, at - margin), at + margin);
}

function ordered(kind: RangeName, from: number | null, to: number | null): MeantRange {
  return from !== null && to !== null && from > to
    ? { kind, range: { from: to, to: from } }
    : { kind, range: { from, to } };
}
