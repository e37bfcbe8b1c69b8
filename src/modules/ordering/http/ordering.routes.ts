import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idempotencyHeaders } from '../../../platform/http/idempotency.ts';
import { languageOfRequest } from '../../../platform/http/page-requests.ts';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import { sendDownload } from '../../../platform/http/send-download.ts';
import { bearerOf, type FindCustomer } from '../../../platform/http/acting-customer.ts';
import type { Ordering } from '../application/create-ordering.ts';
import type { GonePiece } from '../application/placing/accept-order.ts';
import { phoneIssues } from '../../../platform/telephone/stored-phone.ts';
import { toEuros } from '../../../shared/money/cents.ts';
import { messageOfNotSold, type SaleOnRequest } from '../../../shared/money/sale-kind.ts';
import { cartIssue, orderOf, priceOf, sayGone, totalsOf } from './ordering-as-rest.ts';
import { checkoutSchema, priceQuestionSchema, voucherQuestionSchema } from './checkout.schemas.ts';
import * as schemas from './ordering.schemas.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

const tags = ['checkout'];
const refusals = {
  400: refusalSchema,
  401: refusalSchema,
  403: refusalSchema,
  404: refusalSchema,
  409: schemas.conflictSchema,
  410: refusalSchema,
  422: refusalSchema,
  429: refusalSchema,
};

/** Whether a request comes with a voucher's code: who guesses them finds no second way here. */
function triesCode(body: unknown): boolean {
  const { voucherCode, giftVoucher } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return Boolean(voucherCode) || Boolean(giftVoucher);
}

/** Checkout and orders (spec 7). An order's id is its key: these answers must not be cached anywhere. */
export function orderingRoutes(
  ordering: Pick<
    Ordering,
    | 'draftOrder'
    | 'checkVoucher'
    | 'quotePrice'
    | 'confirmOrder'
    | 'cancelDraft'
    | 'getOrder'
    | 'invoiceOfOrder'
  >,
  find: FindCustomer,
): FastifyPluginCallbackZod {
  const gone = (reply: FastifyReply, pieces: readonly GonePiece[]) => ({
    code: 'pieces-gone',
    message: sayGone(reply, pieces),
    pieces: pieces.map(({ pieceId, variantId, title, free }) => ({
      productId: pieceId,
      variantId,
      title,
      stockAmt: free,
    })),
  });
  const onRequest = (reply: FastifyReply, { code, notSold }: SaleOnRequest) =>
    reply.refuse(code, [{ field: notSold.field, code: messageOfNotSold(notSold) }]);

  return (app, _options, done) => {
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      next();
    });

    app.post(
      '/initiate-payment',
      {
        config: { triesCode },
        schema: {
          tags,
          summary: 'Make a draft of a cart and hold its pieces for half an hour',
          description:
            'With an Idempotency-Key, a repeated request gets the same order. 409 with the right totals or the pieces that are gone; then nothing is held. With a Bearer token the order belongs to its account. While unpaid holds take much of the shop, guests are asked for a mailed code (403 `mailbox-code-needed`), which is sent along as `mailboxCode`.',
          headers: idempotencyHeaders,
          body: checkoutSchema,
          response: { 200: schemas.initiatedSchema, ...refusals },
        },
      },
      async (request, reply) => {
        // The token says whose order it is, and never the payload's `user_id`. A token that holds no more is refused,
        // so that the browser gets the next one, or orders as a guest.
        const isShown = request.headers.authorization !== undefined;
        const customer = isShown ? await find(bearerOf(request)) : null;
        if (isShown && customer === null) return reply.refuse('session-over');
        const { checkout, mailboxCode } = request.body;
        const wrongPhone = phoneIssues(checkout.customer.phone, checkout.customer.country);
        if (wrongPhone.length > 0) return reply.refuse('invalid-request', wrongPhone);
        const initiated = await ordering.draftOrder(checkout, {
          idempotencyKey: request.headers['idempotency-key'] ?? null,
          client: request.ip,
          customerId: customer?.id ?? null,
          // Another address than the account's may be anybody's.
          hasConfirmedEmail:
            customer?.hasConfirmedEmail === true &&
            emailKeyOf(customer.email) === emailKeyOf(checkout.customer.email),
          mailboxCode,
          language: languageOfRequest(request),
        });
        if (initiated.ok) {
          const { orderId, reservedUntil, totals } = initiated.value;
          return { orderId, reservedUntil: reservedUntil.toISOString(), totals: totalsOf(totals) };
        }
        const { error } = initiated;
        switch (error.code) {
          case 'total-changed':
            return reply.code(409).send({
              code: error.code,
              message: reply.say('total-changed'),
              totals: totalsOf(error.totals),
            });
          case 'pieces-gone':
            return reply.code(409).send(gone(reply, error.pieces));
          case 'cart-refused':
            return reply.refuse(error.code, error.problems.map(cartIssue));
          case 'voucher-refused':
            return reply.refuse(error.code, [{ field: 'voucherCode', ...error.reason }]);
          case 'sale-on-request':
            return onRequest(reply, error);
          case 'hold-again-later':
            return reply.refuse(
              error.code,
              error.titles.map((text) => ({ field: 'order_items', code: 'as-written', params: { text } })),
            );
          default:
            return reply.refuse(error.code);
        }
      },
    );

    app.post(
      '/voucher',
      {
        config: { triesCode },
        schema: {
          tags,
          summary: 'What a voucher takes off a cart, or what is on it, or why it does not apply',
          description: 'Nothing is redeemed: the code is debited together with the order.',
          body: voucherQuestionSchema,
          response: { 200: schemas.voucherAnswerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { voucherCode: code, order_items: items, customerKind, checkoutKey } = request.body;
        const kind = customerKind ?? null;
        const checked = await ordering.checkVoucher({ code, items, kind, checkoutKey });
        if (checked.ok) {
          const { takenOffCents, gift } = checked.value;
          return {
            takenOff: toEuros(takenOffCents),
            ...(gift === null
              ? {}
              : { gift: { balance: toEuros(gift.balanceCents), lastDay: gift.lastDay } }),
          };
        }
        const { error } = checked;
        return error.code === 'cart-refused'
          ? reply.refuse(error.code, error.problems.map(cartIssue))
          : reply.refuse(error.code, [{ field: 'voucherCode', ...error.reason }]);
      },
    );

    app.post(
      '/checkout-price',
      {
        config: { triesCode, rateLimit: { max: 60, timeWindow: '10 minutes' } },
        schema: {
          tags,
          summary: 'What an order would cost, with the VAT that it bears',
          description:
            'Nothing is held. VAT IDs of other member states are confirmed by VIES, which may take some seconds. A voucher that does not apply lowers nothing; `/voucher` says why. Exports, and supplies to businesses in other member states, cost what is left without German VAT.',
          body: priceQuestionSchema,
          response: { 200: schemas.priceAnswerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const priced = await ordering.quotePrice(request.body);
        if (priced.ok) {
          const { vatId } = priced.value;
          const why = vatId === null || vatId === 'confirmed' ? null : reply.say(`vat-id-${vatId}`);
          return { ...priceOf(priced.value), vatIdNote: why };
        }
        const { error } = priced;
        switch (error.code) {
          case 'cart-refused':
            return reply.refuse(error.code, error.problems.map(cartIssue));
          case 'sale-on-request':
            return onRequest(reply, error);
          default:
            return reply.refuse(error.code);
        }
      },
    );

    app.post(
      '/checkout/:orderId/confirm',
      {
        schema: {
          tags,
          summary: 'The binding click: order and, by bank transfer, be told where to pay',
          description: 'However often it is called, there is one order.',
          params: schemas.orderParams,
          body: schemas.confirmSchema,
          response: { 200: schemas.orderSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { mailToken = null, paymentMethod, earlyService = false } = request.body ?? {};
        const confirmed = await ordering.confirmOrder(request.params.orderId, mailToken, {
          paymentMethod,
          earlyService,
        });
        if (confirmed.ok) return orderOf(confirmed.value);
        const { error } = confirmed;
        switch (error.code) {
          case 'pieces-gone':
            return reply.code(409).send(gone(reply, error.pieces));
          case 'sale-on-request':
            return onRequest(reply, error);
          default:
            return reply.refuse(error.code);
        }
      },
    );

    app.post(
      '/checkout/:orderId/cancel',
      {
        schema: {
          tags,
          summary: 'Drop a draft and give its pieces back',
          params: schemas.orderParams,
          response: { 200: z.object({ cancelled: z.literal(true) }), ...refusals },
        },
      },
      async (request, reply) => {
        const cancelled = await ordering.cancelDraft(request.params.orderId);
        return cancelled.ok ? ({ cancelled: true } as const) : reply.refuse(cancelled.error.code);
      },
    );

    app.get(
      '/orders/:orderId',
      {
        schema: {
          tags,
          summary: 'An order, for anyone who has its link',
          params: schemas.orderParams,
          response: { 200: schemas.orderSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const order = await ordering.getOrder(request.params.orderId);
        return order.ok ? orderOf(order.value) : reply.refuse(order.error.code);
      },
    );

    app.get(
      '/orders/:orderId/invoices/:invoice',
      {
        schema: {
          tags,
          summary: 'An invoice or credit note of an order as PDF, for anyone who has its link',
          description: 'With the e-invoice inside (ZUGFeRD, EN 16931).',
          params: schemas.orderInvoiceParams,
          response: { 200: z.string().describe('PDF'), ...refusals },
        },
      },
      async (request, reply) => {
        const { orderId, invoice } = request.params;
        const file = await ordering.invoiceOfOrder(orderId, invoice);
        return file === null ? reply.refuse('invoice-not-found') : sendDownload(reply, file);
      },
    );
    done();
  };
}
