/** What staff can do with an order, as far as it allows it. */
export const orderActions = [
  'accept',
  'decline',
  'mark-as-paid',
  'take-back-receipt',
  'prepare',
  'ship',
  'correct-shipment',
  'hand-over',
  'return',
  'take-back',
  'cancel',
  'refund',
] as const;
export type OrderAction = (typeof orderActions)[number];
