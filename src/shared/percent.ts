import type { Cents } from './cents.ts';

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
