import type { Cents } from '../../../shared/money/cents.ts';
import type {
  ProviderName,
  SellerProtection,
  RefundProblem,
} from '../../../shared/orders/payment-vocabulary.ts';

export type { ProviderName };

/** How the shopper pays: the card form, the card provider's own page, Klarna behind that page, or the wallet. */
export type PaymentKind = 'card' | 'checkout' | 'klarna' | 'wallet';

export const providerOf: Record<PaymentKind, ProviderName> = {
  card: 'stripe',
  checkout: 'stripe',
  klarna: 'stripe',
  wallet: 'paypal',
};

/**
 * The state of a payment, in one vocabulary for all providers. `authorised`: the money can be captured, but has not
 * been. `pending`: captured, but the provider is still checking it.
 */
export type ProviderPaymentState = 'open' | 'authorised' | 'pending' | 'captured' | 'cancelled';

/** A payment as the shop stores it. */
export interface ProviderPayment {
  readonly id: string;
  readonly provider: ProviderName;
  readonly kind: PaymentKind;
  /** The purpose, in the words of the caller that requested it. */
  readonly reference: string;
  readonly amountCents: Cents;
  readonly state: ProviderPaymentState;
  readonly externalId: string | null;
  readonly transactionId: string | null;
  readonly refundedCents: Cents;
  readonly openedAt: Date;
}

/** A payment as the provider reports it. */
export interface SeenPayment {
  readonly externalId: string;
  readonly state: ProviderPaymentState;
  /** The amount that is or would be collected, in the smallest unit of `currency`. */
  readonly amountCents: Cents;
  /** ISO 4217, capital letters. */
  readonly currency: string;
  /** Our id of the payment, as stored by the provider. */
  readonly paymentId: string | null;
  /** Whether the money goes to somebody other than this shop. */
  readonly isForOthers: boolean;
  /** Whether it is of the provider's other mode: no real money where the shop takes real money, or the other way round. */
  readonly isOfOtherMode: boolean;
  /** Whether the provider protects the shop against complaints; null: it does not say. */
  readonly sellerProtection: SellerProtection | null;
  readonly transactionId: string | null;
  readonly refundedCents: Cents;
  /** When the money was taken, in the provider's own books; null: it was not, or they do not say. */
  readonly capturedAt: Date | null;
  /**
   * Until when it can be captured, where that has to wait until the goods leave the shop; null: it is captured as soon as
   * it is authorised.
   */
  readonly captureBefore: Date | null;
  /** Why the last attempt failed, in the provider's words to the shopper. */
  readonly failure: string | null;
  /** Lets the browser pay this payment and nothing else. */
  readonly clientSecret: string | null;
  /** The provider's page on which it is paid. */
  readonly address: string | null;
}

/** A refund as the provider reports it. `failed`: it went out, and has come back. */
export interface SeenRefund {
  readonly externalId: string;
  /** Our id of it, as stored by the provider; null: it was made there by hand. */
  readonly id: string | null;
  readonly amountCents: Cents;
  readonly state: 'pending' | 'made' | 'failed';
  /** Why it has failed. */
  readonly problem: RefundProblem | null;
}

/** Data that must agree on both sides before money is captured or considered paid. */
export type Mismatch = 'payment' | 'amount' | 'currency' | 'payee' | 'mode';

/**
 * How a payment at the provider differs from the requested one; empty if it does not. Somebody may have captured a part
 * of an authorised amount at the provider's own desk: that is still this payment, and the caller decides what it is
 * worth.
 */
export function mismatches(
  asked: Pick<ProviderPayment, 'id' | 'amountCents'>,
  seen: Pick<
    SeenPayment,
    'paymentId' | 'amountCents' | 'currency' | 'isForOthers' | 'isOfOtherMode' | 'state'
  >,
): Mismatch[] {
  const found: Mismatch[] = [];
  if (seen.paymentId !== asked.id) found.push('payment');
  const isPart = seen.state === 'captured' && seen.amountCents > 0 && seen.amountCents < asked.amountCents;
  if (seen.amountCents !== asked.amountCents && !isPart) found.push('amount');
  if (seen.currency !== 'EUR') found.push('currency');
  if (seen.isForOthers) found.push('payee');
  if (seen.isOfOtherMode) found.push('mode');
  return found;
}

/**
 * Answers may overtake each other: an older answer, which knows less, does not undo a newer one. Captured and cancelled
 * payments stay so.
 */
export function laterState(kept: ProviderPaymentState, seen: ProviderPaymentState): ProviderPaymentState {
  if (kept === 'captured' || kept === 'cancelled') return seen === 'captured' ? seen : kept;
  return seen;
}
