import type { Cents } from '../../../../shared/money/cents.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { OwedRental } from '../../../../shared/orders/used-share.ts';
import type { PaymentState } from './payment-state.ts';

export type RefundLimit =
  | { readonly code: 'nothing-to-refund' }
  /** More than is left of what was paid. */
  | { readonly code: 'refund-too-much'; readonly leftCents: Cents };

/** How much goes back, and where to. */
export interface RefundShares {
  readonly moneyCents: Cents;
  /** To the gift voucher that has paid it: what is on one is not paid out (AGB 10.5). */
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

/** What a refund is made up of. */
export type RefundPart =
  | { readonly kind: 'piece'; readonly position: number; readonly quantity: number; readonly cents: Cents }
  /** Below zero: for the loss of value of these pieces (§ 357a (1) BGB). */
  | { readonly kind: 'deduction'; readonly position: number; readonly cents: Cents }
  /** Below zero: for the days of a rental until it was withdrawn from (§ 357a (2) BGB). */
  | {
      readonly kind: 'used';
      readonly position: number;
      readonly days: number;
      readonly ofDays: number;
      readonly cents: Cents;
    }
  | { readonly kind: 'shipping'; readonly cents: Cents }
  /** Below zero: what was or will be paid back already. */
  | { readonly kind: 'paid-back'; readonly cents: Cents };

/** All that came back of an order, and what was paid back for it. */
export interface CameBack {
  readonly returns: readonly {
    readonly position: number;
    readonly quantity: number;
    readonly owedCents: Cents;
    readonly deduction: { readonly cents: Cents } | null;
  }[];
  /** Rentals that were out, of an order that is withdrawn from as a whole. */
  readonly rentals: readonly (OwedRental & { readonly position: number; readonly quantity: number })[];
  /** Nothing is left with the customer. */
  readonly isAllBack: boolean;
  readonly shippingCents: Cents;
  /** What was or will be paid back already. */
  readonly orderedCents: Cents;
}

/**
 * What staff will want to pay back for all that came back so far, and for what: the pieces, and the delivery once nothing
 * of the order is left with the customer (§ 357 (2) BGB).
 * @returns null while nothing came back, or nothing more is owed
 */
export function refundToSuggest({
  returns,
  rentals,
  isAllBack,
  shippingCents,
  orderedCents,
}: CameBack): { readonly cents: Cents; readonly parts: readonly RefundPart[] } | null {
  if (returns.length === 0 && rentals.length === 0) return null;
  const parts: RefundPart[] = [
    ...returns.flatMap(({ position, quantity, owedCents, deduction }): RefundPart[] => {
      const lostCents = deduction?.cents ?? 0;
      return [
        { kind: 'piece', position, quantity, cents: owedCents + lostCents },
        ...(lostCents === 0 ? [] : [{ kind: 'deduction' as const, position, cents: -lostCents }]),
      ];
    }),
    ...rentals.flatMap(({ position, quantity, grossCents, used }): RefundPart[] => [
      { kind: 'piece', position, quantity, cents: grossCents },
      ...(used === null
        ? []
        : [{ kind: 'used' as const, position, days: used.days, ofDays: used.ofDays, cents: -used.cents }]),
    ]),
    ...(isAllBack && shippingCents > 0 ? [{ kind: 'shipping' as const, cents: shippingCents }] : []),
    ...(orderedCents === 0 ? [] : [{ kind: 'paid-back' as const, cents: -orderedCents }]),
  ];
  const cents = parts.reduce((sum, part) => sum + part.cents, 0);
  return cents > 0 ? { cents, parts } : null;
}
