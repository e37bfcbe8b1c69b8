import type { Cents } from '../../../shared/cents.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { PaymentState } from './payment-machine.ts';

export type RefundLimit =
  | { readonly code: 'nothing-to-refund' }
  /** More than is left of what was paid. */
  | { readonly code: 'refund-too-much'; readonly leftCents: Cents };

/**
 * How much of a payment may go back.
 * @param orderedCents what was or will be paid back already
 * @param wantedCents integer from 1; null: all that is left
 */
export function amountToRefund(
  payment: PaymentState,
  orderedCents: Cents,
  wantedCents: Cents | null,
): Result<Cents, RefundLimit> {
  const isPaid = payment.state === 'received' || payment.state === 'refund-due';
  const leftCents = isPaid ? payment.receivedCents - orderedCents : 0;
  if (leftCents <= 0) return fail({ code: 'nothing-to-refund' });
  const amountCents = wantedCents ?? leftCents;
  return amountCents > leftCents ? fail({ code: 'refund-too-much', leftCents }) : ok(amountCents);
}
