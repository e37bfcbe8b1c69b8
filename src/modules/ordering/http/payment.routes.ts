import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import { refusalMeanings } from '../../../shared/orders/payment-vocabulary.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { OpenedPayment } from '../../payments/index.ts';
import type { AskRefusal } from '../application/paying/ask-for-payment.ts';
import type { Ordering } from '../application/create-ordering.ts';
import type { Returned, ReturnRefusal } from '../application/paying/return-from-provider.ts';
import { sayGone } from './ordering-as-rest.ts';
import { conflictSchema } from './ordering.schemas.ts';
import * as schemas from './payment.schemas.ts';

const tags = ['payment'];
const refusals = {
  400: refusalSchema,
  /** With what the shopper can do about it. */
  402: refusalSchema.extend({ meaning: z.enum(refusalMeanings).optional() }),
  404: refusalSchema,
  409: conflictSchema,
  410: refusalSchema,
  422: refusalSchema,
  503: refusalSchema,
};
/** Paying for an order that was placed: by card, on the card provider's page, or from the wallet (spec 7). */
export function paymentRoutes(
  ordering: Pick<Ordering, 'askForPayment' | 'returnFromProvider'>,
): FastifyPluginCallbackZod {
  const refuseAsk = (reply: FastifyReply, error: AskRefusal): FastifyReply =>
    error.code === 'pieces-gone'
      ? reply.code(409).send({
          code: error.code,
          message: sayGone(reply, error.pieces),
        })
      : reply.refuse(error.code);

  return (app, _options, done) => {
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      next();
    });

    app.post(
      '/card-intent',
      {
        schema: {
          tags,
          summary: 'Ask for the money of an order by card',
          description: 'After the binding click. However often it is called, there is one open payment.',
          body: schemas.orderToPaySchema,
          response: { 200: schemas.cardIntentSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const asked = await ordering.askForPayment(request.body.orderId, 'card');
        const opened = needing(asked, ({ clientSecret }) => clientSecret);
        return opened.ok ? { clientSecret: opened.value } : refuseAsk(reply, opened.error);
      },
    );

    app.post(
      '/card-confirm',
      {
        schema: {
          tags,
          summary: 'The card was confirmed in the browser: take the money',
          body: schemas.cardConfirmSchema,
          response: { 200: schemas.messageSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { paymentIntentId } = request.body;
        const returned = await ordering.returnFromProvider('stripe', paymentIntentId, null);
        return returned.ok ? { message: reply.say('card-payment-confirmed') } : refuseReturn(reply, returned);
      },
    );

    app.post(
      '/wallet-order',
      {
        schema: {
          tags,
          summary: 'Ask for the money of an order from the wallet',
          body: schemas.orderToPaySchema,
          response: { 200: schemas.walletOrderSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const asked = await ordering.askForPayment(request.body.orderId, 'wallet');
        if (!asked.ok) return refuseAsk(reply, asked.error);
        return { id: asked.value.externalId, approveUrl: asked.value.address };
      },
    );

    app.post(
      '/checkout-session',
      {
        schema: {
          tags,
          summary: 'Ask for the money of an order on the card provider’s own page, by card or with Klarna',
          body: schemas.pageToPaySchema,
          response: { 200: schemas.checkoutSessionSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { orderId, paymentMethod } = request.body;
        const kind = paymentMethod === 'klarna' ? 'klarna' : 'checkout';
        const asked = await ordering.askForPayment(orderId, kind);
        const opened = needing(asked, ({ address, externalId }) =>
          address === null ? null : { sessionId: externalId, url: address },
        );
        return opened.ok ? opened.value : refuseAsk(reply, opened.error);
      },
    );

    app.post(
      '/capture-payment',
      {
        schema: {
          tags,
          summary: 'The shopper is back from the provider’s page: take the money',
          description: 'However often it is called, it is taken once.',
          body: schemas.captureSchema,
          response: { 200: schemas.capturedSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { paymentMethod, token, orderId = null } = request.body;
        const returned = await ordering.returnFromProvider(paymentMethod, token, orderId);
        return returned.ok
          ? { message: reply.say('payment-captured'), status: returned.value }
          : refuseReturn(reply, returned);
      },
    );
    done();
  };
}

/** A provider's answer that lacks what the browser needs counts as none. */
function needing<T>(
  asked: Result<OpenedPayment, AskRefusal>,
  part: (opened: OpenedPayment) => T | null,
): Result<T, AskRefusal> {
  if (!asked.ok) return asked;
  const value = part(asked.value);
  return value === null ? fail({ code: 'provider-unavailable' }) : ok(value);
}

function refuseReturn(
  reply: FastifyReply,
  { error }: Extract<Result<Returned, ReturnRefusal>, { ok: false }>,
): FastifyReply {
  // Spec 8, 'Card errors': the provider's own message comes first.
  if (error.code === 'payment-declined') {
    const { code, reason, meaning } = error;
    const message = reason ?? reply.say(code);
    return reply.code(402).send({ code, message, ...(meaning === undefined ? {} : { meaning }) });
  }
  return reply.refuse(error.code);
}
