import type { Cents } from '../../../shared/money/cents.ts';

/** `refund-returned`: a refund has come back. `other`: reserves and the like, which are about no payment. */
export const entryKinds = ['payment', 'refund', 'refund-returned', 'dispute', 'fee', 'other'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A line of a provider's books. */
export interface StatementEntry {
  readonly externalId: string;
  readonly kind: EntryKind;
  /** What the provider calls the money it is about, as `SeenPayment` does; null: about none. */
  readonly transactionId: string | null;
  /** Before fees; negative: taken from the shop. */
  readonly amountCents: Cents;
  /** What the provider kept; negative: given back. */
  readonly feeCents: Cents;
  readonly happenedAt: Date;
  /** With which payout it went to the bank; null: with none yet, or the provider does not say. */
  readonly payoutId: string | null;
}

/** A transfer from the provider to the shop's bank, or back if it is negative. */
export interface StatementPayout {
  readonly externalId: string;
  readonly amountCents: Cents;
  readonly state: 'on-its-way' | 'paid' | 'failed';
  /** YYYY-MM-DD */
  readonly arrivesOn: string;
  readonly createdAt: Date;
  /** Whether the provider says of which lines it consists. */
  readonly hasEntries: boolean;
}

export interface ProviderStatement {
  readonly entries: readonly StatementEntry[];
  readonly payouts: readonly StatementPayout[];
}

/** What is to be read of a provider's books. */
export interface StatementQuery {
  /** All lines and payouts since then, where the provider lists them. */
  readonly since: Date;
  readonly now: Date;
  /** Payouts whose lines are known, and need not be asked for. */
  readonly knownPayouts: ReadonlySet<string>;
  /** Payments whose lines are missing, where the provider tells them only of each payment. */
  readonly payments: readonly { readonly externalId: string }[];
}
