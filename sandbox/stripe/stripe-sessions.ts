import type { Books, Kept } from '../books.ts';
import { newName } from '../ground.ts';
import { textAt, type FormTree } from './form-body.ts';
import { invalid, type KeptIntent } from './stripe-intents.ts';

/** A Checkout Session in Stripe's own format, limited to the fields that are used. */
export interface Session extends Kept {
  readonly object: 'checkout.session';
  readonly amount_total: number;
  readonly cancel_url: string | null;
  readonly client_reference_id: string | null;
  readonly created: number;
  readonly currency: string;
  readonly customer_email: string | null;
  readonly expires_at: number;
  readonly livemode: false;
  /** The language of the page; null: the browser's. */
  readonly locale: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly mode: 'payment';
  readonly payment_intent: string | null;
  readonly payment_method_types: readonly string[];
  readonly status: 'open' | 'complete' | 'expired';
  readonly success_url: string;
  readonly url: string | null;
}

/** What the stand-in stores besides: the intent that a payment on the page will create. */
export interface KeptSession extends Session {
  readonly intent: Pick<KeptIntent, 'metadata' | 'description' | 'capture_method'>;
}

const minute = 60;

/** Has Stripe's own limits, so that the stand-in refuses what Stripe would. */
export function newSession(params: FormTree, shop: string, now: Date): KeptSession {
  const created = Math.floor(now.getTime() / 1000);
  const amount = Number(textAt(params, 'line_items', '0', 'price_data', 'unit_amount'));
  const quantity = Number(textAt(params, 'line_items', '0', 'quantity'));
  const successUrl = textAt(params, 'success_url');
  const expiresAt = Number(textAt(params, 'expires_at') ?? created + 24 * 60 * minute);
  checkMethods(params);
  if (textAt(params, 'mode') !== 'payment') throw invalid('Missing required param: mode.');
  if (!Number.isInteger(amount) || amount < 50 || quantity !== 1) throw invalid('Invalid line_items.');
  if (successUrl === null) throw invalid('Missing required param: success_url.');
  if (expiresAt < created + 30 * minute || expiresAt > created + 24 * 60 * minute) {
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.');
  }
  const id = newName('cs_test_');
  return {
    id,
    object: 'checkout.session',
    amount_total: amount * quantity,
    cancel_url: textAt(params, 'cancel_url'),
    client_reference_id: textAt(params, 'client_reference_id'),
    created,
    currency: textAt(params, 'line_items', '0', 'price_data', 'currency') ?? '',
    customer_email: textAt(params, 'customer_email'),
    expires_at: expiresAt,
    livemode: false,
    locale: textAt(params, 'locale'),
    metadata: recordAt(params['metadata']),
    mode: 'payment',
    payment_intent: null,
    payment_method_types: Object.values(recordAt(params['allowed_payment_method_types'])),
    status: 'open',
    success_url: successUrl,
    url: `${shop}/sandbox/stripe/pay/${id}`,
    intent: {
      capture_method: textAt(params, 'payment_intent_data', 'capture_method') ?? 'automatic_async',
      description: textAt(params, 'payment_intent_data', 'description'),
      metadata: recordAt((params['payment_intent_data'] as FormTree | undefined)?.['metadata']),
    },
  };
}

/** A session past its time has expired, whether or not it was requested. */
export async function findSession(books: Books, id: string, now: Date): Promise<KeptSession | null> {
  const session = await books.find<KeptSession>(id);
  if (session?.object !== 'checkout.session') return null;
  const isOver = session.status === 'open' && now.getTime() >= session.expires_at * 1000;
  return isOver ? { ...session, status: 'expired', url: null } : session;
}

/** Like API versions since 2026-09-30. */
export function checkMethods(params: FormTree): void {
  if (params['payment_method_types'] !== undefined) {
    throw invalid(
      'Received unknown parameter: payment_method_types.',
      'payment_method_types_no_longer_supported',
    );
  }
}

export function recordAt(tree: FormTree | string | undefined): Record<string, string> {
  if (typeof tree !== 'object') return {};
  return Object.fromEntries(
    Object.entries(tree).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
