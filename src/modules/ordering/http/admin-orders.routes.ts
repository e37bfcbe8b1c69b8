import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FailureCode } from '../../../shared/failure-code.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { StaffActor } from '../../../shared/staff/actor.ts';
import type { Ordering } from '../application/create-ordering.ts';
import { parseOrderNumber } from '../domain/order.ts';
import * as schemas from './order-decisions.schemas.ts';
import {
  orderAsked as asked,
  orderCalls,
  orderParams as params,
  orderResponse as response,
} from './staff-order-calls.ts';

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
      ['accept', 'Accept an offer', ordering.acceptOrder],
      ['decline', 'Decline an offer', ordering.declineOrder],
      ['capture', 'Take authorised money now, before the goods leave the shop', ordering.captureNow],
      ['check-payment', 'Ask the provider what has become of a payment that is stuck', ordering.checkPayment],
      ['check-vat-id', 'Have the VAT ID confirmed again, for the day of the supply', ordering.checkVatId],
      [
        'ask-again',
        'Ask the customer to pay what a provider had authorised and no longer gives',
        ordering.askToPayAgain,
      ],
      [
        'new-link',
        'Mail the customer another link to the order; the earlier one ends',
        ordering.renewOrderLink,
      ],
    ] as const satisfies readonly Simple[];
    for (const [name, summary, work] of simple) {
      app.post(`/orders/:id/${name}`, { config: write, schema: { summary, ...asked } }, (request, reply) =>
        act(request, reply, work),
      );
    }

    app.post(
      '/orders/:id/payment',
      {
        config: write,
        schema: { summary: 'A bank transfer has come', ...asked, body: schemas.paymentSchema },
      },
      (request, reply) =>
        act(request, reply, (orderNumber, actor) => {
          const { amountCents, receivedOn, reference = null, mayDiffer, key } = request.body;
          return ordering.markAsPaid(
            { orderNumber, amountCents, receivedOn, externalId: reference, mayDiffer, key },
            actor,
          );
        }),
    );

    app.post(
      '/orders/:id/receipts/:receiptId/take-back',
      {
        config: write,
        schema: {
          summary: 'A bank transfer was booked by mistake: the order waits for its money again',
          ...asked,
          params: schemas.receiptParams,
          body: schemas.takeBackReceiptSchema,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber, actor) => {
          const { receiptId } = request.params;
          const { reason } = request.body;
          return ordering.takeBackReceipt({ orderNumber, receiptId, reason }, actor);
        }),
    );

    app.post(
      '/orders/:id/invoice-recipient',
      {
        config: write,
        schema: {
          summary: 'Cancel the invoice and issue it again to somebody else; the customer gets both by mail',
          ...asked,
          body: schemas.otherRecipientSchema,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber, actor) =>
          ordering.issueToAnother({ orderNumber, billing: request.body }, actor),
        ),
    );

    app.post(
      '/orders/:id/correct-vat',
      {
        config: { access: 'orders:refund' },
        schema: {
          summary:
            'Take off the German VAT that was charged before the VAT ID was confirmed: the invoice is issued again, and what was paid too much goes back',
          ...asked,
        },
      },
      (request, reply) => act(request, reply, ordering.correctVat),
    );

    app.post(
      '/orders/:id/release',
      {
        config: { access: 'orders:refund' },
        schema: {
          summary: 'Deliver an order all the same, although its money is disputed or has gone',
          ...asked,
          body: schemas.releaseSchema,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber, actor) =>
          ordering.releaseCases({ orderNumber, reason: request.body.reason }, actor),
        ),
    );

    app.post(
      '/orders/:id/cancel',
      {
        config: { access: 'orders:refund' },
        schema: {
          summary: 'Call an order off; all money that came goes back',
          ...asked,
          body: schemas.cancelSchema,
        },
      },
      (request, reply) =>
        act(request, reply, (number, actor) =>
          ordering.cancelOrder(number, actor, request.body?.reason ?? null),
        ),
    );

    app.post(
      '/orders/:id/refunds',
      {
        config: { access: 'orders:refund' },
        schema: { summary: 'Pay back money, or a part of it', ...asked, body: schemas.refundSchema },
      },
      (request, reply) =>
        act(request, reply, (orderNumber, actor) =>
          ordering.refundOrder({ orderNumber, ...request.body }, actor),
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
          act(request, reply, async (_number, actor) => {
            const isDone = await step(request.params.refundId, actor);
            return isDone ? ok(undefined) : fail({ code: 'nothing-to-refund' as const });
          }),
      );
    }

    app.post(
      '/orders/:id/notes',
      {
        config: write,
        schema: {
          summary: 'Add a note for staff',
          ...asked,
          body: schemas.noteSchema,
        },
      },
      (request, reply) =>
        act(request, reply, (number, actor) => ordering.noteOnOrder(number, request.body.text, actor)),
    );

    app.post(
      '/orders/:id/mails/:mailId/send',
      {
        config: write,
        schema: {
          summary: 'Send a mail of the order once more',
          ...asked,
          params: params.extend({ mailId: z.uuid() }),
        },
      },
      (request, reply) =>
        act(request, reply, (number, actor) => ordering.sendMailAgain(number, request.params.mailId, actor)),
    );

    done();
  };
}

type Simple = readonly [
  name: string,
  summary: string,
  work: (number: number, actor: StaffActor) => Promise<Result<unknown, { readonly code: FailureCode }>>,
];
