import type { Cents } from './cents.ts';

/** Providers of payments refuse less. */
export const minLeftToPay: Cents = 1_00;

/**
 * What a gift voucher pays of a total: all of it, or what is on it. What is left to pay otherwise is never less than
 * providers take, so that a few cents may stay on the voucher.
 * @param balanceCents 0 or more
 */
export function giftShare(balanceCents: Cents, totalCents: Cents): Cents {
  if (balanceCents >= totalCents) return totalCents;
  return Math.max(0, Math.min(balanceCents, totalCents - minLeftToPay));
}
