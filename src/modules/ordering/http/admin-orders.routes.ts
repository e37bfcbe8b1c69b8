import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { FailureCode } from '../../../shared/failure-code.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Ordering } from '../application/create-ordering.ts';
import { parseOrderNumber } from '../domain/order.ts';
import * as schemas from './admin-orders.schemas.ts';
import { orderCalls, orderParams as params, orderResponse as response } from './staff-order-calls.ts';

const read = { access: 'orders:read' } as const;
const write = { access: 'orders:write' } as const;

/** Orders as staff work with them. Each action answers the order as it is then. */
export function adminOrderRoutes(
  ordering: Ordering,
  { now }: { readonly now: () => Date },
): FastifyPluginCallbackZod {
  const { answer, act } = orderCalls(ordering, now);

  return (app, _options, done) => {
    app.get(
      '/orders/:id',
      {
        config: read,
        schema: { summary: 'An order with everything that happened', params, response },
      },
      async (request, reply) => {
        const number = parseOrderNumber(request.params.id);
        return number === null ? reply.refuse('order-not-found') : answer(request, reply, number);
      },
    );

    const simple = [
      ['accept', 'Accept an offer', (number, request) => ordering.acceptOrder(number, actorOf(request))],
      ['decline', 'Decline an offer', (number, request) => ordering.declineOrder(number, actorOf(request))],
      [
        'capture',
        'Take authorised money now, before the goods leave the shop',
        (number, request) => ordering.captureNow(number, actorOf(request)),
      ],
      [
        'ask-again',
        'Ask the customer to pay what a provider had authorised and no longer gives',
        (number, request) => ordering.askToPayAgain(number, actorOf(request)),
      ],
      [
        'new-link',
        'Mail the customer another link to the order; the earlier one ends',
        (number, request) => ordering.renewOrderLink(number, actorOf(request)),
      ],
    ] as const satisfies readonly Simple[];
    for (const [name, summary, work] of simple) {
      app.post(
        `/orders/:id/${name}`,
        { config: write, schema: { summary, params, response } },
        (request, reply) => act(request, reply, (number) => work(number, request)),
      );
    }

    app.post(
      '/orders/:id/payment',
      {
        config: write,
        schema: { summary: 'A bank transfer has come', params, body: schemas.paymentSchema, response },
      },
      (request, reply) =>
        act(request, reply, (orderNumber) => {
          const { amountCents, receivedOn, reference = null, mayDiffer, key } = request.body;
          return ordering.markAsPaid(
            { orderNumber, amountCents, receivedOn, externalId: reference, mayDiffer, key },
            actorOf(request),
          );
        }),
    );

    app.post(
      '/orders/:id/receipts/:receiptId/take-back',
      {
        config: write,
        schema: {
          summary: 'A bank transfer was booked by mistake: the order waits for its money again',
          params: schemas.receiptParams,
          body: schemas.takeBackReceiptSchema,
          response,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber) => {
          const { receiptId } = request.params;
          const { reason } = request.body;
          return ordering.takeBackReceipt({ orderNumber, receiptId, reason }, actorOf(request));
        }),
    );

    app.post(
      '/orders/:id/release',
      {
        config: { access: 'orders:refund' },
        schema: {
          summary: 'Deliver an order all the same, although its money is disputed or has gone',
          params,
          body: schemas.releaseSchema,
          response,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber) =>
          ordering.releaseCases({ orderNumber, reason: request.body.reason }, actorOf(request)),
        ),
    );

    app.post(
      '/orders/:id/cancel',
      {
        config: { access: 'orders:refund' },
        schema: {
          summary: 'Call an order off; all money that came goes back',
          params,
          body: schemas.cancelSchema,
          response,
        },
      },
      (request, reply) =>
        act(request, reply, (number) =>
          ordering.cancelOrder(number, actorOf(request), request.body?.reason ?? null),
        ),
    );

    app.post(
      '/orders/:id/refunds',
      {
        config: { access: 'orders:refund' },
        schema: { summary: 'Pay back money, or a part of it', params, body: schemas.refundSchema, response },
      },
      (request, reply) =>
        act(request, reply, (orderNumber) =>
          ordering.refundOrder({ orderNumber, ...request.body }, actorOf(request)),
        ),
    );

    const steps = [
      ['transferred', 'A refund by bank transfer was made', ordering.refundTransferred],
      [
        'retry',
        'Ask the provider again after it has refused, or not answered for a day',
        ordering.retryRefund,
      ],
    ] as const;
    for (const [name, summary, step] of steps) {
      app.post(
        `/orders/:id/refunds/:refundId/${name}`,
        {
          config: { access: 'orders:refund' },
          schema: { summary, params: params.extend({ refundId: z.uuid() }), response },
        },
        (request, reply) =>
          act(request, reply, async () => {
            const isDone = await step(request.params.refundId, actorOf(request));
            return isDone ? ok(undefined) : fail({ code: 'nothing-to-refund' as const });
          }),
      );
    }

    app.post(
      '/orders/:id/notes',
      {
        config: write,
        schema: { summary: 'Add a note for staff', params, body: schemas.noteSchema, response },
      },
      (request, reply) =>
        act(request, reply, (number) => ordering.noteOnOrder(number, request.body.text, actorOf(request))),
    );

    app.post(
      '/orders/:id/mails/:mailId/send',
      {
        config: write,
        schema: {
          summary: 'Send a mail of the order once more',
          params: params.extend({ mailId: z.uuid() }),
          response,
        },
      },
      (request, reply) =>
        act(request, reply, (number) =>
          ordering.sendMailAgain(number, request.params.mailId, actorOf(request)),
        ),
    );

    done();
  };
}

type Simple = readonly [
  name: string,
  summary: string,
  work: (number: number, request: FastifyRequest) => Promise<Result<unknown, { readonly code: FailureCode }>>,
];
