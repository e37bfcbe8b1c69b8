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
