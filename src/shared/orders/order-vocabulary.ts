/** The closed sets of an order: database, REST, shop and office all ask them here. */

/** `draft`: not ordered yet, and nothing that staff see. */
export const orderStates = ['draft', 'offered', 'accepted', 'lapsed', 'declined', 'cancelled'] as const;

/** Why an order was called off. `unpaid`: the contract stood, but the money did not come. */
export const cancelReasons = ['dropped', 'superseded', 'unpaid'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** What can be agreed about a piece. */
export const contractKinds = ['sale', 'rental'] as const;
export type ContractKind = (typeof contractKinds)[number];

/**
 * How far an order is handed over. `open`: paid, and something is not handed over yet, nor withdrawn from. `out`: something
 * rented is with the customer. `done`: everything was handed over.
 */
export const handoverFilters = ['open', 'out', 'done'] as const;
export type HandoverFilter = (typeof handoverFilters)[number];

/** What a consumer declares about a contract: §§ 356a, 312k BGB. */
export const declarationKinds = ['withdrawal', 'ending'] as const;
export type DeclarationKind = (typeof declarationKinds)[number];

/** How a rental is ended; `extraordinary`: for a reason that the customer names. */
export const endingManners = ['ordinary', 'extraordinary'] as const;
export type EndingManner = (typeof endingManners)[number];

export const invoiceKinds = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** How a claim for a rented piece ends. */
export const claimEnds = ['paid', 'waived'] as const;
export type ClaimEnd = (typeof claimEnds)[number];

export const customerKinds = ['consumer', 'business'] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** `download`: for gift vouchers, which nobody carries anywhere. */
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
