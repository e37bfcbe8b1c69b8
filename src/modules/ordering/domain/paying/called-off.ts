import type { Cents } from '../../../../shared/money/cents.ts';

/**
 * What becomes of the money of an order that is called off. `authorised`: it is given back before it was taken. `paid`: the
 * shop pays all of it back. `disputed`: somebody else decides first. `by-bank`: the customer has it back already.
 * `restCents`: what the shop pays back beside the two latter.
 */
export interface CalledOffMoney {
  readonly kind: 'none' | 'authorised' | 'paid' | 'disputed' | 'by-bank';
  readonly restCents: Cents;
}

/**
 * @param refundedCents what is ordered back now
 * @param heldCents what a provider holds of it until a dispute is decided
 * @param lostCents what a dispute has given back to the customer
 */
export function moneyOfCalledOff({
  isPaid,
  isAuthorised,
  refundedCents,
  heldCents,
  lostCents,
}: {
  readonly isPaid: boolean;
  readonly isAuthorised: boolean;
  readonly refundedCents: Cents;
  readonly heldCents: Cents;
  readonly lostCents: Cents;
}): CalledOffMoney {
  if (isAuthorised) return { kind: 'authorised', restCents: 0 };
  if (!isPaid) return { kind: 'none', restCents: 0 };
  if (heldCents > 0) return { kind: 'disputed', restCents: refundedCents };
  if (lostCents > 0) return { kind: 'by-bank', restCents: refundedCents };
  return { kind: 'paid', restCents: 0 };
}
