import type { Cents } from '../../../../shared/money/cents.ts';

/**
 * What becomes of the money of an order that is called off. `authorised`: it is given back before it was taken. `paid`: the
 * shop pays back all money that came. `disputed`: somebody else decides first. `by-bank`: the customer has it back already.
 * `restCents`: what the shop pays back beside the two latter. `giftCents`: what is on the gift voucher again that had paid it.
 */
export interface CalledOffMoney {
  readonly kind: 'none' | 'authorised' | 'paid' | 'disputed' | 'by-bank';
  readonly restCents: Cents;
  readonly giftCents: Cents;
}

/**
 * @param isPaid whether money came: what a gift voucher has paid is none
 * @param refundedCents the money that is ordered back now
 * @param heldCents what a provider holds of it until a dispute is decided
 * @param lostCents what a dispute has given back to the customer
 */
export function moneyOfCalledOff({
  isPaid,
  isAuthorised,
  refundedCents,
  giftCents,
  heldCents,
  lostCents,
}: {
  readonly isPaid: boolean;
  readonly isAuthorised: boolean;
  readonly refundedCents: Cents;
  readonly giftCents: Cents;
  readonly heldCents: Cents;
  readonly lostCents: Cents;
}): CalledOffMoney {
  if (isAuthorised) return { kind: 'authorised', restCents: 0, giftCents };
  if (!isPaid) return { kind: 'none', restCents: 0, giftCents };
  if (heldCents > 0) return { kind: 'disputed', restCents: refundedCents, giftCents };
  if (lostCents > 0) return { kind: 'by-bank', restCents: refundedCents, giftCents };
  return { kind: 'paid', restCents: 0, giftCents };
}
