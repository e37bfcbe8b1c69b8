import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { orderAsked as asked, orderCalls, type Ordering } from '../../ordering/index.ts';
import type { Fulfilment } from '../application/create-fulfilment.ts';
import * as schemas from './admin-fulfilment.schemas.ts';

const claimParams = asked.params.extend({ claimId: z.uuid() });
const receiptParams = claimParams.extend({ receiptId: z.uuid() });
const write = { access: 'orders:write' } as const;

/** What staff do with the pieces of an order. Each call answers the order as it is then. */
export function adminFulfilmentRoutes(
  fulfilment: Fulfilment,
  { ordering, now }: { readonly ordering: Ordering; readonly now: () => Date },
): FastifyPluginCallbackZod {
  const { act } = orderCalls(ordering, now);
  return (app, _options, done) => {
    app.post(
      '/orders/:id/prepare',
      {
        config: write,
        schema: {
          summary: 'Lines stand ready; all of them if none are named',
          ...asked,
          body: schemas.linesSchema,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber, actor) =>
          fulfilment.prepareLines({ orderNumber, positions: request.body?.positions ?? null }, actor),
        ),
    );

    app.post(
      '/orders/:id/hand-over',
      {
        config: write,
        schema: { summary: 'The customer has the lines', ...asked, body: schemas.handOverSchema },
      },
      (request, reply) =>
        act(request, reply, (orderNumber, actor) => {
          const { positions = null, happenedOn } = request.body ?? {};
          return fulfilment.handOverLines({ orderNumber, positions, happenedOn }, actor);
        }),
    );

    app.post(
      '/orders/:id/return',
      {
        config: write,
        schema: {
          summary: 'Rented lines have come back, and in what condition',
          ...asked,
          body: schemas.rentalReturnSchema,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber, actor) => {
          const { positions = null, happenedOn, condition = null, note = '' } = request.body ?? {};
          const cameBack = condition === null ? null : { condition, note };
          return fulfilment.returnRentals({ orderNumber, positions, happenedOn }, actor, cameBack);
        }),
    );

    app.post(
      '/orders/:id/ship',
      {
        config: write,
        schema: { summary: 'Lines were given to a carrier', ...asked, body: schemas.shipSchema },
      },
      (request, reply) =>
        act(request, reply, (orderNumber, actor) => {
          const {
            positions = null,
            carrier = null,
            tracking = null,
            trackingLink: link = null,
            happenedOn,
          } = request.body;
          return fulfilment.shipLines(
            { orderNumber, positions, happenedOn },
            { carrier, tracking, link },
            actor,
          );
        }),
    );

    app.post(
      '/orders/:id/returns',
      {
        config: write,
        schema: {
          summary: 'Sold pieces have come back; their money is another step',
          ...asked,
          body: schemas.returnSchema,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber, actor) =>
          fulfilment.takeBackLine({ orderNumber, ...request.body }, actor),
        ),
    );

    app.post(
      '/orders/:id/take-out',
      {
        config: write,
        schema: {
          summary: 'Pieces leave a paid order before they leave the shop; their money is another step',
          ...asked,
          body: schemas.takeOutSchema,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber, actor) =>
          fulfilment.takeOutOfOrder({ orderNumber, ...request.body }, actor),
        ),
    );

    app.post(
      '/orders/:id/claims',
      {
        config: write,
        schema: {
          summary:
            'Compensation is claimed for a rented piece that came back damaged or not at all; the customer gets a mail',
          ...asked,
          body: schemas.claimSchema,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber, actor) =>
          fulfilment.claimDamage({ orderNumber, ...request.body }, actor),
        ),
    );

    app.post(
      '/orders/:id/claims/:claimId/payment',
      {
        config: write,
        schema: {
          summary: 'Money for a claim has come by transfer, all that is open or a part of it',
          ...asked,
          params: claimParams,
          body: schemas.claimPaymentSchema,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber, actor) => {
          const { key, amountCents, receivedOn, mayDiffer } = request.body;
          const { claimId } = request.params;
          return fulfilment.settleClaim(
            { orderNumber, key, claimId, settlement: { as: 'paid', amountCents, receivedOn, mayDiffer } },
            actor,
          );
        }),
    );

    app.post(
      '/orders/:id/claims/:claimId/receipts/:receiptId/take-back',
      {
        config: write,
        schema: {
          summary:
            'Money for a claim was booked by mistake: the claim is open again; the customer gets a mail',
          ...asked,
          params: receiptParams,
          body: schemas.takenBackClaimReceiptSchema,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber, actor) => {
          const { claimId, receiptId } = request.params;
          const { reason } = request.body;
          return fulfilment.takeBackClaimReceipt({ orderNumber, claimId, receiptId, reason }, actor);
        }),
    );

    app.post(
      '/orders/:id/claims/:claimId/waive',
      {
        config: { access: 'orders:refund' },
        schema: {
          summary: 'The shop does without what is open of a claim',
          ...asked,
          params: claimParams,
          body: schemas.waivedClaimSchema,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber, actor) => {
          const { key, reason } = request.body;
          const { claimId } = request.params;
          return fulfilment.settleClaim(
            { orderNumber, key, claimId, settlement: { as: 'waived', reason } },
            actor,
          );
        }),
    );

    done();
  };
}
