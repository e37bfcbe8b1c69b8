/** Whatever an order's history may tell; the back office has words for each. */
export const historyEventTypes = [
  'order-drafted',
  'order-offered',
  'order-accepted',
  'order-declined',
  'order-lapsed',
  'order-cancelled',
  'order-reinstated',
  'payment-reminded',
  'payment-received',
  'payment-part-received',
  'payment-surplus',
  'payment-too-late',
  'payment-lapsed',
  'payment-dropped',
  'payment-refunded',
  'receipt-taken-back',
  'refund-ordered',
  'refund-made',
  'refund-tried-again',
  'surplus-refunded',
  'piece-prepared',
  'piece-shipped',
  'piece-handed-over',
  'piece-returned',
  'line-taken-back',
  'rental-overdue',
  'rental-clash',
  'rental-returned',
  'dispatch-proved',
  'withdrawal-received',
  'ending-received',
  'declaration-closed',
  'declaration-reopened',
  'mail-sent-again',
  'link-renewed',
  'note',
] as const;
export type HistoryEventType = (typeof historyEventTypes)[number];

/** Who acts without being a person: the shop itself, its jobs, the providers of payments, and the customer. */
export type HistoryActor =
  'visitor' | 'shop' | 'payments' | 'lapse-orders' | 'keep-rentals' | 'remind-payments';
