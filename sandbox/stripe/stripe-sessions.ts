import type Stripe from 'stripe';
import type { ObjectStore, Kept } from '../object-store.ts';
import { newName } from '../context.ts';
import { textAt, type FormTree, recordAt } from './form-body.ts';
import { invalid, type KeptIntent } from './stripe-intents.ts';
import { below, intentObject, type Expand } from './stripe-objects.ts';

/** A Checkout Session in the stand-in's store. */
export interface KeptSession extends Kept {
  readonly object: 'checkout.session';
  readonly amount_total: number;
  readonly cancel_url: string | null;
  readonly client_reference_id: string | null;
  readonly created: number;
  readonly currency: string;
  readonly customer_email: string | null;
  readonly expires_at: number;
  /** The language of the page; null: the browser's. */
  readonly locale: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string | null;
  readonly payment_method_types: readonly string[];
  readonly status: 'open' | 'complete' | 'expired';
  readonly success_url: string;
  readonly url: string | null;
  /** What a payment on the page will be. */
  readonly intent: Pick<KeptIntent, 'metadata' | 'capture_method' | 'params'>;
}

const minute = 60;

/** Has Stripe's own limits, so that the stand-in refuses what Stripe would. */
export function newSession(params: FormTree, shop: string, now: Date): KeptSession {
  const created = Math.floor(now.getTime() / 1000);
  const amount = sumOf(params['line_items']);
  const data = params['payment_intent_data'];
  const input = typeof data === 'object' ? data : {};
  const successUrl = textAt(params, 'success_url');
  const expiresAt = Number(textAt(params, 'expires_at') ?? created + 24 * 60 * minute);
  if (textAt(params, 'mode') !== 'payment') throw invalid('Missing required param: mode.');
  if (!Number.isInteger(amount) || amount < 50) throw invalid('Invalid line_items.');
  if (successUrl === null) throw invalid('Missing required param: success_url.');
  if (expiresAt < created + 30 * minute || expiresAt > created + 24 * 60 * minute) {
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.');
  }
  const id = newName('cs_test_');
  return {
    id,
    object: 'checkout.session',
    amount_total: amount,
    cancel_url: textAt(params, 'cancel_url'),
    client_reference_id: textAt(params, 'client_reference_id'),
    created,
    currency: textAt(params, 'line_items', '0', 'price_data', 'currency') ?? '',
    customer_email: textAt(params, 'customer_email'),
    expires_at: expiresAt,
    locale: textAt(params, 'locale'),
    metadata: recordAt(params['metadata']),
    payment_intent: null,
    payment_method_types: Object.values(recordAt(params['allowed_payment_method_types'])),
    status: 'open',
    success_url: successUrl,
    url: `${shop}/sandbox/stripe/pay/${id}`,
    intent: {
      capture_method: textAt(input, 'capture_method') ?? 'automatic_async',
      metadata: recordAt(input['metadata']),
      params: input,
    },
  };
}

/** All lines together, and how they are sent. */
function sumOf(lines: FormTree | string | undefined): number {
  if (typeof lines !== 'object') return NaN;
  return Object.values(lines).reduce((sum, line) => {
    if (typeof line !== 'object') return NaN;
    return sum + Number(textAt(line, 'price_data', 'unit_amount')) * Number(textAt(line, 'quantity') ?? 1);
  }, 0);
}

/** A session past its time has expired, whether or not it was requested. */
export async function findSession(objects: ObjectStore, id: string, now: Date): Promise<KeptSession | null> {
  const session = await objects.find<KeptSession>(id);
  if (session?.object !== 'checkout.session') return null;
  const isOver = session.status === 'open' && now.getTime() >= session.expires_at * 1000;
  return isOver ? { ...session, status: 'expired', url: null } : session;
}

/** A page with the payment that was made on it. */
export function sessionObject(
  session: KeptSession,
  intent: KeptIntent | null,
  expand: Expand,
): Stripe.Checkout.Session {
  const isPaid = intent?.status === 'succeeded';
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: [...session.payment_method_types],
    amount_subtotal: session.amount_total,
    amount_total: session.amount_total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancel_url,
    client_reference_id: session.client_reference_id,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: session.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: {
      address: null,
      business_name: null,
      email: session.customer_email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    customer_email: session.customer_email,
    discounts: [],
    expires_at: session.expires_at,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: session.locale,
    managed_payments: null,
    metadata: { ...session.metadata },
    mode: 'payment',
    origin_context: null,
    payment_intent:
      intent === null
        ? null
        : expand.has('payment_intent')
          ? intentObject(intent, below(expand, 'payment_intent'))
          : intent.id,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [...session.payment_method_types],
    payment_status: isPaid ? 'paid' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: null,
    success_url: session.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.url,
    wallet_options: null,
  };
}
