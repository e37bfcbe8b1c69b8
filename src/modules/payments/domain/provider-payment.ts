import type { Cents } from '../../../shared/cents.ts';

export type ProviderName = 'stripe' | 'paypal';

/** How the shopper pays: the card form, the card provider's own page, or the wallet. */
export type PaymentKind = 'card' | 'checkout' | 'wallet';

export const providerOf: Record<PaymentKind, ProviderName> = {
  card: 'stripe',
  checkout: 'stripe',
  wallet: 'paypal',
};

/**
 * What has become of a payment, in one vocabulary for all providers. `authorised`: the money can be captured, and is
 * not yet. `pending`: captured, but the provider is still looking at it.
 */
export type ProviderPaymentState = 'open' | 'authorised' | 'pending' | 'captured' | 'cancelled';

/** A payment as the shop keeps it. */
export interface ProviderPayment {
  readonly id: string;
  readonly provider: ProviderName;
  readonly kind: PaymentKind;
  /** For whose sake, in the words of who asked for it. */
  readonly reference: string;
  readonly amountCents: Cents;
  readonly state: ProviderPaymentState;
  readonly externalId: string | null;
  readonly transactionId: string | null;
  readonly refundedCents: Cents;
  readonly openedAt: Date;
}

/** A payment as the provider tells it. */
export interface SeenPayment {
  readonly externalId: string;
  readonly state: ProviderPaymentState;
  /** Of what is or would be collected, in the smallest unit of `currency`. */
  readonly amountCents: Cents;
  /** ISO 4217, capital letters. */
  readonly currency: string;
  /** Our id of the payment, as the provider has noted it. */
  readonly paymentId: string | null;
  /** Whether the money is for somebody else than this shop. */
  readonly isForOthers: boolean;
  readonly transactionId: string | null;
  readonly refundedCents: Cents;
  /** Why the last attempt came to nothing, in the provider's words to the shopper. */
  readonly failure: string | null;
  /** Lets the browser pay this payment and nothing else. */
  readonly clientSecret: string | null;
  /** The provider's page on which it is paid. */
  readonly address: string | null;
}

/** What must be the same on both sides before money is taken, or taken for paid. */
export type Mismatch = 'payment' | 'amount' | 'currency' | 'payee';

/** In what a payment at the provider is not the one that was asked for; empty when it is. */
export function mismatches(
  asked: Pick<ProviderPayment, 'id' | 'amountCents'>,
  seen: Pick<SeenPayment, 'paymentId' | 'amountCents' | 'currency' | 'isForOthers'>,
): Mismatch[] {
  const found: Mismatch[] = [];
  if (seen.paymentId !== asked.id) found.push('payment');
  if (seen.amountCents !== asked.amountCents) found.push('amount');
  if (seen.currency !== 'EUR') found.push('currency');
  if (seen.isForOthers) found.push('payee');
  return found;
}

/**
 * Answers may overtake each other: an older one, that knows less, does not undo a newer one. What is captured stays
 * so, and so does what is cancelled.
 */
export function laterState(kept: ProviderPaymentState, seen: ProviderPaymentState): ProviderPaymentState {
  if (kept === 'captured' || kept === 'cancelled') return seen === 'captured' ? seen : kept;
  return seen;
}
