import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomUUID } from 'node:crypto';
import { withBooks, type Books, type Kept } from '../books.ts';
import type { SandboxGround } from '../ground.ts';
import { inWeather } from '../weather.ts';
import {
  capturedOrder,
  newWalletOrder,
  PaypalRefusal,
  refundedOrder,
  endedCapture,
  endedRefunds,
  type KeptWalletOrder,
  type WalletOrder,
} from './paypal-orders.ts';

interface Answer {
  readonly status: number;
  readonly body: object;
  readonly event?: { readonly type: string; readonly resource: object };
}

interface CaptureName extends Kept {
  readonly order: string;
}

interface KeptAnswer extends Kept, Pick<Answer, 'status' | 'body'> {}

type Call = (books: Books, request: FastifyRequest, now: Date) => Promise<Answer>;

/** PayPal's HTTP API under `/sandbox/paypal`, as far as the shop uses it. */
export function paypalApi(app: FastifyInstance, ground: SandboxGround): void {
  const { keys, publicUrl } = ground;
  const bearer = `A21-${keys.paypal.signingSecret}`;
  const basic = `Basic ${Buffer.from(`${keys.paypal.clientId}:${keys.paypal.clientSecret}`).toString('base64')}`;

  const calls: readonly (readonly ['GET' | 'POST', string, Call])[] = [
    [
      'POST',
      '/v2/checkout/orders',
      async (books, { body }, now) => {
        const order = newWalletOrder(body ?? {}, publicUrl, now);
        await books.keep(order);
        return { status: 201, body: shownOrder(order) };
      },
    ],
    [
      'GET',
      '/v2/checkout/orders/:id',
      async (books, request) => ({ status: 200, body: shownOrder(await orderOf(books, idOf(request))) }),
    ],
    [
      'POST',
      '/v2/checkout/orders/:id/capture',
      async (books, request) => {
        const order = capturedOrder(await orderOf(books, idOf(request)), ground.answers.to('capture'));
        await books.keep(order);
        const [unit] = order.purchase_units;
        const [capture] = unit.payments?.captures ?? [];
        await books.keep<CaptureName>({ id: `paypal-capture ${capture?.id ?? ''}`, order: order.id });
        const type = `PAYMENT.CAPTURE.${capture?.status ?? 'COMPLETED'}`;
        return { status: 201, body: shownOrder(order), event: { type, resource: { ...capture } } };
      },
    ],
    [
      'POST',
      '/v2/payments/captures/:id/refund',
      async (books, request) => {
        const name = await books.find<CaptureName>(`paypal-capture ${idOf(request)}`);
        if (name === null) throw new PaypalRefusal(404, 'RESOURCE_NOT_FOUND');
        const { order, refund } = refundedOrder(
          await orderOf(books, name.order),
          request.body ?? {},
          ground.answers.to('refund'),
        );
        await books.keep(order);
        // PayPal tells of refunds when they are made.
        const event = { type: 'PAYMENT.CAPTURE.REFUNDED', resource: refund };
        return { status: 201, body: refund, ...(refund.status === 'COMPLETED' ? { event } : {}) };
      },
    ],
    [
      'POST',
      '/v1/notifications/verify-webhook-signature',
      (_books, { body }) => {
        const { webhook_event: event, ...facts } = (body ?? {}) as Record<string, unknown>;
        const expected = signatureOf(
          ground,
          String(facts['transmission_id']),
          String(facts['transmission_time']),
          JSON.stringify(event),
        );
        const isRight =
          facts['webhook_id'] === keys.paypal.webhookId && facts['transmission_sig'] === expected;
        return Promise.resolve({
          status: 200,
          body: { verification_status: isRight ? 'SUCCESS' : 'FAILURE' },
        });
      },
    ],
  ];

  app.post('/v1/oauth2/token', { schema: { hide: true } }, (request, reply) =>
    request.headers.authorization === basic
      ? reply.send({ access_token: bearer, token_type: 'Bearer', expires_in: 32_400 })
      : reply.code(401).send({ name: 'AUTHENTICATION_FAILURE' }),
  );
  for (const [method, url, call] of calls) {
    app.route({
      method,
      url,
      schema: { hide: true },
      handler: (request, reply) =>
        request.headers.authorization === `Bearer ${bearer}`
          ? answer(ground, call, request, reply)
          : reply.code(401).send({ name: 'AUTHENTICATION_FAILURE' }),
    });
  }
}

async function answer(
  ground: SandboxGround,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const made = await inWeather(ground.weather.now(), () => perform(ground, call, request));
  switch (made) {
    case 'lost':
      request.raw.socket.destroy();
      return reply.hijack();
    case 'failing':
    case 'failing-late':
      return reply.code(500).send({ name: 'INTERNAL_SERVER_ERROR' });
    case 'nonsense':
      return reply.code(200).type('text/html').send('<html>It works!</html>');
    default:
      return reply.code(made.status).send(made.body);
  }
}

/** Performs one request. Repeated under its key, it gets the same answer. */
async function perform(ground: SandboxGround, call: Call, request: FastifyRequest): Promise<Answer> {
  const now = ground.now();
  const key = request.headers['paypal-request-id'];
  const made = await withBooks(ground.db, now, async (books): Promise<Answer> => {
    const keptAs = typeof key === 'string' ? `paypal-key ${request.url} ${key}` : null;
    const before = keptAs === null ? null : await books.find<KeptAnswer>(keptAs);
    if (before !== null) return { status: before.status, body: before.body };
    const given = await refusing(() => call(books, request, now));
    if (keptAs !== null) await books.keep({ id: keptAs, status: given.status, body: given.body });
    return given;
  });
  if (made.event !== undefined) announceWallet(ground, made.event, now);
  return made;
}

async function refusing(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaypalRefusal) return { status: error.status, body: error.body };
    throw error;
  }
}

/** What becomes of a capture or of refunds that PayPal had taken on: the order as it is then, and a webhook. */
export async function endPending(
  ground: SandboxGround,
  orderId: string,
  outcome: { readonly capture: 'COMPLETED' | 'DECLINED' } | { readonly refunds: 'COMPLETED' | 'FAILED' },
): Promise<void> {
  const now = ground.now();
  const order = await withBooks(ground.db, now, async (books) => {
    const before = await orderOf(books, orderId);
    const after =
      'capture' in outcome ? endedCapture(before, outcome.capture) : endedRefunds(before, outcome.refunds);
    await books.keep(after);
    return after;
  });
  const { captures = [], refunds = [] } = order.purchase_units[0].payments ?? {};
  if ('capture' in outcome) {
    for (const resource of captures)
      announceWallet(ground, { type: `PAYMENT.CAPTURE.${resource.status}`, resource }, now);
  } else {
    const type = outcome.refunds === 'FAILED' ? 'PAYMENT.REFUND.FAILED' : 'PAYMENT.CAPTURE.REFUNDED';
    for (const resource of refunds) announceWallet(ground, { type, resource }, now);
  }
}

/** Sends the event as a webhook, signed so that the stand-in itself can verify it. */
export function announceWallet(
  ground: Pick<SandboxGround, 'keys' | 'webhooks'>,
  event: { readonly type: string; readonly resource: object },
  now: Date,
): void {
  const body = JSON.stringify({
    id: `WH-${randomUUID()}`,
    event_type: event.type,
    create_time: now.toISOString(),
    resource: event.resource,
  });
  ground.webhooks.send({
    path: '/api/webhooks/paypal',
    body,
    sign: (moment) => walletHeaders(ground, body, moment),
  });
}

/** The headers of a signed webhook, for sending and for tests. */
export function walletHeaders(
  ground: Pick<SandboxGround, 'keys'>,
  body: string,
  moment: Date,
): Readonly<Record<string, string>> {
  const id = randomUUID();
  const time = moment.toISOString();
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signatureOf(ground, id, time, body),
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-SANDBOX',
  };
}

function signatureOf(
  { keys }: Pick<SandboxGround, 'keys'>,
  transmissionId: string,
  time: string,
  body: string,
): string {
  return createHmac('sha256', keys.paypal.signingSecret)
    .update([transmissionId, time, keys.paypal.webhookId, body].join('|'))
    .digest('base64');
}

export async function orderOf(books: Books, id: string): Promise<KeptWalletOrder> {
  const order = await books.find<KeptWalletOrder>(id);
  if (order?.intent !== 'CAPTURE') throw new PaypalRefusal(404, 'RESOURCE_NOT_FOUND');
  return order;
}

function idOf({ params }: FastifyRequest): string {
  return (params as { id: string }).id;
}

export function shownOrder({
  returnUrl: _return,
  cancelUrl: _cancel,
  locale: _locale,
  willBeDeclined: _declined,
  ...order
}: KeptWalletOrder): WalletOrder {
  return order;
}
