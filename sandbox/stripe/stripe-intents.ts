import type { Kept } from '../object-store.ts';
import { textAt, type FormTree } from './form-body.ts';
import type { CardOutcome } from './test-cards.ts';

/** A PaymentIntent in the stand-in's store: its state, and what was requested. */
export interface KeptIntent extends Kept {
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly amount_capturable: number;
  readonly amount_received: number;
  readonly canceled_at: number | null;
  /** Its authorisation ended by itself. */
  readonly has_expired?: boolean;
  readonly capture_method: string;
  readonly client_secret: string;
  readonly created: number;
  readonly currency: string;
  readonly last_payment_error: StripeProblem | null;
  readonly latest_charge: KeptCharge | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly status: IntentStatus;
  /** `shipping`, `receipt_email` and the like, as they were sent. */
  readonly params: FormTree;
  /** The card's result after the bank's check. */
  readonly afterwards: CardOutcome | null;
  /** What the card does to refunds. */
  readonly card: string | null;
}

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

export interface KeptCharge {
  readonly id: string;
  readonly status: 'succeeded' | 'pending' | 'failed';
  readonly created: number;
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  /** When the money was taken of what was only authorised before. */
  readonly captured_at?: number;
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

/** A refusal by its code: with 402 the card's, else of the request. */
export function refused(code: string, status = 400): StripeRefusal {
  const type = status === 402 ? 'card_error' : 'invalid_request_error';
  return new StripeRefusal(status, { type, code, message: `The request was refused: ${code}.` });
}

const unexpectedState = (intent: KeptIntent, verb: string): StripeRefusal =>
  invalid(
    `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`,
    'payment_intent_unexpected_state',
  );

/** Its charge, made now. */
export interface ChargeName {
  readonly id: string;
  readonly created: number;
}

const asked = new Set<IntentStatus>(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/**
 * Charges a card: with manual capture it is only authorised.
 * @param isPending the bank takes its time
 */
export function confirmed(
  intent: KeptIntent,
  outcome: CardOutcome,
  charge: ChargeName,
  isPending = false,
): KeptIntent {
  if (!asked.has(intent.status)) throw unexpectedState(intent, 'confirmed');
  switch (outcome.kind) {
    case 'declined':
      return declinedBy(
        { ...intent, latest_charge: chargeOf(intent, charge, 'failed') },
        {
          type: 'card_error',
          code: outcome.code,
          message: outcome.message,
          ...(outcome.declineCode === null ? {} : { decline_code: outcome.declineCode }),
        },
      );
    case 'asks-shopper':
      return { ...intent, status: 'requires_action', afterwards: outcome.then, last_payment_error: null };
    case 'approved':
      return isPending
        ? {
            ...intent,
            status: 'processing',
            afterwards: null,
            last_payment_error: null,
            latest_charge: chargeOf(intent, charge, 'pending'),
          }
        : approved(intent, charge);
  }
}

function chargeOf({ amount }: KeptIntent, name: ChargeName, status: KeptCharge['status']): KeptCharge {
  return { ...name, status, amount, amount_captured: 0, amount_refunded: 0 };
}

function declinedBy(intent: KeptIntent, problem: StripeProblem): KeptIntent {
  return { ...intent, status: 'requires_payment_method', afterwards: null, last_payment_error: problem };
}

function approved(intent: KeptIntent, name: ChargeName): KeptIntent {
  const { amount } = intent;
  const isManual = intent.capture_method === 'manual';
  const charge = chargeOf(intent, name, 'succeeded');
  return {
    ...intent,
    status: isManual ? 'requires_capture' : 'succeeded',
    amount_capturable: isManual ? amount : 0,
    amount_received: isManual ? 0 : amount,
    afterwards: null,
    last_payment_error: null,
    latest_charge: isManual ? charge : { ...charge, amount_captured: amount },
  };
}

/** The bank has checked the shopper: success charges the card, failure leads back to it. */
export function authenticated(intent: KeptIntent, passed: boolean, charge: ChargeName): KeptIntent {
  const { status, afterwards } = intent;
  if (status !== 'requires_action' || afterwards === null) throw unexpectedState(intent, 'authenticated');
  return passed
    ? confirmed(intent, afterwards, charge)
    : declinedBy(intent, {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message: 'The provided PaymentMethod has failed authentication.',
      });
}

/** What the bank has said in the end of a payment that was `processing`. */
export function processed(intent: KeptIntent, isTaken: boolean): KeptIntent {
  const { status, latest_charge: charge } = intent;
  if (status !== 'processing' || charge === null) throw unexpectedState(intent, 'processed');
  if (!isTaken) {
    return declinedBy(
      { ...intent, latest_charge: { ...charge, status: 'failed' } },
      { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
    );
  }
  return charge.amount_captured > 0
    ? { ...intent, status: 'succeeded', amount_received: charge.amount_captured }
    : approved(intent, charge);
}

/** @param isPending the money is under way */
export function captured(intent: KeptIntent, params: FormTree, isPending: boolean, at: number): KeptIntent {
  const { latest_charge: charge } = intent;
  if (intent.status !== 'requires_capture' || charge === null) throw unexpectedState(intent, 'captured');
  const amount = Number(textAt(params, 'amount_to_capture') ?? intent.amount);
  if (amount <= 0 || amount > intent.amount_capturable) {
    throw invalid('The requested capture amount is not allowed.', 'invalid_charge_amount');
  }
  return {
    ...intent,
    status: isPending ? 'processing' : 'succeeded',
    amount_capturable: 0,
    amount_received: isPending ? 0 : amount,
    latest_charge: { ...charge, amount_captured: amount, captured_at: at },
  };
}

/** An authorised charge is given back with it. */
export function cancelled(intent: KeptIntent, at: number): KeptIntent {
  const { status, latest_charge: charge } = intent;
  if (status === 'succeeded' || status === 'canceled' || status === 'processing')
    throw unexpectedState(intent, 'canceled');
  return {
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: at,
    latest_charge: charge?.status === 'succeeded' ? { ...charge, amount_refunded: charge.amount } : charge,
  };
}

const day = 24 * 3600;

/** When an authorisation ends that nobody captures: cards' after a week, Klarna's after four. */
export const authorisedUntil = ({ created }: Pick<KeptCharge, 'created'>, card: string | null): number =>
  created + (card === 'klarna' ? 28 : 7) * day;

/** Stripe ends it by itself, and the customer has nothing to pay. */
export function expired(intent: KeptIntent, at: number): KeptIntent {
  if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'expired');
  return { ...cancelled(intent, at), has_expired: true };
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
  const left = charge.amount_captured - charge.amount_refunded;
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
