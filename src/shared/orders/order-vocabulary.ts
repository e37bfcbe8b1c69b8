/** The closed sets of an order: database, REST, shop and office all ask them here. */

/** `draft`: not ordered yet, and nothing that staff see. */
export const orderStates = ['draft', 'offered', 'accepted', 'lapsed', 'declined', 'cancelled'] as const;

export const customerKinds = ['consumer', 'business'] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** `download`: of a gift voucher, which nobody carries anywhere. */
export const deliveryOptions = ['shipment', 'pickup', 'download'] as const;
export type DeliveryOption = (typeof deliveryOptions)[number];

/** Those by which a provider takes the money at once. */
export const providerMethods = ['stripe', 'klarna', 'paypal'] as const;
export type ProviderMethod = (typeof providerMethods)[number];

/** `gift_voucher`: one pays all of it, and nothing is left to be paid otherwise. */
export const paymentMethods = ['bank_transfer', ...providerMethods, 'gift_voucher'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The legal texts that a customer gets with an order. */
export const legalSlugs = ['terms', 'withdrawal', 'data-protection'] as const;
export type LegalSlug = (typeof legalSlugs)[number];

/** Whether nothing is to be paid for an order any more, and nothing of it that is still with the shop will be handed over. */
export const hasEnded = ({
  state,
  withdrawal,
}: {
  readonly state: string;
  readonly withdrawal?: { readonly isFree: boolean } | null | undefined;
}): boolean => withdrawal?.isFree === true || ended.has(state);

const ended: ReadonlySet<string> = new Set(['cancelled', 'lapsed', 'declined']);
