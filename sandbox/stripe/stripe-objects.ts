import type Stripe from 'stripe';
import type { FormTree } from './form-body.ts';
import { textAt } from './form-body.ts';
import { authorisedUntil, type KeptCharge, type KeptIntent } from './stripe-intents.ts';
import type { KeptRefund } from './stripe-refunds.ts';
import { movementObject, movementOfCharge } from './stripe-movements.ts';
import { cardOf } from './test-cards.ts';

/** Which of the related objects are shown as wholes: 'latest_charge', 'payment_intent.latest_charge'. */
export type Expand = ReadonlySet<string>;

export const nothing: Expand = new Set();

/** `expand` below one of them. */
export function below(expand: Expand, name: string): Expand {
  return new Set(
    [...expand].flatMap((one) => (one.startsWith(`${name}.`) ? [one.slice(name.length + 1)] : [])),
  );
}

/** An intent as Stripe shows it, with all fields that its own types require. */
export function intentObject(intent: KeptIntent, expand: Expand): Stripe.PaymentIntent {
  const { params, latest_charge: charge } = intent;
  const type = methodOf(intent);
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: textsAt(params, 'allowed_payment_method_types'),
    amount: intent.amount,
    amount_capturable: intent.amount_capturable,
    amount_details: { tip: {} },
    amount_received: intent.amount_received,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: intent.canceled_at,
    cancellation_reason: intent.has_expired === true ? 'automatic' : null,
    capture_method: intent.capture_method,
    client_secret: intent.client_secret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: null,
    customer_account: null,
    description: textAt(params, 'description'),
    excluded_payment_method_types: null,
    last_payment_error: intent.last_payment_error,
    latest_charge:
      charge === null
        ? null
        : expand.has('latest_charge')
          ? chargeObject(intent, charge, below(expand, 'latest_charge'))
          : charge.id,
    livemode: false,
    managed_payments: null,
    metadata: { ...intent.metadata },
    next_action:
      intent.status === 'requires_action'
        ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
        : null,
    on_behalf_of: null,
    payment_method: charge === null ? null : charge.id.replace('ch_', 'pm_'),
    payment_method_configuration_details: null,
    payment_method_options: type === 'card' ? { card: cardOptions } : {},
    payment_method_types: [type],
    payment_record: null,
    processing: intent.status === 'processing' && type === 'card' ? { type, card: {} } : null,
    receipt_email: textAt(params, 'receipt_email'),
    review: null,
    setup_future_usage: null,
    shipping: shippingIn(params),
    source: null,
    statement_descriptor: textAt(params, 'statement_descriptor'),
    statement_descriptor_suffix: textAt(params, 'statement_descriptor_suffix'),
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  };
}

const cardOptions = {
  installments: null,
  mandate_options: null,
  network: null,
  request_three_d_secure: 'automatic',
} as const;

const methodOf = ({ card }: KeptIntent): 'card' | 'klarna' => (card === 'klarna' ? 'klarna' : 'card');

/** As it is right after the capture. */
function movementIn(charge: KeptCharge, expand: Expand): Stripe.Charge['balance_transaction'] {
  if (charge.amount_captured === 0) return null;
  const movement = movementOfCharge(charge);
  return expand.has('balance_transaction') ? movementObject(movement, false, movement.created) : movement.id;
}

export function chargeObject(intent: KeptIntent, charge: KeptCharge, expand = nothing): Stripe.Charge {
  const { params, last_payment_error: problem } = intent;
  const isFailed = charge.status === 'failed';
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: charge.amount_captured,
    amount_refunded: charge.amount_refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: movementIn(charge, expand),
    billing_details: { address: emptyAddress, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: isFailed ? null : 'WMK',
    captured: charge.amount_captured > 0,
    created: charge.created,
    currency: intent.currency,
    customer: null,
    description: textAt(params, 'description'),
    disputed: false,
    failure_balance_transaction: null,
    failure_code: isFailed ? (problem?.code ?? null) : null,
    failure_message: isFailed ? (problem?.message ?? null) : null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: isFailed ? 'declined_by_network' : 'approved_by_network',
      reason: isFailed ? (problem?.decline_code ?? problem?.code ?? null) : null,
      risk_level: 'normal',
      risk_score: 21,
      seller_message: isFailed ? 'The bank did not return any further details.' : 'Payment complete.',
      type: isFailed ? 'issuer_declined' : 'authorized',
    },
    paid: charge.status === 'succeeded',
    payment_intent: intent.id,
    payment_method: charge.id.replace('ch_', 'pm_'),
    payment_method_details: methodDetails(intent, charge),
    receipt_email: textAt(params, 'receipt_email'),
    receipt_number: null,
    receipt_url: null,
    refunded: charge.amount_refunded > 0 && charge.amount_refunded === charge.amount,
    review: null,
    shipping: shippingIn(params),
    source: null,
    source_transfer: null,
    statement_descriptor: textAt(params, 'statement_descriptor'),
    statement_descriptor_suffix: textAt(params, 'statement_descriptor_suffix'),
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  };
}

const emptyAddress = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
} as const;

function methodDetails(intent: KeptIntent, charge: KeptCharge): Stripe.Charge.PaymentMethodDetails {
  if (methodOf(intent) === 'klarna') {
    return {
      type: 'klarna',
      klarna: {
        payer_details: { address: { country: 'DE' } },
        payment_method_category: 'pay_later',
        preferred_locale: 'de-DE',
      },
    };
  }
  return {
    type: 'card',
    card: {
      ...cardOf(intent.card),
      amount_authorized: charge.amount,
      authorization_code: null,
      ...(intent.capture_method === 'manual' ? { capture_before: authorisedUntil(charge, intent.card) } : {}),
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      electronic_commerce_indicator: null,
      exp_month: 12,
      exp_year: 2034,
      funding: 'credit',
      installments: null,
      mandate: null,
      network_token: { used: false },
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

export function refundObject(refund: KeptRefund, expand: Expand, intent: KeptIntent | null): Stripe.Refund {
  const isWhole = expand.has('payment_intent') && intent !== null;
  const isEnded = refund.status === 'failed' || refund.status === 'canceled';
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: refund.id.replace('re_', 'txn_'),
    charge: refund.charge,
    created: refund.created,
    currency: refund.currency,
    customer: null,
    customer_account: null,
    destination_details: { type: 'card', card: { type: 'refund', reference_status: 'pending' } },
    ...(isEnded ? { failure_balance_transaction: refund.id.replace('re_', 'txn_failed_') } : {}),
    ...(refund.failure_reason === undefined ? {} : { failure_reason: refund.failure_reason }),
    metadata: { ...refund.metadata },
    payment_intent: isWhole ? intentObject(intent, below(expand, 'payment_intent')) : refund.payment_intent,
    payment_method: refund.charge.replace('ch_', 'pm_'),
    ...(refund.status === 'pending' ? { pending_reason: 'processing' as const } : {}),
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  };
}

function shippingIn(input: FormTree): Stripe.PaymentIntent['shipping'] & Stripe.Charge['shipping'] {
  if (typeof input['shipping'] !== 'object') return null;
  const at = (...path: string[]): string | null => textAt(input, 'shipping', ...path);
  return {
    address: {
      city: at('address', 'city'),
      country: at('address', 'country'),
      line1: at('address', 'line1'),
      line2: at('address', 'line2'),
      postal_code: at('address', 'postal_code'),
      state: at('address', 'state'),
    },
    carrier: at('carrier'),
    name: at('name') ?? '',
    phone: at('phone'),
    tracking_number: at('tracking_number'),
  };
}

function textsAt(tree: FormTree, name: string): Stripe.PaymentIntent['allowed_payment_method_types'] {
  const list = tree[name];
  return typeof list === 'object'
    ? Object.values(list).filter((one): one is string => typeof one === 'string')
    : null;
}
