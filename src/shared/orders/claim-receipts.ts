import type { Cents } from '../money/cents.ts';
import type { ClaimEnd } from './order-vocabulary.ts';

/** The money that has come for a claim: without what was booked by mistake. */
export function receivedFor(
  receipts: readonly { readonly amountCents: Cents; readonly takenBack: object | null }[],
): Cents {
  return receipts.reduce(
    (sum, { amountCents, takenBack }) => (takenBack === null ? sum + amountCents : sum),
    0,
  );
}

/**
 * Whether a booking for a claim can be taken back: as long as it stands, nothing of it went back, and unless the shop has
 * done without the rest. Open again, such a claim would ask for what was waived as well; ended, it would give away more
 * than was decided.
 * @param claim `isReturned`: what was too much was transferred back
 */
export function mayTakeBackFor(
  {
    settled,
    isReturned,
  }: { readonly settled: { readonly as: ClaimEnd } | null; readonly isReturned: boolean },
  { takenBack }: { readonly takenBack: object | null },
): boolean {
  return takenBack === null && settled?.as !== 'waived' && !isReturned;
}
