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
