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
  'payment-refund-returned',
  'payment-pending',
  'payment-authorised',
  'capture-asked',
  'payment-waived',
  'authorisation-released',
  'authorisation-ended',
  'payment-asked-again',
  'payment-refused',
  'case-opened',
  'case-worse',
  'case-won',
  'case-lost',
  'case-ended',
  'case-released',
  'receipt-taken-back',
  'invoice-issued-again',
  'vat-corrected',
  'refund-ordered',
  'refund-by-bank',
  'refund-made',
  'refund-returned',
  'refund-tried-again',
  'surplus-refunded',
  'piece-prepared',
  'piece-shipped',
  'shipment-corrected',
  'piece-handed-over',
  'piece-returned',
  'piece-taken-out',
  'line-taken-back',
  'rental-overdue',
  'rental-clash',
  'rental-returned',
  'rental-not-returned',
  'damage-claimed',
  'claim-part-paid',
  'claim-paid',
  'claim-waived',
  'shipment-told',
  'shipment-not-told',
  'dispatch-proved',
  'exemption-proved',
  'exemption-proof-removed',
  'withdrawal-received',
  'ending-received',
  'declaration-accepted',
  'pieces-recorded',
  'declaration-closed',
  'declaration-reopened',
  'mail-sent-again',
  'link-renewed',
  'note',
] as const;
export type HistoryEventType = (typeof historyEventTypes)[number];

/**
 * Events that follow by themselves from earlier ones, and those that change nothing in what staff decide. All other
 * events raise an order's version.
 */
export const quietEventTypes: readonly HistoryEventType[] = [
  'payment-reminded',
  'refund-made',
  'shipment-told',
  'shipment-not-told',
  'mail-sent-again',
  'link-renewed',
];

/** The actors that are no persons: the shop itself, its jobs, the providers of payments, and the customer. */
export type HistoryActor =
  | 'visitor'
  | 'shop'
  | 'payments'
  | 'lapse-orders'
  | 'keep-rentals'
  | 'remind-payments';
