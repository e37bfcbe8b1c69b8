import type { FormTree } from './form-body.ts';
import { StripeRefusal } from './stripe-intents.ts';

/**
 * What a parameter may be. `free`: any tree, such as metadata; a list with one element: a list of such things. Each of
 * these is a parameter of Stripe's own description, which a test compares; those that it knows besides are refused here
 * as well, until somebody needs them.
 */
export type Parameter = 'text' | 'integer' | 'boolean' | 'free' | readonly [Parameter] | KnownParameters;

export interface KnownParameters {
  readonly [name: string]: Parameter;
}

const expand = { expand: ['text'] } as const;
const address = {
  city: 'text',
  country: 'text',
  line1: 'text',
  line2: 'text',
  postal_code: 'text',
  state: 'text',
} as const;
const shipping = { address, name: 'text', phone: 'text', carrier: 'text', tracking_number: 'text' } as const;
const descriptions = {
  description: 'text',
  metadata: 'free',
  receipt_email: 'text',
  shipping,
  statement_descriptor: 'text',
  statement_descriptor_suffix: 'text',
  capture_method: 'text',
} as const;

export const knownParameters = {
  createIntent: {
    amount: 'integer',
    currency: 'text',
    allowed_payment_method_types: ['text'],
    ...descriptions,
    amount_details: 'free',
    payment_details: 'free',
    payment_method_options: 'free',
    ...expand,
  },
  retrieveIntent: { client_secret: 'text', ...expand },
  confirmIntent: {
    payment_method_data: 'free',
    payment_method: 'text',
    return_url: 'text',
    use_stripe_sdk: 'boolean',
    client_secret: 'text',
    locale: 'text',
    ...expand,
  },
  captureIntent: {
    amount_to_capture: 'integer',
    final_capture: 'boolean',
    metadata: 'free',
    statement_descriptor: 'text',
    statement_descriptor_suffix: 'text',
    ...expand,
  },
  cancelIntent: { cancellation_reason: 'text', ...expand },
  createSession: {
    mode: 'text',
    locale: 'text',
    allowed_payment_method_types: ['text'],
    expires_at: 'integer',
    client_reference_id: 'text',
    customer_email: 'text',
    metadata: 'free',
    submit_type: 'text',
    success_url: 'text',
    cancel_url: 'text',
    payment_method_options: 'free',
    ...expand,
    billing_address_collection: 'text',
    phone_number_collection: { enabled: 'boolean' },
    payment_intent_data: descriptions,
    adaptive_pricing: { enabled: 'boolean' },
    line_items: [
      {
        quantity: 'integer',
        price_data: {
          currency: 'text',
          unit_amount: 'integer',
          tax_behavior: 'text',
          product_data: {
            name: 'text',
            description: 'text',
            images: ['text'],
            metadata: 'free',
            tax_code: 'text',
          },
        },
      },
    ],
  },
  retrieveSession: expand,
  expireSession: expand,
  createRefund: {
    amount: 'integer',
    payment_intent: 'text',
    charge: 'text',
    reason: 'text',
    metadata: 'free',
    ...expand,
  },
  listRefunds: {
    payment_intent: 'text',
    charge: 'text',
    limit: 'integer',
    starting_after: 'text',
    ending_before: 'text',
    ...expand,
  },
  listDisputes: {
    payment_intent: 'text',
    charge: 'text',
    created: 'free',
    limit: 'integer',
    starting_after: 'text',
    ending_before: 'text',
    ...expand,
  },
  listBalance: {
    created: 'free',
    currency: 'text',
    payout: 'text',
    source: 'text',
    type: 'text',
    limit: 'integer',
    starting_after: 'text',
    ending_before: 'text',
    ...expand,
  },
  listPayouts: {
    created: 'free',
    arrival_date: 'free',
    destination: 'text',
    status: 'text',
    limit: 'integer',
    starting_after: 'text',
    ending_before: 'text',
    ...expand,
  },
  listWarnings: {
    payment_intent: 'text',
    charge: 'text',
    created: 'free',
    limit: 'integer',
    starting_after: 'text',
    ending_before: 'text',
    ...expand,
  },
  authenticate: { client_secret: 'text', outcome: 'text' },
} as const satisfies Readonly<Record<string, KnownParameters>>;

export type StripeCallName = keyof typeof knownParameters;

const wrong = (code: string, message: string, param: string): StripeRefusal =>
  new StripeRefusal(400, { type: 'invalid_request_error', code, message, param });

/** @throws StripeRefusal for a parameter that is unknown, empty, or of another type, in Stripe's own words */
export function checkParameters(params: FormTree, known: KnownParameters): void {
  for (const [name, value] of Object.entries(params)) {
    const parameter = Object.hasOwn(known, name) ? known[name] : undefined;
    if (parameter === undefined) throw unknown(name);
    checkOne(value, parameter, name);
  }
}

const unknown = (path: string): StripeRefusal =>
  wrong('parameter_unknown', `Received unknown parameter: ${path}`, path);

function checkOne(value: string | FormTree, parameter: Parameter, path: string): void {
  if (parameter === 'free') return;
  if (typeof parameter === 'string') {
    if (typeof value !== 'string')
      throw wrong('parameter_invalid_string_blank', `Invalid string: ${path}`, path);
    checkText(value, parameter, path);
    return;
  }
  if (typeof value === 'string') throw wrong('parameter_invalid_empty', `Invalid object: ${path}`, path);
  for (const [name, inner] of Object.entries(value)) {
    const at = `${path}[${name}]`;
    const next = isList(parameter) ? (/^\d+$/.test(name) ? parameter[0] : undefined) : parameter[name];
    if (next === undefined) throw unknown(at);
    checkOne(inner, next, at);
  }
}

function checkText(value: string, parameter: 'text' | 'integer' | 'boolean', path: string): void {
  if (value === '') {
    const message = `You passed an empty string for '${path}'.`;
    throw wrong('parameter_invalid_empty', message, path);
  }
  if (parameter === 'integer' && !/^-?\d+$/.test(value))
    throw wrong('parameter_invalid_integer', `Invalid integer: ${value}`, path);
  if (parameter === 'boolean' && value !== 'true' && value !== 'false')
    throw wrong('parameter_invalid_boolean', `Invalid boolean: ${value}`, path);
}

function isList(parameter: readonly [Parameter] | KnownParameters): parameter is readonly [Parameter] {
  return Array.isArray(parameter);
}
