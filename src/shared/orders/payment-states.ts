/** What can become of the money for an order. */
export const paymentStates = [
  'open',
  'authorised',
  'expired',
  'received',
  'lapsed',
  'released',
  'refund-due',
  'refunded',
] as const;

/**
 * The states of its payment in which an accepted order is delivered: the money has come or is promised. That the shop has
 * paid it back, or does without it, leaves the order as it is.
 */
export const deliveredStates = ['received', 'authorised', 'released', 'refunded'] as const;

/** @param payment of an accepted order; undefined: the customer was not asked to pay */
export function isDelivered(payment: string | null | undefined): boolean {
  return deliveredStates.some((state) => state === payment);
}

/** Whether nothing of the money is the shop's any more, though the order stands. */
export function isPaidBack(payment: string | null | undefined): boolean {
  return payment === 'released' || payment === 'refunded';
}

/** The states in which an order's money is missing. */
export const awaitedStates = ['open', 'lapsed', 'expired'] as const;

export function isAwaited(payment: string): boolean {
  return awaitedStates.some((state) => state === payment);
}

/** Whether money may still make, or keep, the contract: it stands, or was called off only for want of money. */
export function canStillBePaid({
  state,
  reason,
}: {
  readonly state: string;
  /** Why it was cancelled. */
  readonly reason?: string | null;
}): boolean {
  return state === 'accepted' || (state === 'cancelled' && reason === 'unpaid');
}
