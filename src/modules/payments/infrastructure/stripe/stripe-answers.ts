import { z } from 'zod';
import type { ProviderPaymentState, SeenPayment, SeenRefund } from '../../domain/provider-payment.ts';
import { problemOfFailure } from './stripe-refusals.ts';

/**
 * The fields that are read of the provider's answers. The library's types say what they should be; a faulty or foreign
 * machine on the way may send something else, and that must not pay an order.
 */
const metadata = z.record(z.string(), z.string()).nullish();

const intentSchema = z.object({
  object: z.literal('payment_intent'),
  id: z.string().min(1),
  status: z.string(),
  amount: z.int(),
  amount_received: z.int().nullish(),
  currency: z.string(),
  livemode: z.boolean(),
  client_secret: z.string().nullish(),
  metadata,
  on_behalf_of: z.unknown(),
  transfer_data: z.unknown(),
  last_payment_error: z.object({ message: z.string().nullish() }).nullish(),
  latest_charge: z
    .union([
      z.string(),
      z.object({
        amount_refunded: z.int(),
        created: z.int().nullish(),
        balance_transaction: z.union([z.string(), z.object({ created: z.int() })]).nullish(),
        payment_method_details: z
          .looseObject({
            type: z.string(),
            klarna: z.object({ capture_before: z.int().nullish() }).nullish(),
          })
          .nullish(),
      }),
    ])
    .nullish(),
});

const sessionSchema = z.object({
  object: z.literal('checkout.session'),
  id: z.string().min(1),
  // Null only for pages that never were open.
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  amount_total: z.int(),
  currency: z.string(),
  livemode: z.boolean(),
  metadata,
  url: z.url().nullish(),
  payment_intent: z.union([z.string(), intentSchema]).nullish(),
});

const refundSchema = z.object({
  object: z.literal('refund'),
  id: z.string().min(1),
  amount: z.int(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  metadata,
});

/** @throws z.ZodError if the answer has another form */
export function seenRefund(answer: unknown): SeenRefund {
  const refund = refundSchema.parse(answer);
  const state = refundStateOf(refund.status ?? null);
  return {
    externalId: refund.id,
    id: refund.metadata?.['refund'] ?? null,
    amountCents: refund.amount,
    state,
    problem: state === 'failed' ? problemOfFailure(refund.failure_reason ?? null) : null,
  };
}

function refundStateOf(status: string | null): SeenRefund['state'] {
  switch (status) {
    case 'failed':
    case 'canceled':
      return 'failed';
    case 'pending':
    case 'requires_action':
      return 'pending';
    default:
      // Null where the means of payment knows no states: the money is gone.
      return 'made';
  }
}

type Intent = z.output<typeof intentSchema>;

function stateOf(status: string): ProviderPaymentState {
  switch (status) {
    case 'succeeded':
      return 'captured';
    case 'requires_capture':
      return 'authorised';
    case 'processing':
      return 'pending';
    case 'canceled':
      return 'cancelled';
    default:
      // A method, a confirmation or the shopper's step is missing. A declined card looks the same.
      return 'open';
  }
}

/**
 * @param isLive whether the shop's key takes real money
 * @throws z.ZodError if the answer has another form
 */
export function seenIntent(answer: unknown, isLive: boolean): SeenPayment {
  const intent = intentSchema.parse(answer);
  return { ...commonOf(intent, isLive), externalId: intent.id, address: null };
}

function commonOf(intent: Intent, isLive: boolean): Omit<SeenPayment, 'externalId' | 'address'> {
  const charge = intent.latest_charge;
  const state = stateOf(intent.status);
  return {
    state,
    amountCents: state === 'captured' ? (intent.amount_received ?? intent.amount) : intent.amount,
    currency: intent.currency.toUpperCase(),
    paymentId: intent.metadata?.['payment'] ?? null,
    isForOthers: intent.on_behalf_of != null || intent.transfer_data != null,
    isOfOtherMode: intent.livemode !== isLive,
    sellerProtection: null,
    transactionId: intent.id,
    refundedCents: typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0,
    capturedAt: state === 'captured' ? capturedAt(charge) : null,
    captureBefore: captureBefore(charge),
    failure: intent.last_payment_error?.message ?? null,
    clientSecret: intent.client_secret ?? null,
  };
}

/**
 * A charge is as old as its authorisation; the movement on the shop's balance is as old as the capture. Stripe may add it
 * some moments later.
 */
function capturedAt(charge: Intent['latest_charge']): Date | null {
  const moved = typeof charge === 'object' ? charge?.balance_transaction : null;
  return typeof moved === 'object' && moved !== null ? new Date(moved.created * 1000) : null;
}

/** How long Klarna keeps an authorisation that nobody captures, by its own rules. */
const klarnaSeconds = 28 * 24 * 3600;

/**
 * Klarna wants the money of goods to be taken when they leave the shop; cards are captured at once. Stripe names the end
 * of the authorisation for cards (`capture_before`). It does not document that field for Klarna, so it is read where it
 * is sent, and reckoned by Klarna's own rule otherwise.
 */
function captureBefore(charge: Intent['latest_charge']): Date | null {
  if (typeof charge !== 'object' || charge?.payment_method_details?.type !== 'klarna') return null;
  const { created, payment_method_details: details } = charge;
  const end = details.klarna?.capture_before ?? (created == null ? null : created + klarnaSeconds);
  return end === null ? null : new Date(end * 1000);
}

/**
 * A checkout page with the payment made on it, if any.
 * @throws z.ZodError if the answer has another form
 */
export function seenSession(
  answer: unknown,
  isLive: boolean,
): SeenPayment & { readonly intentId: string | null } {
  const session = sessionSchema.parse(answer);
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const own = {
    externalId: session.id,
    currency: session.currency.toUpperCase(),
    paymentId: session.metadata?.['payment'] ?? null,
    clientSecret: null,
    address: session.url ?? null,
  };
  if (intent == null) {
    return {
      ...own,
      state: session.status === 'expired' ? 'cancelled' : 'open',
      amountCents: session.amount_total,
      isForOthers: false,
      isOfOtherMode: session.livemode !== isLive,
      sellerProtection: null,
      transactionId: null,
      refundedCents: 0,
      capturedAt: null,
      captureBefore: null,
      failure: null,
      intentId: typeof session.payment_intent === 'string' ? session.payment_intent : null,
    };
  }
  const paid = commonOf(intent, isLive);
  // A page that is still open waits for another attempt; an expired one ends an unfinished payment.
  const state = paid.state === 'open' && session.status === 'expired' ? 'cancelled' : paid.state;
  const isSame = intent.amount === session.amount_total && paid.paymentId === own.paymentId;
  const isOfOtherMode = paid.isOfOtherMode || session.livemode !== isLive;
  return {
    ...paid,
    ...own,
    state,
    isOfOtherMode,
    paymentId: isSame ? own.paymentId : null,
    intentId: intent.id,
  };
}
