import type Stripe from 'stripe';
import type { ObjectStore } from '../object-store.ts';
import type { FormTree } from './form-body.ts';
import type { SandboxAnswers } from '../answers.ts';
import type { StripeRefusal } from './stripe-intents.ts';

/** One call of Stripe's API, within the store. */
export interface StripeCall {
  readonly objects: ObjectStore;
  readonly now: Date;
  /** The shop's address for browsers. */
  readonly shop: string;
  readonly params: FormTree;
  /** From the path. */
  readonly id: string;
  readonly answers: SandboxAnswers;
}

export interface StripeEvent {
  readonly type: string;
  /** Nothing in it is shown as a whole, whatever the call has asked for. */
  readonly about:
    | Stripe.PaymentIntent
    | Stripe.Charge
    | Stripe.Refund
    | Stripe.Checkout.Session
    | Stripe.Dispute
    | Stripe.Radar.EarlyFraudWarning
    | Stripe.Review;
}

export interface StripeAnswer {
  readonly body: object;
  /** What webhooks report about it, in Stripe's order. */
  readonly events?: readonly StripeEvent[];
  /** Answered as a refusal, although something has been written. */
  readonly refusal?: StripeRefusal;
}
