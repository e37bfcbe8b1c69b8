import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bearerOf, type FindCustomer } from '../../../platform/http/acting-customer.ts';
import { languageOfRequest } from '../../../platform/http/page-requests.ts';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import { sendPdf } from '../../../platform/http/send-download.ts';
import type { Ordering } from '../application/create-ordering.ts';
import type { Issue } from '../../../shared/messages/message.ts';
import { codeForIssue, issuesOf } from '../../../shared/messages/schema-issues.ts';
import { giftOrderSchema } from './gift-orders.schemas.ts';
import { totalsOf } from './ordering-as-rest.ts';
import { initiatedSchema, orderParams } from './ordering.schemas.ts';

const tags = ['checkout'];
const refusals = {
  400: refusalSchema,
  401: refusalSchema,
  404: refusalSchema,
  422: refusalSchema,
  429: refusalSchema,
};

/** Gift vouchers that are bought in the shop: the order is confirmed and paid like others. */
export function giftOrderRoutes(
  ordering: Pick<Ordering, 'orderGift' | 'giftOfOrder' | 'mayMailGiftOn'>,
  find: FindCustomer,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      next();
    });

    const wrongDay: Issue = { field: 'sendOn', code: 'gift-day-impossible' };
    /** Beside what the schema finds: a date, but none of those that may be chosen. */
    const dayIssues = (body: unknown): readonly Issue[] => {
      const chosen = z.object({ sendOn: z.iso.date() }).safeParse(body);
      return chosen.success && !ordering.mayMailGiftOn(chosen.data.sendOn) ? [wrongDay] : [];
    };

    app.post(
      '/gift-voucher-orders',
      {
        config: { rateLimit: { max: 30, timeWindow: '1 hour' } },
        schema: {
          tags,
          summary: 'Make a draft of an order that buys a gift voucher',
          description:
            'With the same Idempotency-Key it is the same order. `POST /checkout/:orderId/confirm` is the binding click. No voucher pays for a gift voucher.',
          headers: z.object({ 'idempotency-key': z.string().min(16).max(200) }),
          body: giftOrderSchema,
          response: { 200: initiatedSchema, ...refusals },
        },
        // Everything that is wrong is named at once: which days may be chosen is no part of the schema.
        attachValidation: true,
      },
      async (request, reply) => {
        const { validationError } = request;
        if (validationError !== undefined) {
          const typed = giftOrderSchema.safeParse(request.body, { error: codeForIssue });
          if (validationError.validationContext !== 'body' || typed.success) throw validationError;
          return reply.refuse('invalid-request', [...issuesOf(typed.error), ...dayIssues(request.body)]);
        }
        const isShown = request.headers.authorization !== undefined;
        const customer = isShown ? await find(bearerOf(request)) : null;
        if (isShown && customer === null) return reply.refuse('session-over');
        const ordered = await ordering.orderGift(request.body, {
          idempotencyKey: request.headers['idempotency-key'],
          client: request.ip,
          customerId: customer?.id ?? null,
          language: languageOfRequest(request),
        });
        if (!ordered.ok) {
          return ordered.error.code === 'gift-day-impossible'
            ? reply.refuse('invalid-request', [wrongDay])
            : reply.refuse(ordered.error.code);
        }
        const { orderId, reservedUntil, totals } = ordered.value;
        return { orderId, reservedUntil: reservedUntil.toISOString(), totals: totalsOf(totals) };
      },
    );

    app.get(
      '/orders/:orderId/gift-voucher',
      {
        // Made for each request, since it is stored nowhere.
        config: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
        schema: {
          tags,
          summary: 'The gift voucher of a paid order as PDF, for anyone who has its link',
          description: 'Until 30 days after it was mailed.',
          params: orderParams,
          response: { 200: z.string().describe('PDF'), ...refusals },
        },
      },
      async (request, reply) => {
        const file = await ordering.giftOfOrder(request.params.orderId);
        return file === null
          ? reply.refuse('gift-voucher-not-here')
          : sendPdf(reply, file.name, Buffer.from(file.bytes));
      },
    );
    done();
  };
}
