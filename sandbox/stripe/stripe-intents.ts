import type { Kept } from '../books.ts';
import type { CardOutcome } from './test-cards.ts';

/** A PaymentIntent in Stripe's own format, limited to the fields that are used. */
export interface Intent extends Kept {
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly amount_capturable: number;
  readonly amount_received: number;
  readonly canceled_at: number | null;
  readonly capture_method: string;
  readonly client_secret: string;
  readonly created: number;
  readonly currency: string;
  readonly description: string | null;
  readonly last_payment_error: StripeProblem | null;
  readonly latest_charge: Charge | null;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly next_action: { readonly type: 'use_stripe_sdk'; readonly use_stripe_sdk: object } | null;
  readonly on_behalf_of: null;
  readonly payment_method_types: readonly string[];
  readonly status: IntentStatus;
  readonly transfer_data: null;
}

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly amount_refunded: number;
  readonly captured: boolean;
}

/** An intent with the stand-in's private data: the card's result after the bank's check. */
export interface KeptIntent extends Intent {
  readonly afterwards: CardOutcome | null;
}

export interface StripeProblem {
  readonly type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly code?: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly param?: string;
}

/** A refusal in Stripe's words, with its status. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly problem: StripeProblem;
  constructor(status: number, problem: StripeProblem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}

export const invalid = (message: string, code?: string, status = 400): StripeRefusal =>
  new StripeRefusal(status, {
    type: 'invalid_request_error',
    message,
    ...(code === undefined ? {} : { code }),
  });

const unexpectedState = (intent: Intent, verb: string): StripeRefusal =>
  invalid(
    `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`,
    'payment_intent_unexpected_state',
  );

/** Charges a card, or completes it after the bank's consent: with manual capture it is only authorised. */
export function confirmed(intent: KeptIntent, outcome: CardOutcome, chargeId: string): KeptIntent {
  if (intent.status === 'requires_capture' || intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(intent, 'confirmed');
  }
  switch (outcome.kind) {
    case 'declined':
      return {
        ...intent,
        status: 'requires_payment_method',
        next_action: null,
        afterwards: null,
        last_payment_error: {
          type: 'card_error',
          code: outcome.code,
          message: outcome.message,
          ...(outcome.declineCode === null ? {} : { decline_code: outcome.declineCode }),
        },
      };
    case 'asks-shopper':
      return {
        ...intent,
        status: 'requires_action',
        afterwards: outcome.then,
        last_payment_error: null,
        next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
      };
    case 'approved': {
      const { amount } = intent;
      const isManual = intent.capture_method === 'manual';
      return {
        ...intent,
        status: isManual ? 'requires_capture' : 'succeeded',
        amount_capturable: isManual ? amount : 0,
        amount_received: isManual ? 0 : amount,
        afterwards: null,
        next_action: null,
        last_payment_error: null,
        latest_charge: { id: chargeId, object: 'charge', amount, amount_refunded: 0, captured: !isManual },
      };
    }
  }
}

/** The bank has checked the shopper: success leads to another confirmation, failure back to the card. */
export function authenticated(intent: KeptIntent, passed: boolean): KeptIntent {
  if (intent.status !== 'requires_action') throw unexpectedState(intent, 'authenticated');
  if (passed) return { ...intent, status: 'requires_confirmation', next_action: null };
  return {
    ...intent,
    status: 'requires_payment_method',
    next_action: null,
    afterwards: null,
    last_payment_error: {
      type: 'card_error',
      code: 'payment_intent_authentication_failure',
      message: 'The provided PaymentMethod has failed authentication.',
    },
  };
}

export function captured(intent: KeptIntent): KeptIntent {
  if (intent.status !== 'requires_capture' || intent.latest_charge === null) {
    throw unexpectedState(intent, 'captured');
  }
  return {
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: intent.amount,
    latest_charge: { ...intent.latest_charge, captured: true },
  };
}

export function cancelled(intent: KeptIntent, at: number): KeptIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpectedState(intent, 'canceled');
  return { ...intent, status: 'canceled', amount_capturable: 0, canceled_at: at, next_action: null };
}

/** @param amount null: all that is left */
export function refunded(
  intent: KeptIntent,
  amount: number | null,
): { readonly intent: KeptIntent; readonly amount: number } {
  const charge = intent.latest_charge;
  if (intent.status !== 'succeeded' || charge === null) {
    throw invalid('This PaymentIntent does not have a successful charge to refund.');
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  const given = amount ?? left;
  if (given <= 0 || given > left) {
    throw invalid(`Refund amount (${given}) is greater than unrefunded amount on charge (${left})`);
  }
  return {
    amount: given,
    intent: { ...intent, latest_charge: { ...charge, amount_refunded: charge.amount_refunded + given } },
  };
}
