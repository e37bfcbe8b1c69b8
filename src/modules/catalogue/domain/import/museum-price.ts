import type { Cents } from '../../../../shared/cents.ts';
import type { Dimensions, Era } from '../piece.ts';

/** Percent of the base price by the last possible year of manufacture. */
const byAge: readonly (readonly [before: number, percent: number])[] = [
  [1700, 400],
  [1800, 300],
  [1900, 200],
  [1945, 150],
  [1980, 130],
];

/** Percent of the base price by the largest dimension, in millimetres. */
const bySize: readonly (readonly [below: number, percent: number])[] = [
  [500, 80],
  [1200, 100],
  [2000, 120],
];
const overSize = 150;

/**
 * A price for a piece that never had one: the base price of its kind × age × size, rounded to ten euros.
 *
 * Age depends on the year of manufacture and not on today's date, so that the same file gives the same prices next
 * year. An unknown age or size counts as 100 %.
 */
export function museumPrice(basePriceEuros: number, era: Era | null, dimensions: Dimensions): Cents {
  const age = era === null ? 100 : (byAge.find(([before]) => era.toYear < before)?.[1] ?? 100);
  const largest = largestMm(dimensions);
  const size = largest === 0 ? 100 : (bySize.find(([below]) => largest < below)?.[1] ?? overSize);
  const tens = Math.round((basePriceEuros * age * size) / 100_000);
  return Math.max(tens, 1) * 1000;
}

/** 0 if no dimension is known. */
export function largestMm({ widthMm, heightMm, depthMm, diameterMm }: Dimensions): number {
  return Math.max(widthMm ?? 0, heightMm ?? 0, depthMm ?? 0, diameterMm ?? 0);
}
