import type { Cents } from '../../../shared/money/cents.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { Result } from '../../../shared/result.ts';
import type {
  PaymentKind,
  ProviderName,
  ProviderPayment,
  SeenPayment,
  SeenRefund,
} from './provider-payment.ts';
import type { Goods } from './goods.ts';
import type { SeenCase } from './payment-case.ts';
import type { SeenCheck } from './provider-check.ts';
import type { StatementQuery, ProviderStatement } from './provider-statement.ts';
import type { RefundProblem, RefusalMeaning } from '../../../shared/orders/payment-vocabulary.ts';

/** Addresses to which the provider's page returns the shopper. */
export interface ReturnAddresses {
  readonly paid: string;
  readonly cancelled: string;
}

/** How goods went out. */
export interface ToldShipment {
  /** As staff typed it; null: they did not. */
  readonly carrier: string | null;
  readonly tracking: string;
}

export interface PaymentRequest {
  readonly kind: PaymentKind;
  /** What the payment is for: the caller finds its order by this. */
  readonly reference: string;
  readonly amountCents: Cents;
  /** The name that people know, such as 'Bestellung WMK-100234'. Shown on the provider's page. */
  readonly label: string;
  /** What stands on the statement of a card: 'WMK-100234'. */
  readonly number: string;
  readonly goods: Goods;
  readonly email: string;
  /** The language of the order, and so of the provider's page. */
  readonly language: Language;
  /** Required by providers with a page of their own. */
  readonly returns: ReturnAddresses;
}

export type ProviderBehaviour =
  /**
   * Slow, down, or sending nonsense: nobody knows what has happened, so retry. `isAnswered`: it said itself that it has
   * failed, and repeats that for a day under the same idempotency key.
   */
  | { readonly code: 'provider-unavailable'; readonly isAnswered?: boolean }
  /** The bank or the provider refuses. */
  | Declined
  /** The provider does not know it, or no longer does. */
  | { readonly code: 'payment-unknown' };

export interface Declined {
  readonly code: 'payment-declined';
  /** In words for the shopper; null: there are none. */
  readonly reason: string | null;
  readonly meaning: RefusalMeaning;
  /** What the provider calls it, as 'INSTRUMENT_DECLINED'. */
  readonly issue: string | null;
  /** For refunds: why, as staff read it. */
  readonly problem: RefundProblem;
}

/** The facts of a webhook; the provider itself is then asked what has happened. */
export interface ReadWebhook {
  readonly id: string;
  /** Our id of the payment or refund it is about; null if it does not say. */
  readonly paymentId: string | null;
  /** What the provider calls the money it is about; null if it does not say. */
  readonly transactionId: string | null;
  /** Whether it tells of something that is held against a payment. */
  readonly isAboutCase: boolean;
}

export type WebhookFailure =
  /** `isOfOtherMode`: it is genuine, and of the provider's other mode: somebody has mixed up keys or addresses. */
  | { readonly code: 'webhook-refused'; readonly isOfOtherMode?: boolean }
  | { readonly code: 'provider-unavailable' };

export interface WebhookRequest {
  /** As received, byte by byte: the signature covers it. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly now: Date;
  /** Whether it says something new about one of the shop's payments; otherwise its signature need not be checked. */
  readonly isOurs: (named: Omit<ReadWebhook, 'isAboutCase'>) => Promise<boolean>;
}

/** Older signatures are refused where the provider signs each late delivery again, as Stripe does. */
export const webhookToleranceSeconds = 300;

/**
 * The operations of every payment provider. Calls may be repeated safely with the same payment: each carries an
 * idempotency key, a time limit and a bounded number of retries.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Whether it asks Klarna for shoppers who choose that. */
  readonly takesKlarna: boolean;
  open(
    payment: Pick<ProviderPayment, 'id' | 'openedAt'>,
    paymentRequest: PaymentRequest,
  ): Promise<Result<SeenPayment, ProviderBehaviour>>;
  look(
    payment: Pick<ProviderPayment, 'kind'> & { readonly externalId: string },
  ): Promise<Result<SeenPayment, ProviderBehaviour>>;
  /** Captures the authorised money, once. @param amountCents at most what is authorised; null: all of it */
  capture(
    payment: Pick<ProviderPayment, 'id' | 'kind'> & { readonly externalId: string },
    amountCents: Cents | null,
  ): Promise<Result<SeenPayment, ProviderBehaviour>>;
  /** Cancels an uncaptured payment; payments that cannot be cancelled expire by themselves. */
  cancel(
    payment: Pick<ProviderPayment, 'id' | 'kind'> & { readonly externalId: string },
  ): Promise<Result<SeenPayment, ProviderBehaviour>>;
  /** @returns the refund as it is now: many are made at once, some take days */
  refund(refund: {
    readonly id: string;
    /** The idempotency key: a UUID, the same while nobody knows whether the provider has heard of it. */
    readonly key: string;
    readonly payment: Pick<ProviderPayment, 'id'> & { readonly transactionId: string };
    readonly amountCents: Cents;
  }): Promise<Result<SeenRefund, ProviderBehaviour>>;
  /** All refunds of a captured payment in the provider's books, also those that were made there by hand. */
  refundsOf(
    payment: Pick<ProviderPayment, 'kind'> & { readonly externalId: string; readonly transactionId: string },
  ): Promise<Result<readonly SeenRefund[], ProviderBehaviour>>;
  /** All that is, or was, held against a captured payment. */
  casesOf(payment: {
    readonly transactionId: string;
  }): Promise<Result<readonly SeenCase[], ProviderBehaviour>>;
  /**
   * Tells a provider that protects sellers by it how captured goods went out. Null: it does not want to know.
   * @returns whether it has learned it now; `known`: it had before
   */
  readonly tellShipment:
    | ((
        payment: { readonly externalId: string; readonly transactionId: string },
        shipment: ToldShipment,
      ) => Promise<Result<'told' | 'known', ProviderBehaviour>>)
    | null;
  /** What the provider's own books say of fees, refunds and payouts. */
  statementSince(query: StatementQuery): Promise<Result<ProviderStatement, ProviderBehaviour>>;
  /**
   * Events that the shop waits for, and that the provider does not send to this address: all of them if it knows none
   * such.
   */
  silentAbout(webhookAddress: string): Promise<Result<readonly string[], ProviderBehaviour>>;
  /** Whether its account is set up as a shop at this host needs it; settings of which it says nothing are unknown. */
  settingsAt(host: string, now: Date): Promise<readonly SeenCheck[]>;
  /** @returns null if it does not concern us; its authenticity was then not checked */
  readWebhook(request: WebhookRequest): Promise<Result<ReadWebhook | null, WebhookFailure>>;
}

/** The data that browsers get about the providers: enough to load a script, but nothing that opens accounts. */
export interface PaymentSetup {
  /** Null: cards are not accepted. */
  readonly stripeKey: string | null;
  readonly takesKlarna: boolean;
  readonly takesPaypal: boolean;
  /** The shop stands in for the providers itself: no money moves. */
  readonly isSandbox: boolean;
}

/** What an operation that was refused was to do. */
export type RefusedOperation = 'create' | 'capture' | 'refund' | 'track' | 'cases' | 'settings';
