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
