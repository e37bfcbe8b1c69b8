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
