import type { Cents } from '../money/cents.ts';

/** What has come for a claim: without what was booked by mistake. */
export function receivedFor(
  receipts: readonly { readonly amountCents: Cents; readonly takenBack: object | null }[],
): Cents {
  return receipts.reduce(
    (sum, { amountCents, takenBack }) => (takenBack === null ? sum + amountCents : sum),
    0,
  );
}

/**
 * Whether a booking for a claim can be taken back: as long as it stands, and unless the shop has done without the rest.
 * Open again, such a claim would ask for what was waived as well; ended, it would give away more than was decided.
 */
export function mayTakeBackFor(
  { settled }: { readonly settled: { readonly as: 'paid' | 'waived' } | null },
  { takenBack }: { readonly takenBack: object | null },
): boolean {
  return takenBack === null && settled?.as !== 'waived';
}
