import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import type { ZodError } from 'zod';
import { isLive as isLiveKey } from '../../../../platform/config/payment-settings.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import {
  webhookToleranceSeconds,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderBehaviour,
  type ReadWebhook,
  type WebhookFailure,
  type WebhookRequest,
} from '../../domain/payment-provider.ts';
import { awaitedOfStripe, notSubscribed } from '../../domain/awaited-events.ts';
import type { SeenCheck } from '../../domain/provider-check.ts';
import type { ProviderPayment, SeenPayment } from '../../domain/provider-payment.ts';
import { firstPauseMs } from '../first-pause.ts';
import { createPacing, type Pacing } from '../pacing.ts';
import { seenIntent, seenRefund, seenSession } from './stripe-answers.ts';
import { stripeStatement } from './stripe-statement.ts';
import { describedIn, linesOf } from './stripe-goods.ts';
import { isStripeCase, stripeCases } from './stripe-cases.ts';
import { stripeSettings } from './stripe-settings.ts';
import { meaningOfCode, problemOfCode } from './stripe-refusals.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly takesKlarna: boolean;
  /** The address of the provider's HTTP API; read for each request. */
  readonly address: () => string;
  /** How long one attempt may take, in milliseconds. Default 8 s. */
  readonly timeoutMs?: number;
  /** Called for errors that only we can fix: a wrong key, a refused parameter. */
  readonly onError: (error: unknown) => void;
}

export const stripeAddress = 'https://api.stripe.com';
const retries = 2;
/** The provider's minimum; a page must not outlive the hold by much. */
const sessionSeconds = 31 * 60;

/**
 * Stripe: PaymentIntents that are authorised by the shopper and captured by us, and its own checkout page. Allowed
 * methods are sent as `allowed_payment_method_types`: API versions since 2026-09-30 refuse the older
 * `payment_method_types`.
 */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const { address, webhookSecret, onError } = options;
  const isLive = isLiveKey({ STRIPE_SECRET_KEY: options.secretKey });
  const patiently = patientlyWith(createPacing());
  const stripe = new Stripe(options.secretKey, {
    maxNetworkRetries: retries,
    timeout: options.timeoutMs ?? 8_000,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      // Neither keys nor payments may be sent anywhere else.
      return patiently(() => fetch(`${address()}${pathname}${search}`, { ...init, redirect: 'error' }));
    }),
  });

  const ask = <T>(work: () => Promise<T>) => asking(work, onError);
  /** A question that is refused says nothing about the payment. */
  const reading = async <T>(work: () => Promise<T>): Promise<Result<T, ProviderBehaviour>> => {
    const answer = await ask(work);
    return answer.ok || answer.error.code === 'payment-unknown'
      ? answer
      : fail({ code: 'provider-unavailable' });
  };
  const lookAtIntent = async (id: string) =>
    seenIntent(
      await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] }),
      isLive,
    );
  const lookAtSession = async (id: string) =>
    seenSession(
      await stripe.checkout.sessions.retrieve(id, {
        expand: ['payment_intent.latest_charge.balance_transaction'],
      }),
      isLive,
    );

  async function openIntent(
    { id }: Pick<ProviderPayment, 'id'>,
    paymentRequest: PaymentRequest,
  ): Promise<SeenPayment> {
    return seenIntent(
      await stripe.paymentIntents.create(
        {
          amount: paymentRequest.amountCents,
          currency: 'eur',
          capture_method: 'manual',
          allowed_payment_method_types: ['card'],
          ...describedIn(paymentRequest),
          metadata: { payment: id, order: paymentRequest.label },
        },
        { idempotencyKey: `open-${id}` },
      ),
      isLive,
    );
  }

  async function openSession(
    { id, openedAt }: Pick<ProviderPayment, 'id' | 'openedAt'>,
    paymentRequest: PaymentRequest,
  ): Promise<SeenPayment> {
    const metadata = { payment: id, order: paymentRequest.label };
    return seenSession(
      await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          locale: paymentRequest.language,
          allowed_payment_method_types: [paymentRequest.kind === 'klarna' ? 'klarna' : 'card'],
          line_items: linesOf(paymentRequest),
          client_reference_id: id,
          customer_email: paymentRequest.email,
          metadata,
          payment_intent_data: { capture_method: 'manual', ...describedIn(paymentRequest), metadata },
          success_url: `${paymentRequest.returns.paid}${paymentRequest.returns.paid.includes('?') ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: paymentRequest.returns.cancelled,
          // Counted from the first request: a repeated request must have the same parameters.
          expires_at: Math.ceil(openedAt.getTime() / 1000) + sessionSeconds,
        },
        { idempotencyKey: `open-${id}` },
      ),
      isLive,
    );
  }

  /** The intent of a payment: its own, or the one of its checkout page. */
  async function intentOf(payment: Pick<ProviderPayment, 'kind'> & { readonly externalId: string }) {
    return payment.kind === 'card' ? payment.externalId : (await lookAtSession(payment.externalId)).intentId;
  }

  const look: PaymentProvider['look'] = ({ kind, externalId }) =>
    reading(() => (kind === 'card' ? lookAtIntent(externalId) : lookAtSession(externalId)));

  return {
    name: 'stripe',
    takesKlarna: options.takesKlarna,
    open: (payment, paymentRequest) =>
      ask(() =>
        paymentRequest.kind === 'card'
          ? openIntent(payment, paymentRequest)
          : openSession(payment, paymentRequest),
      ),
    look,
    async capture(payment, amountCents) {
      const captured = await ask(async () => {
        const intent = await intentOf(payment);
        if (intent === null) return;
        // An intent is captured once, whatever the key. Each call has a new one: a 500 is repeated under its key for a
        // day.
        const part = amountCents === null ? {} : { amount_to_capture: amountCents };
        await stripe.paymentIntents.capture(intent, part, { idempotencyKey: `capture-${randomUUID()}` });
      });
      const refusal = captured.ok ? null : captured.error;
      if (refusal !== null && refusal.code !== 'payment-declined') return fail(refusal);
      // Captured before, or expired meanwhile: only another look shows its state.
      const seen = await look(payment);
      if (refusal === null || !seen.ok || seen.value.state !== 'authorised') return seen;
      return fail(refusal.meaning === 'try-later' ? { code: 'provider-unavailable' } : refusal);
    },
    async cancel(payment) {
      const cancelled = await ask(async () => {
        if (payment.kind === 'card') {
          await stripe.paymentIntents.cancel(payment.externalId);
          return;
        }
        const { state, intentId } = await lookAtSession(payment.externalId);
        if (state === 'cancelled' || state === 'captured') return;
        if (state === 'authorised' && intentId !== null) await stripe.paymentIntents.cancel(intentId);
        else await stripe.checkout.sessions.expire(payment.externalId);
      });
      return cancelled.ok || cancelled.error.code === 'payment-declined' ? look(payment) : cancelled;
    },
    async refund({ id, key, payment, amountCents }) {
      const refund = await ask(async () =>
        seenRefund(
          await stripe.refunds.create(
            {
              payment_intent: payment.transactionId,
              amount: amountCents,
              // Webhooks of the refund itself name nothing else that is ours.
              metadata: { refund: id, payment: payment.id },
            },
            { idempotencyKey: `refund-${key}` },
          ),
        ),
      );
      if (!refund.ok || refund.value.state !== 'failed') return refund;
      // It was made, and the customer's bank has returned it, for example because the card is closed.
      const problem = refund.value.problem ?? 'returned';
      return fail({
        code: 'payment-declined',
        reason: null,
        meaning: 'other-means',
        issue: 'failed',
        problem,
      });
    },
    refundsOf: ({ transactionId }) =>
      reading(async () => {
        const list = await stripe.refunds.list({ payment_intent: transactionId, limit: 100 });
        return list.data.map((refund) => seenRefund(refund));
      }),
    casesOf: ({ transactionId }) => ask(() => stripeCases(stripe, transactionId)),
    // Nothing says that Stripe hands it on to Klarna.
    tellShipment: null,
    statementSince: (query) => reading(() => stripeStatement(stripe, query)),
    silentAbout: (webhookAddress) =>
      ask(async () => {
        const endpoints = await stripe.webhookEndpoints.list({ limit: 100 });
        const here = endpoints.data.filter(
          ({ url, status }) => url === webhookAddress && status === 'enabled',
        );
        return notSubscribed(
          awaitedOfStripe,
          here.flatMap(({ enabled_events: events }) => events),
        );
      }),
    async settingsAt(host) {
      const seen: SeenCheck[] = [];
      for (const { checks, ask: question } of stripeSettings(stripe, host, options.takesKlarna)) {
        const answer = await ask(question);
        seen.push(
          ...(answer.ok
            ? answer.value
            : checks.map((check): SeenCheck => ({ check, state: 'unknown', names: [] }))),
        );
      }
      return seen;
    },
    readWebhook: (request) =>
      Promise.resolve(readWebhook(stripe, { secret: webhookSecret, isLive }, request)),
  };
}

/**
 * Too many requests, and objects that somebody else has locked (429), are asked for again in a while: Stripe's library
 * does so only if Stripe says that it should.
 */
function patientlyWith(pacing: Pacing): (ask: () => Promise<Response>) => Promise<Response> {
  return async (ask) => {
    for (let tries = 0; ; tries += 1) {
      const wait = pacing.wait(tries === 0 ? 0 : firstPauseMs * 2 ** (tries - 1));
      if (wait === null) return busy();
      if (wait > 0) await pause(wait);
      const answer = await ask();
      pacing.note(answer);
      if (answer.status !== 429 || tries >= retries) return answer;
    }
  };
}

/** What Stripe would answer, had it been asked before the time that it named. */
function busy(): Response {
  const error = {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'not asked: too many requests',
  };
  return Response.json({ error }, { status: 429, headers: { 'stripe-should-retry': 'false' } });
}

function readWebhook(
  stripe: Stripe,
  { secret, isLive }: { readonly secret: string; readonly isLive: boolean },
  { body, headers, now }: WebhookRequest,
): Result<ReadWebhook, WebhookFailure> {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return fail({ code: 'webhook-refused' });
  try {
    const event = stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      webhookToleranceSeconds,
      undefined,
      now.getTime(),
    );
    if (event.livemode !== isLive) return fail({ code: 'webhook-refused', isOfOtherMode: true });
    const about = event.data.object as {
      metadata?: Record<string, string> | null;
      payment_intent?: unknown;
    };
    // Disputes, warnings and reviews are Stripe's own objects, and name the intent alone.
    const { metadata, payment_intent: intent } = about;
    return ok({
      id: event.id,
      paymentId: uuidOrNull(metadata?.['payment']),
      transactionId: typeof intent === 'string' ? intent : null,
      isAboutCase: isStripeCase(event.type),
    });
  } catch {
    return fail({ code: 'webhook-refused' });
  }
}

function uuidOrNull(text: string | undefined): string | null {
  return text !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : null;
}

/** Say nothing about what was asked: a wrong key, a slow line, a request before it, too many of them. */
const passing = new Set([401, 408, 409, 429]);

/** Turns the library's errors into results that a use case can decide on. */
async function asking<T>(
  work: () => Promise<T>,
  onError: (error: unknown) => void,
): Promise<Result<T, ProviderBehaviour>> {
  try {
    return ok(await work());
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError || isNonsense(error) || error instanceof TypeError))
      throw error;
    const { statusCode: status = null, code = null } =
      error instanceof Stripe.errors.StripeError ? error : {};
    if (code === 'resource_missing') return fail({ code: 'payment-unknown' });
    if (status === null || status >= 500 || status < 400 || passing.has(status)) {
      onError(error);
      return fail({ code: 'provider-unavailable', isAnswered: status !== null && status >= 500 });
    }
    const decline = error instanceof Stripe.errors.StripeCardError ? (error.decline_code ?? null) : null;
    const meaning = meaningOfCode(code, status, decline);
    if (meaning === 'for-staff') onError(error);
    // Only a card's own problem is put into words for the shopper.
    const reason = error instanceof Stripe.errors.StripeCardError ? error.message : null;
    return fail({
      code: 'payment-declined',
      reason,
      meaning,
      issue: decline ?? code,
      problem: problemOfCode(code),
    });
  }
}

function isNonsense(error: unknown): error is ZodError {
  return error instanceof Error && error.name.endsWith('ZodError');
}
