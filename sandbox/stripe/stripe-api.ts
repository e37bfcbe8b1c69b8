import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { withBooks, type Kept } from '../books.ts';
import { newName, type SandboxGround } from '../ground.ts';
import { inWeather } from '../weather.ts';
import { treeOf } from './form-body.ts';
import * as calls from './stripe-calls.ts';
import { StripeRefusal } from './stripe-intents.ts';

type Call = (call: calls.StripeCall) => Promise<calls.StripeAnswer>;

interface KeptAnswer extends Kept {
  readonly asked: string;
  readonly status: number;
  readonly body: object;
}

/** Stripe's HTTP API under `/sandbox/stripe`, as far as the shop uses it. */
export function stripeApi(app: FastifyInstance, ground: SandboxGround): void {
  const serverOnly: readonly (readonly ['GET' | 'POST', string, Call])[] = [
    ['POST', '/v1/payment_intents', calls.createIntent],
    ['GET', '/v1/payment_intents/:id', calls.retrieveIntent],
    ['POST', '/v1/payment_intents/:id/capture', calls.captureIntent],
    ['POST', '/v1/payment_intents/:id/cancel', calls.cancelIntent],
    ['POST', '/v1/checkout/sessions', calls.createSession],
    ['GET', '/v1/checkout/sessions/:id', calls.retrieveSession],
    ['POST', '/v1/checkout/sessions/:id/expire', calls.expireSession],
    ['POST', '/v1/refunds', calls.createRefund],
    ['GET', '/v1/refunds', calls.listRefunds],
  ];
  for (const [method, url, call] of serverOnly) {
    app.route({
      method,
      url,
      schema: { hide: true },
      handler: (request, reply) =>
        request.headers.authorization === `Bearer ${ground.keys.stripe.secretKey}`
          ? answer(ground, call, request, reply)
          : send(reply, 401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }),
    });
  }
  // Called by the browser, which only has the payment's client secret.
  app.post('/v1/payment_intents/:id/confirm', { schema: { hide: true } }, (request, reply) =>
    answer(ground, calls.confirmIntent, request, reply),
  );
  app.post('/authenticate/:id', { schema: { hide: true } }, (request, reply) =>
    answer(ground, calls.authenticateIntent, request, reply),
  );
}

async function answer(
  ground: SandboxGround,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const weather = ground.weather.now();
  if (weather.kind === 'failing') await keepError(ground, request);
  const made = await inWeather(weather, () => perform(ground, call, request));
  if (made === 'failing-late') await keepError(ground, request);
  switch (made) {
    case 'lost':
      request.raw.socket.destroy();
      return reply.hijack();
    case 'failing':
    case 'failing-late':
      return send(reply, 500, ownFault);
    case 'nonsense':
      return reply.code(200).type('text/html').send('<html>It works!</html>');
    default:
      return reply.code(made.status).send(made.body);
  }
}

const ownFault = { type: 'api_error', message: 'Something is wrong on our end.' } as const;

/** As with Stripe: an error on its own side is repeated for as long as the key is known. */
async function keepError(ground: SandboxGround, request: FastifyRequest): Promise<void> {
  const { keptAs, asked } = keyOf(request);
  if (keptAs === null) return;
  await withBooks(ground.db, ground.now(), (books) =>
    books.keep<KeptAnswer>({ id: keptAs, asked, status: 500, body: { error: ownFault } }),
  );
}

function keyOf(request: FastifyRequest): { readonly keptAs: string | null; readonly asked: string } {
  const key = request.headers['idempotency-key'];
  const params = treeOf((request.body ?? {}) as Record<string, unknown>);
  const asked = createHash('sha256')
    .update(`${request.url} ${JSON.stringify(params)}`)
    .digest('hex');
  return { keptAs: typeof key === 'string' && request.method === 'POST' ? `stripe-key ${key}` : null, asked };
}

/**
 * Performs one request with its idempotency key. Repeated unchanged, it gets the same answer; repeated with other
 * parameters, it is refused.
 */
async function perform(
  ground: SandboxGround,
  call: Call,
  request: FastifyRequest,
): Promise<{ readonly status: number; readonly body: object }> {
  const now = ground.now();
  const { keptAs, asked } = keyOf(request);
  const { id = '' } = request.params as { id?: string };
  const given = (request.method === 'GET' ? request.query : request.body) ?? {};
  const params = treeOf(given as Record<string, unknown>);
  const made = await withBooks(ground.db, now, async (books) => {
    const before = keptAs === null ? null : await books.find<KeptAnswer>(keptAs);
    if (before !== null) {
      return before.asked === asked
        ? { status: before.status, body: before.body }
        : refusalBody(new StripeRefusal(400, idempotencyProblem));
    }
    const { answers, publicUrl: shop } = ground;
    const made = await called(() => call({ books, now, shop, params, id, answers }));
    if (keptAs !== null && made.isKept) await books.keep({ id: keptAs, asked, ...made.answer });
    return { ...made.answer, event: made.event };
  });
  if ('event' in made && made.event !== undefined) announce(ground, made.event, now);
  return { status: made.status, body: made.body };
}

const idempotencyProblem = {
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
} as const;

async function called(work: () => Promise<calls.StripeAnswer>) {
  try {
    const { body, event, refusal } = await work();
    return {
      answer: refusal === undefined ? { status: 200, body } : refusalBody(refusal),
      event,
      isKept: true,
    };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    // As with Stripe: a request that failed its checks was never begun, and its key remains free.
    return { answer: refusalBody(error), event: undefined, isKept: false };
  }
}

function refusalBody({ status, problem }: StripeRefusal) {
  return { status, body: { error: problem } };
}

function send(reply: FastifyReply, status: number, error: object): FastifyReply {
  return reply.code(status).send({ error });
}

/** All refunds of an intent that were taken on or made end like this, and webhooks say so. */
export async function endRefunds(
  ground: SandboxGround,
  intentId: string,
  status: 'succeeded' | 'failed',
): Promise<void> {
  const now = ground.now();
  const ended = await withBooks(ground.db, now, (books) => calls.endedRefunds(books, intentId, status));
  const type = status === 'failed' ? 'refund.failed' : 'refund.updated';
  for (const about of ended) announce(ground, { type, about }, now);
}

/** Sends the event as a webhook, signed in Stripe's way. */
export function announce(
  { keys, webhooks }: Pick<SandboxGround, 'keys' | 'webhooks'>,
  event: NonNullable<calls.StripeAnswer['event']>,
  now: Date,
): void {
  const payload = JSON.stringify({
    id: newName('evt_'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: Math.floor(now.getTime() / 1000),
    data: { object: event.about },
    livemode: false,
    type: event.type,
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
