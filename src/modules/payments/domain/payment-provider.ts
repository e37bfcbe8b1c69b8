import type { Cents } from '../../../shared/cents.ts';
import type { Result } from '../../../shared/result.ts';
import type { PaymentKind, ProviderName, ProviderPayment, SeenPayment } from './provider-payment.ts';

/** Addresses to which the provider's page sends the shopper back. */
export interface ReturnAddresses {
  readonly paid: string;
  readonly cancelled: string;
}

export interface PaymentWish {
  readonly kind: PaymentKind;
  /** What the payment is for: the caller finds its order by this. */
  readonly reference: string;
  readonly amountCents: Cents;
  /** The short name that people know: the order's number. Stands on the provider's page and statements. */
  readonly label: string;
  readonly email: string;
  /** Needed where the provider has a page of its own. */
  readonly returns: ReturnAddresses;
}

export type ProviderFailure =
  /** Slow, down, or talking nonsense: nobody knows what has happened, so ask again. */
  | { readonly code: 'provider-unavailable' }
  /** The bank or the provider says no. */
  | { readonly code: 'payment-declined'; readonly reason: string | null }
  /** The provider does not know it, or not any more. */
  | { readonly code: 'payment-unknown' };

/** A webhook's facts; what has happened is then asked of the provider itself. */
export interface ReadWebhook {
  readonly id: string;
  /** Our id of the payment it is about; null when it is about something else. */
  readonly paymentId: string | null;
}

export type WebhookFailure = { readonly code: 'webhook-refused' } | { readonly code: 'provider-unavailable' };

export interface WebhookRequest {
  /** As received, byte by byte: the signature covers it. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly now: Date;
  /** Whether it tells something new of a payment that the shop knows; else its signature need not be looked at. */
  readonly isOurs: (named: { readonly id: string; readonly paymentId: string }) => Promise<boolean>;
}

/** Signatures older than this are refused: providers sign each late delivery again. */
export const webhookToleranceSeconds = 300;

/**
 * What every provider of payments can do. Repeating a call with the same payment is the same call: each carries an
 * idempotency key, a time limit and a bounded number of retries.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  open(
    payment: Pick<ProviderPayment, 'id' | 'openedAt'>,
    wish: PaymentWish,
  ): Promise<Result<SeenPayment, ProviderFailure>>;
  look(
    payment: Pick<ProviderPayment, 'kind'> & { readonly externalId: string },
  ): Promise<Result<SeenPayment, ProviderFailure>>;
  /** Takes the money that was authorised. */
  capture(
    payment: Pick<ProviderPayment, 'id' | 'kind'> & { readonly externalId: string },
  ): Promise<Result<SeenPayment, ProviderFailure>>;
  /** Gives up what was not captured; what cannot be given up ends by itself. */
  cancel(
    payment: Pick<ProviderPayment, 'id' | 'kind'> & { readonly externalId: string },
  ): Promise<Result<SeenPayment, ProviderFailure>>;
  /** @returns the provider's name of the refund */
  refund(refund: {
    readonly id: string;
    readonly transactionId: string;
    readonly amountCents: Cents;
  }): Promise<Result<string, ProviderFailure>>;
  /** @returns null: it is about nothing of ours, and whether it is genuine was not asked */
  readWebhook(request: WebhookRequest): Promise<Result<ReadWebhook | null, WebhookFailure>>;
}
