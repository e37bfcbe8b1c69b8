/** The ways to pay that the shop offers now, in the order in which it shows them (spec 9). */
export const paymentMethods = ['bank_transfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
