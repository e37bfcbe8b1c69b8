import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withObjects, type ObjectStore, type Kept } from '../object-store.ts';
import { busySeconds } from '../busy-seconds.ts';
import type { SandboxContext } from '../context.ts';
import { behaving, once, type FailedAnswer, type InFlight } from '../behaviour.ts';
import { paypalDisputes } from './paypal-disputes.ts';
import { captureObject, minimalOrder, orderObject, refundObject } from './paypal-objects.ts';
import {
  capturedOrder,
  endedCapture,
  endedRefunds,
  isForgotten,
  newWalletOrder,
  refundedOrder,
  trackedOrder,
  type KeptRefund,
  type KeptWalletOrder,
} from './paypal-orders.ts';
import { paypalReports } from './paypal-reports.ts';
import { paypalError, PaypalRefusal } from './paypal-refusal.ts';
import { announceWallet, isGenuine, type WalletEvent } from './paypal-webhooks.ts';

/** The result of a call; the answer shows its state at the time of the answer. */
interface Made {
  readonly status: number;
  readonly order: KeptWalletOrder;
  /** The refund that is shown instead of its order. */
  readonly refundId?: string;
  readonly events?: readonly WalletEvent[];
}

interface Given {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface CaptureName extends Kept {
  readonly order: string;
}

/** Kept by its PayPal-Request-Id: a refusal, or the object whose latest state is the answer. */
type KeptAnswer = Kept &
  (
    | { readonly status: number; readonly refusal: object }
    | { readonly status: number; readonly order: string; readonly refundId?: string }
  );

type Call = (objects: ObjectStore, request: FastifyRequest, now: Date) => Promise<Made>;

/** PayPal's HTTP API under `/sandbox/paypal`, as far as the shop uses it. */
export function paypalApi(app: FastifyInstance, context: SandboxContext): void {
  const { keys } = context;
  const bearer = `A21-${keys.paypal.signingSecret}`;
  const basic = `Basic ${Buffer.from(`${keys.paypal.clientId}:${keys.paypal.clientSecret}`).toString('base64')}`;
  const inFlight: InFlight = new Set();

  const calls: readonly (readonly ['GET' | 'POST', string, Call])[] = [
    [
      'POST',
      '/v2/checkout/orders',
      async (objects, { body }, now) => {
        const order = newWalletOrder(body ?? {}, now);
        await objects.keep(order);
        return { status: 201, order };
      },
    ],
    [
      'GET',
      '/v2/checkout/orders/:id',
      async (objects, request, now) => ({ status: 200, order: await orderOf(objects, idOf(request), now) }),
    ],
    [
      'POST',
      '/v2/checkout/orders/:id/capture',
      async (objects, request, now) => {
        const before = await orderOf(objects, idOf(request), now);
        const order = capturedOrder(before, context.answers.to('capture'), now);
        await objects.keep(order);
        const [capture] = order.purchase_units[0].payments?.captures ?? [];
        await objects.keep<CaptureName>({ id: `paypal-capture ${capture?.id ?? ''}`, order: order.id });
        return { status: 201, order, events: captureEvents(order, context) };
      },
    ],
    [
      'POST',
      '/v2/checkout/orders/:id/track',
      async (objects, request, now) => {
        const before = await orderOf(objects, idOf(request), now);
        const order = trackedOrder(before, request.body ?? {}, context.answers.to('track'), now);
        await objects.keep(order);
        return { status: 201, order };
      },
    ],
    [
      'POST',
      '/v2/payments/captures/:id/refund',
      async (objects, request, now) => {
        const name = await objects.find<CaptureName>(`paypal-capture ${idOf(request)}`);
        if (name === null) throw new PaypalRefusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
        const before = await orderOf(objects, name.order, now);
        const answer = context.answers.to('refund');
        const { order, refund } = refundedOrder(before, request.body ?? {}, answer, now);
        await objects.keep(order);
        return { status: 201, order, refundId: refund.id, events: refundEvents(order, [refund]) };
      },
    ],
  ];

  app.post('/v1/oauth2/token', { schema: { hide: true } }, (request, reply) =>
    request.headers.authorization === basic
      ? reply.send({
          scope: 'https://uri.paypal.com/services/payments/payment',
          app_id: 'APP-80W284485P519543T',
          access_token: bearer,
          token_type: 'Bearer',
          expires_in: 32_400,
          nonce: 'sandbox',
        })
      : reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' }),
  );
  const guarded = (
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<Given>,
  ): Promise<FastifyReply> | FastifyReply =>
    request.headers.authorization === `Bearer ${bearer}`
      ? answer(context, inFlight, request, reply, work)
      : reply.code(401).send(paypalError('AUTHENTICATION_FAILURE'));
  app.post('/v1/notifications/verify-webhook-signature', { schema: { hide: true } }, (request, reply) =>
    guarded(request, reply, () => {
      const facts = (request.body ?? {}) as Record<string, unknown>;
      const verification_status = isGenuine(context, facts) ? 'SUCCESS' : 'FAILURE';
      return Promise.resolve({ status: 200, body: { verification_status } });
    }),
  );
  paypalDisputes(app, context, guarded);
  paypalReports(app, context, guarded);
  for (const [method, url, call] of calls) {
    app.route({
      method,
      url,
      schema: { hide: true },
      handler: (request, reply) => guarded(request, reply, () => perform(context, call, request)),
    });
  }
}

function keyOf({ url, headers }: FastifyRequest): string | null {
  const key = headers['paypal-request-id'];
  return typeof key === 'string' ? `paypal-key ${url} ${key}` : null;
}

async function answer(
  context: SandboxContext,
  inFlight: InFlight,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<Given>,
): Promise<FastifyReply> {
  // Of two with one key at the same time, PayPal processes the first.
  const made = await once(inFlight, keyOf(request), () => behaving(context.behaviour.now(), work));
  if (typeof made === 'object') return send(reply, made);
  if (made === 'lost') {
    request.raw.socket.destroy();
    return reply.hijack();
  }
  if (made === 'nonsense') return reply.code(200).type('text/html').send('<html>It works!</html>');
  return send(reply, inBad[made]);
}

function send(reply: FastifyReply, { status, body, headers = {} }: Given): FastifyReply {
  return reply
    .code(status)
    .headers({ 'paypal-debug-id': 'f1e2d3c4b5a69', ...headers })
    .send(body);
}

const failing: Given = { status: 500, body: paypalError('INTERNAL_SERVER_ERROR') };
const inBad: Readonly<Record<Exclude<FailedAnswer, 'lost' | 'nonsense'>, Given>> = {
  failing,
  'failing-late': failing,
  busy: {
    status: 429,
    headers: { 'retry-after': `${busySeconds}` },
    body: paypalError('RATE_LIMIT_REACHED'),
  },
  locked: { status: 409, body: paypalError('RESOURCE_CONFLICT') },
  'in-use': { status: 409, body: paypalError('RESOURCE_CONFLICT', 'PREVIOUS_REQUEST_IN_PROGRESS') },
};

/** Somebody else was at it, or too many requests: PayPal has not looked at this one, and keeps no answer to it. */
const passing: ReadonlySet<number> = new Set([409, 429]);

/** Performs one request. Repeated under its key, nothing more is done, and it gets the state of the day. */
async function perform(context: SandboxContext, call: Call, request: FastifyRequest): Promise<Given> {
  const now = context.now();
  const key = keyOf(request);
  const isWhole = request.method === 'GET' || request.headers.prefer === 'return=representation';
  let events: readonly WalletEvent[] = [];
  const given = await withObjects(context.db, now, async (objects): Promise<Given> => {
    const before = key === null ? null : await objects.find<KeptAnswer>(key);
    if (before !== null && 'refusal' in before) return { status: before.status, body: before.refusal };
    if (before !== null) {
      const made = { ...before, order: await orderOf(objects, before.order, now) };
      return { status: 200, body: shown(context, made, isWhole) };
    }
    try {
      const made = await call(objects, request, now);
      const { status, order, refundId } = made;
      events = made.events ?? [];
      const names = { order: order.id, ...(refundId === undefined ? {} : { refundId }) };
      if (key !== null) await objects.keep<KeptAnswer>({ id: key, status, ...names });
      return { status, body: shown(context, made, isWhole) };
    } catch (error) {
      if (!(error instanceof PaypalRefusal)) throw error;
      const { status, body } = error;
      if (key !== null && !passing.has(status)) {
        await objects.keep<KeptAnswer>({ id: key, status, refusal: body });
      }
      return { status, body };
    }
  });
  announceWallet(context, events, now);
  return given;
}

function shown(
  context: Pick<SandboxContext, 'publicUrl'>,
  { order, refundId }: Pick<Made, 'order' | 'refundId'>,
  isWhole: boolean,
): object {
  if (refundId === undefined) {
    return isWhole ? orderObject(order, pagesOf(context)) : minimalOrder(order, pagesOf(context));
  }
  const refund = order.purchase_units[0].payments?.refunds.find(({ id }) => id === refundId);
  if (refund === undefined) throw new Error('the refund is not in the store');
  const whole = refundObject(refund, order);
  return isWhole ? whole : { id: whole.id, status: whole.status, links: whole.links };
}

/** Where the shopper agrees. */
export function pagesOf({ publicUrl }: Pick<SandboxContext, 'publicUrl'>): string {
  return `${publicUrl}/sandbox/paypal`;
}

function captureEvents(order: KeptWalletOrder, context: SandboxContext): WalletEvent[] {
  const told = (order.purchase_units[0].payments?.captures ?? []).map((capture) => ({
    type: `PAYMENT.CAPTURE.${capture.status === 'FAILED' ? 'DECLINED' : capture.status}`,
    resource: captureObject(capture, order),
  }));
  const isDone = told.some(({ type }) => type === 'PAYMENT.CAPTURE.COMPLETED');
  const completed = { type: 'CHECKOUT.ORDER.COMPLETED', resource: orderObject(order, pagesOf(context)) };
  return isDone ? [completed, ...told] : told;
}

/** PayPal tells of refunds when they are made, and has no event for those that come to nothing. */
function refundEvents(order: KeptWalletOrder, refunds: readonly KeptRefund[]): WalletEvent[] {
  return refunds
    .filter(({ status }) => status === 'COMPLETED')
    .map((refund) => ({ type: 'PAYMENT.CAPTURE.REFUNDED', resource: refundObject(refund, order) }));
}

/** What becomes of a capture or of refunds that PayPal had taken on: the order as it is then, and its webhooks. */
export async function endPending(
  context: SandboxContext,
  orderId: string,
  outcome:
    | { readonly capture: 'COMPLETED' | 'DECLINED' | 'FAILED' }
    | { readonly refunds: 'COMPLETED' | 'FAILED' | 'CANCELLED' },
): Promise<void> {
  const now = context.now();
  const order = await withObjects(context.db, now, async (objects) => {
    const before = await orderOf(objects, orderId, now);
    const after =
      'capture' in outcome
        ? endedCapture(before, outcome.capture, now)
        : endedRefunds(before, outcome.refunds, now);
    await objects.keep(after);
    return after;
  });
  const { refunds = [] } = order.purchase_units[0].payments ?? {};
  const events = 'capture' in outcome ? captureEvents(order, context) : refundEvents(order, refunds);
  announceWallet(context, events, now);
}

/** PayPal takes a captured payment back, after a dispute or a chargeback. */
export async function reverseCapture(context: SandboxContext, orderId: string): Promise<void> {
  const now = context.now();
  const order = await withObjects(context.db, now, (objects) => orderOf(objects, orderId, now));
  const events = (order.purchase_units[0].payments?.captures ?? []).map((capture) => ({
    type: 'PAYMENT.CAPTURE.REVERSED',
    resource: captureObject(capture, order),
  }));
  announceWallet(context, events, now);
}

/** @throws PaypalRefusal for one that PayPal does not know, or no longer */
export async function orderOf(objects: ObjectStore, id: string, now: Date): Promise<KeptWalletOrder> {
  const order = await objects.find<KeptWalletOrder>(id);
  if (order?.intent !== 'CAPTURE' || isForgotten(order, now)) {
    throw new PaypalRefusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
  }
  return order;
}

function idOf({ params }: FastifyRequest): string {
  return (params as { id: string }).id;
}
