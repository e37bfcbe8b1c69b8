import type { TypedNumber } from '../numbers/typed-number.ts';

/** What is still owed after a refund of the typed amount. */
export function restAfter(amountCents: TypedNumber, owedCents: number): number {
  return typeof amountCents === 'number' && amountCents > 0 ? Math.max(0, owedCents - amountCents) : 0;
}

/**
 * Whether a refund of the typed amount deals with the withdrawal, as far as can be told.
 * @param owedCents for what came back; null: nothing did, so that the goods are still to be waited for
 */
export function settlesWithdrawals(amountCents: TypedNumber, owedCents: number | null): boolean {
  return typeof amountCents === 'number' && owedCents !== null && amountCents >= owedCents;
}
