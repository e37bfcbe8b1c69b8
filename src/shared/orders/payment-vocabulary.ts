/** Whom the shop lets take money. */
export const providerNames = ['stripe', 'paypal'] as const;
export type ProviderName = (typeof providerNames)[number];

/**
 * What can be held against a payment that was captured. `inquiry`: the customer or the bank asks, and no money has moved;
 * `dispute`: it was taken back, or is held; `warning`: the bank believes that it was fraud; `review`: the provider thinks
 * that somebody should look.
 */
export const caseKinds = ['dispute', 'inquiry', 'warning', 'review'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** `needs-response`: the shop's turn. `waiting`: the provider's, the bank's or the customer's. */
export const caseStates = ['needs-response', 'waiting', 'ended'] as const;
export type CaseState = (typeof caseStates)[number];

/** `dropped`: it ended without anybody deciding about the money. */
export const caseOutcomes = ['won', 'lost', 'dropped'] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

/** What it is about, in one vocabulary for all providers. */
export const caseReasons = [
  'fraud',
  'not-received',
  'not-as-described',
  'refund-missing',
  'duplicate',
  'amount',
  'unknown-to-customer',
  'other',
] as const;
export type CaseReason = (typeof caseReasons)[number];

/**
 * Why a provider does not pay money back, as staff read it. `returned`: it was paid back, and the customer's bank has
 * sent it back. `unknown`: in words that this version does not know.
 */
export const refundProblems = [
  'disputed',
  'too-old',
  'no-funds',
  'payment-pending',
  'too-much',
  'only-whole',
  'not-possible',
  'shop-account',
  'customer-account',
  'returned',
  'settings',
  'unknown',
] as const;
export type RefundProblem = (typeof refundProblems)[number];

/**
 * How far a refund is at a provider. `taken-on`: the provider has it, and it takes some days. `refused`: for good, or the
 * money has come back to the provider. `late`: not made within a day, and no longer retried.
 */
export const refundStates = ['made', 'taken-on', 'under-way', 'late', 'refused'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * What a provider's refusal means, and so who can do something about it. `ask-again`: the shopper, by the same means;
 * `other-means`: the shopper, by other means; `try-later`: we, in a while and under a new idempotency key; `for-staff`:
 * somebody of the shop, at the provider or in its settings; `over`: nobody, since it has ended or was done before.
 */
export const refusalMeanings = ['ask-again', 'other-means', 'try-later', 'for-staff', 'over'] as const;
export type RefusalMeaning = (typeof refusalMeanings)[number];

/** How far PayPal protects the shop if a buyer complains: against everything, one kind of complaint, or not at all. */
export const sellerProtections = ['full', 'partly', 'none'] as const;
export type SellerProtection = (typeof sellerProtections)[number];

/**
 * How the shop's books and a provider's differ. `missing`: the provider has no line of it; `unknown`: the shop knows no
 * such payment; `amount`, `refunds`: both have it, with other sums; `order`: money was taken, and its order is neither
 * paid nor paid back; `payout`: its lines are not what was paid out; `payout-failed`: the bank has sent it back.
 */
export const providerDifferences = [
  'missing',
  'unknown',
  'amount',
  'refunds',
  'order',
  'payout',
  'payout-failed',
] as const;
export type ProviderDifference = (typeof providerDifferences)[number];

/** What a line of the providers' accounts is about; `unknown`: no payment that the shop knows. */
export const accountKinds = ['payment', 'unknown', 'fee', 'payout'] as const;
export type AccountKind = (typeof accountKinds)[number];
