/**
 * An amount of money in integer euro cents. Differences may be negative. Sums never involve floats; euros exist only at
 * the REST edge and on screens.
 */
export type Cents = number;

/** Euros as REST shows them: a decimal number with at most two places. */
export function toEuros(amount: Cents): number {
  return amount / 100;
}

/**
 * Cents from euros as REST or a file gives them, rounded half up to the cent.
 * @throws RangeError when the value is not finite or beyond what cents can hold exactly
 */
export function fromEuros(euros: number): Cents {
  // Goes through the decimal text, because 1.005 * 100 is 100.49999999999999.
  const cents = Math.round(Number(`${euros}e2`));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount of money: ${euros}`);
  return cents;
}

/**
 * Whether a former price announces a reduction at all; whether its record supports one is another question (§ 11 PAngV).
 */
export const isAbovePrice = (formerPrice: Cents, price: Cents): boolean => formerPrice > price;

/** Returns a formatter that writes amounts the way a locale does: '1.250,00 €' for 'de-DE', '€1,250.00' for 'en-GB'. */
export function eurosIn(locale: string): (amount: Cents) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  return (amount) => format.format(toEuros(amount));
}

/** The amount as German text, '1.250,00 €', with a non-breaking space before the sign. */
export const formatEuros = eurosIn('de-DE');

/**
 * A percentage of an amount, in integer cents, rounded half up.
 *
 * Computed in integers, because floats make 4.35 € × 19 % a cent too low now and then.
 * @param amount integer cents, 0 or more
 * @param percent 0 or more, at most two decimals (Switzerland has 8.1)
 */
export function percentOf(amount: Cents, percent: number): Cents {
  return divideHalfUp(amount * Math.round(percent * 100), 10_000);
}

/**
 * `dividend / divisor` as an integer, rounded half up; exact where a float quotient would already be rounded.
 * @param dividend integer, 0 or more, below 2^52
 * @param divisor positive integer
 */
export function divideHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}

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

/** Whether a price falls by more than half: perhaps somebody missed a comma or a zero. */
export function isSteepFall(beforeCents: Cents, afterCents: Cents): boolean {
  return afterCents * 2 < beforeCents;
}

/** A price changed by a whole percentage, in whole euros and never below one; by nothing, it stays to the cent. */
export function changedPrice(cents: Cents, percent: number): Cents {
  if (percent === 0) return cents;
  return Math.max(100, Math.round((cents * (100 + percent)) / 10_000) * 100);
}
