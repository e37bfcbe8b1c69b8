import type { Cents } from './cents.ts';

export interface Weighted {
  /** Unique among the weights; decides who gets an odd cent if everything else is equal. */
  readonly key: string;
  /** Integer, 0 or more. */
  readonly weight: number;
}

/**
 * Splits an amount in proportion to weights, by largest remainder: the shares are integers and add up to the amount.
 * The order of the weights does not matter. If all weights are 0, they count equally.
 * @param amount integer cents, positive or negative
 * @returns the shares in the order of `weights`; empty without weights
 */
export function split(amount: Cents, weights: readonly Weighted[]): readonly Cents[] {
  const sum = weights.reduce((total, { weight }) => total + weight, 0);
  if (sum === 0 && weights.length > 0) {
    return split(
      amount,
      weights.map(({ key }) => ({ key, weight: 1 })),
    );
  }
  const sign = amount < 0 ? -1 : 1;
  const parts = weights.map(({ key, weight }, index) => {
    // Big integers, because cents times cents exceed what a number holds exactly.
    const product = BigInt(Math.abs(amount)) * BigInt(weight);
    return { key, index, floor: Number(product / BigInt(sum)), rest: product % BigInt(sum) };
  });
  const odd = Math.abs(amount) - parts.reduce((total, { floor }) => total + floor, 0);
  const byClaim = parts.toSorted((a, b) =>
    a.rest === b.rest ? (a.key < b.key ? -1 : 1) : a.rest > b.rest ? -1 : 1,
  );
  const lucky = new Set(byClaim.slice(0, odd).map(({ index }) => index));
  // `|| 0` keeps a share of 0 from being minus zero.
  return parts.map(({ floor, index }) => sign * (floor + (lucky.has(index) ? 1 : 0)) || 0);
}
