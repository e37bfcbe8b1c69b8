import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { withObjects, type Kept } from '../object-store.ts';
import { busySeconds } from '../busy-seconds.ts';
import { newName, type SandboxContext } from '../context.ts';
import { behaving, once, type FailedAnswer, type InFlight } from '../behaviour.ts';
import { treeOf, type FormTree } from './form-body.ts';
import { checkParameters, knownParameters, type StripeCallName } from './known-parameters.ts';
import * as refundCalls from './refund-calls.ts';
import type { StripeAnswer, StripeCall, StripeEvent } from './stripe-call.ts';
import * as calls from './stripe-calls.ts';
import { listBalance, listPayouts } from './stripe-ledger.ts';
import { listDisputes, listWarnings, strikeIntent } from './stripe-cases.ts';
import type { StripeTrouble } from './test-cards.ts';
import { StripeRefusal, type StripeProblem } from './stripe-intents.ts';
import type { RefundStatus } from './stripe-refunds.ts';

interface Call {
  readonly name: StripeCallName;
  readonly work: (call: StripeCall) => Promise<StripeAnswer>;
}

interface KeptAnswer extends Kept {
  readonly asked: string;
  readonly status: number;
  readonly body: object;
}

/** An answer that is given, with headers beside it. */
interface Given {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Stripe's HTTP API under `/sandbox/stripe`, as far as the shop uses it. */
export function stripeApi(app: FastifyInstance, context: SandboxContext): void {
  const inFlight: InFlight = new Set();
  const serverOnly: readonly (readonly ['GET' | 'POST', string, Call])[] = [
    ['POST', '/v1/payment_intents', { name: 'createIntent', work: calls.createIntent }],
    ['GET', '/v1/payment_intents/:id', { name: 'retrieveIntent', work: calls.retrieveIntent }],
    ['POST', '/v1/payment_intents/:id/capture', { name: 'captureIntent', work: calls.captureIntent }],
    ['POST', '/v1/payment_intents/:id/cancel', { name: 'cancelIntent', work: calls.cancelIntent }],
    ['POST', '/v1/checkout/sessions', { name: 'createSession', work: calls.createSession }],
    ['GET', '/v1/checkout/sessions/:id', { name: 'retrieveSession', work: calls.retrieveSession }],
    ['POST', '/v1/checkout/sessions/:id/expire', { name: 'expireSession', work: calls.expireSession }],
    ['POST', '/v1/refunds', { name: 'createRefund', work: refundCalls.createRefund }],
    ['GET', '/v1/refunds', { name: 'listRefunds', work: refundCalls.listRefunds }],
    ['GET', '/v1/disputes', { name: 'listDisputes', work: listDisputes }],
    ['GET', '/v1/balance_transactions', { name: 'listBalance', work: listBalance }],
    ['GET', '/v1/payouts', { name: 'listPayouts', work: listPayouts }],
    ['GET', '/v1/radar/early_fraud_warnings', { name: 'listWarnings', work: listWarnings }],
  ];
  for (const [method, url, call] of serverOnly) {
    app.route({
      method,
      url,
      schema: { hide: true },
      handler: (request, reply) =>
        request.headers.authorization === `Bearer ${context.keys.stripe.secretKey}`
          ? answer(context, inFlight, call, request, reply)
          : send(reply, { status: 401, body: { error: noKey } }),
    });
  }
  // Called by the browser, which only has the payment's client secret.
  const ofBrowser = [
    ['/v1/payment_intents/:id/confirm', { name: 'confirmIntent', work: calls.confirmIntent }],
    ['/authenticate/:id', { name: 'authenticate', work: calls.authenticateIntent }],
  ] as const;
  for (const [url, call] of ofBrowser) {
    app.post(url, { schema: { hide: true } }, (request, reply) =>
      answer(context, inFlight, call, request, reply),
    );
  }
}

const noKey = { type: 'invalid_request_error', message: 'Invalid API Key provided.' } as const;

async function answer(
  context: SandboxContext,
  inFlight: InFlight,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const made = await once(inFlight, keyOf(request).keptAs, async () => {
    const behaviour = context.behaviour.now();
    if (behaviour.kind === 'failing') await keepError(context, request);
    const made = await behaving(behaviour, () => perform(context, call, request));
    if (made === 'failing-late') await keepError(context, request);
    return made;
  });
  if (typeof made === 'object') return send(reply, made);
  if (made === 'lost') {
    request.raw.socket.destroy();
    return reply.hijack();
  }
  if (made === 'nonsense') return reply.code(200).type('text/html').send('<html>It works!</html>');
  return send(reply, inBad[made]);
}

const ownFault = { type: 'api_error', message: 'Something is wrong on our end.' } as const;
const request = (code: string, message: string): StripeProblem => ({
  type: 'invalid_request_error',
  code,
  message,
});

/** Stripe says itself whether its library should try again. */
const inBad: Readonly<Record<Exclude<FailedAnswer, 'lost' | 'nonsense'>, Given>> = {
  failing: { status: 500, body: { error: ownFault } },
  'failing-late': { status: 500, body: { error: ownFault } },
  busy: {
    status: 429,
    headers: { 'retry-after': `${busySeconds}`, 'stripe-should-retry': 'false' },
    body: { error: request('rate_limit', 'Request rate limit exceeded.') },
  },
  locked: {
    status: 429,
    headers: { 'stripe-should-retry': 'true' },
    body: { error: request('lock_timeout', 'This object cannot be accessed right now.') },
  },
  'in-use': {
    status: 409,
    headers: { 'stripe-should-retry': 'true' },
    body: {
      error: {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this idempotency key.',
      } satisfies StripeProblem,
    },
  },
};

/** As with Stripe: an error on its own side is repeated for as long as the key is known. */
async function keepError(context: SandboxContext, asking: FastifyRequest): Promise<void> {
  const { keptAs, asked } = keyOf(asking);
  if (keptAs === null) return;
  await withObjects(context.db, context.now(), (objects) =>
    objects.keep<KeptAnswer>({ id: keptAs, asked, status: 500, body: { error: ownFault } }),
  );
}

function keyOf(asking: FastifyRequest): { readonly keptAs: string | null; readonly asked: string } {
  const key = asking.headers['idempotency-key'];
  const params = paramsOf(asking);
  const asked = createHash('sha256')
    .update(`${asking.url} ${JSON.stringify(params)}`)
    .digest('hex');
  return { keptAs: typeof key === 'string' && asking.method === 'POST' ? `stripe-key ${key}` : null, asked };
}

const paramsOf = ({ method, query, body }: FastifyRequest): FormTree =>
  treeOf(((method === 'GET' ? query : body) ?? {}) as Record<string, unknown>);

/**
 * Performs one request with its idempotency key. Repeated unchanged, it gets the same answer; repeated with other
 * parameters, it is refused.
 */
async function perform(context: SandboxContext, call: Call, asking: FastifyRequest): Promise<Given> {
  const now = context.now();
  const { keptAs, asked } = keyOf(asking);
  const { id = '' } = asking.params as { id?: string };
  const params = paramsOf(asking);
  const made = await withObjects(context.db, now, async (objects) => {
    const before = keptAs === null ? null : await objects.find<KeptAnswer>(keptAs);
    if (before !== null) {
      return before.asked === asked
        ? { status: before.status, body: before.body, headers: { 'idempotent-replayed': 'true' } }
        : refusalBody(new StripeRefusal(400, idempotencyProblem));
    }
    const { answers, publicUrl: shop } = context;
    const made = await called(() => {
      checkParameters(params, knownParameters[call.name]);
      return call.work({ objects, now, shop, params, id, answers });
    });
    if (keptAs !== null && made.isKept) await objects.keep({ id: keptAs, asked, ...made.answer });
    return { ...made.answer, events: made.events };
  });
  if ('events' in made) announceAll(context, made.events, now);
  return made;
}

const idempotencyProblem = {
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
} as const;

async function called(work: () => Promise<StripeAnswer>) {
  try {
    const { body, events = [], refusal } = await work();
    return {
      answer: refusal === undefined ? { status: 200, body } : refusalBody(refusal),
      events,
      isKept: true,
    };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    // As with Stripe: a request that failed its checks was never begun, and its key remains free.
    return { answer: refusalBody(error), events: [], isKept: false };
  }
}

function refusalBody({ status, problem }: StripeRefusal) {
  const doc =
    problem.code === undefined ? {} : { doc_url: `https://stripe.com/docs/error-codes/${problem.code}` };
  return { status, body: { error: { ...problem, ...doc } } };
}

function send(reply: FastifyReply, { status, body, headers = {} }: Given): FastifyReply {
  return reply
    .code(status)
    .headers({ 'request-id': newName('req_'), ...headers })
    .send(body);
}

/** Something is held against a captured payment from now on, or goes on, and webhooks say so. */
export async function strike(
  context: SandboxContext,
  intentId: string,
  trouble: StripeTrouble,
): Promise<void> {
  announceAll(context, await strikeIntent(context, intentId, trouble), context.now());
}

/** All refunds of an intent that were taken on or made end like this, and webhooks say so. */
export async function endRefunds(
  context: SandboxContext,
  intentId: string,
  status: Exclude<RefundStatus, 'pending' | 'requires_action'>,
): Promise<void> {
  const now = context.now();
  announceAll(
    context,
    await withObjects(context.db, now, (objects) => refundCalls.endRefunds(objects, intentId, status)),
    now,
  );
}

/** The bank has come to an end with a payment that was `processing`, and webhooks say so. */
export async function endProcessing(
  context: SandboxContext,
  intentId: string,
  outcome: 'taken' | 'refused',
): Promise<void> {
  const now = context.now();
  const { answers, publicUrl: shop } = context;
  const { events = [] } = await withObjects(context.db, now, (objects) =>
    calls.endProcessing({ objects, now, shop, params: {}, id: intentId, answers }, outcome === 'taken'),
  );
  announceAll(context, events, now);
}

/** An authorisation ends by itself, and webhooks say so. */
export async function expireAuthorisation(context: SandboxContext, intentId: string): Promise<void> {
  const now = context.now();
  const { answers, publicUrl: shop } = context;
  const { events = [] } = await withObjects(context.db, now, (objects) =>
    calls.expireIntent({ objects, now, shop, params: {}, id: intentId, answers }),
  );
  announceAll(context, events, now);
}

/** The shop takes a part, at Stripe's own desk. */
export async function captureAtDesk(context: SandboxContext, intentId: string, cents: number): Promise<void> {
  const now = context.now();
  const { answers, publicUrl: shop } = context;
  const params = treeOf({ amount_to_capture: String(cents) });
  const { events = [] } = await withObjects(context.db, now, (objects) =>
    calls.captureIntent({ objects, now, shop, params, id: intentId, answers }),
  );
  announceAll(context, events, now);
}

/** Sends the events as webhooks, signed in Stripe's way. */
export function announceAll(
  { keys, webhooks }: Pick<SandboxContext, 'keys' | 'webhooks'>,
  events: readonly StripeEvent[],
  now: Date,
): void {
  for (const { type, about } of events) {
    const payload = JSON.stringify({
      id: newName('evt_'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: Math.floor(now.getTime() / 1000),
      data: { object: about },
      livemode: false,
      pending_webhooks: 1,
      request: { id: newName('req_'), idempotency_key: null },
      type,
    });
    webhooks.send({
      path: '/api/webhooks/stripe',
      body: payload,
      sign: (moment) => ({
        'stripe-signature': new Stripe(keys.stripe.secretKey).webhooks.generateTestHeaderString({
          payload,
          secret: keys.stripe.webhookSecret,
          timestamp: Math.floor(moment.getTime() / 1000),
        }),
      }),
    });
  }
}
