import type { Cents } from '../../../../shared/money/cents.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { PaymentState } from './payment-state.ts';

export type RefundLimit =
  | { readonly code: 'nothing-to-refund' }
  /** More than is left of what was paid. */
  | { readonly code: 'refund-too-much'; readonly leftCents: Cents };

/** How much goes back, and where to. */
export interface RefundShares {
  readonly moneyCents: Cents;
  /** Goes to the gift voucher that has paid it: a voucher's value is not paid out (AGB 10.5). */
  readonly giftCents: Cents;
}

/**
 * How much of a payment may go back. Money goes back first, and the gift voucher gets the rest.
 * @param orderedCents what was or will be paid back already, in money
 * @param giftLeftCents what a gift voucher has paid and did not get back
 * @param wantedCents integer from 1; null: all that is left
 */
export function amountToRefund(
  payment: PaymentState,
  orderedCents: Cents,
  giftLeftCents: Cents,
  wantedCents: Cents | null,
): Result<RefundShares, RefundLimit> {
  const isPaid = payment.state === 'received' || payment.state === 'refund-due';
  const moneyLeft = isPaid ? Math.max(0, payment.receivedCents - orderedCents) : 0;
  // Until the rest was paid the order only holds it, and money that came too late has paid for nothing.
  const giftLeft = payment.state === 'received' || payment.state === 'refunded' ? giftLeftCents : 0;
  const leftCents = moneyLeft + giftLeft;
  if (leftCents <= 0) return fail({ code: 'nothing-to-refund' });
  const amountCents = wantedCents ?? leftCents;
  if (amountCents > leftCents) return fail({ code: 'refund-too-much', leftCents });
  const moneyCents = Math.min(amountCents, moneyLeft);
  return ok({ moneyCents, giftCents: amountCents - moneyCents });
}

/**
 * How much of an authorised payment the shop may do without.
 * @param wantedCents integer from 1; null: all of it
 */
export function amountToWaive(
  payment: Extract<PaymentState, { state: 'authorised' }>,
  wantedCents: Cents | null,
): Result<Cents, RefundLimit> {
  const leftCents = payment.amountCents;
  const amountCents = wantedCents ?? leftCents;
  return amountCents > leftCents ? fail({ code: 'refund-too-much', leftCents }) : ok(amountCents);
}
