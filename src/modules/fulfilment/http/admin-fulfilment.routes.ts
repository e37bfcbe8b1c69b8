import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import {
  orderCalls,
  orderParams as params,
  orderResponse as response,
  type Ordering,
} from '../../ordering/index.ts';
import type { Fulfilment } from '../application/create-fulfilment.ts';
import * as schemas from './admin-fulfilment.schemas.ts';

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
          params,
          body: schemas.linesSchema,
          response,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber) =>
          fulfilment.prepareLines(
            { orderNumber, positions: request.body?.positions ?? null },
            actorOf(request),
          ),
        ),
    );

    app.post(
      '/orders/:id/hand-over',
      {
        config: write,
        schema: { summary: 'The customer has the lines', params, body: schemas.handOverSchema, response },
      },
      (request, reply) =>
        act(request, reply, (orderNumber) => {
          const { positions = null, happenedOn } = request.body ?? {};
          return fulfilment.handOverLines({ orderNumber, positions, happenedOn }, actorOf(request));
        }),
    );

    app.post(
      '/orders/:id/return',
      {
        config: write,
        schema: {
          summary: 'Rented lines have come back, and in what condition',
          params,
          body: schemas.rentalReturnSchema,
          response,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber) => {
          const { positions = null, happenedOn, condition = null, note = '' } = request.body ?? {};
          const cameBack = condition === null ? null : { condition, note };
          return fulfilment.returnRentals({ orderNumber, positions, happenedOn }, actorOf(request), cameBack);
        }),
    );

    app.post(
      '/orders/:id/ship',
      {
        config: write,
        schema: { summary: 'Lines were given to a carrier', params, body: schemas.shipSchema, response },
      },
      (request, reply) =>
        act(request, reply, (orderNumber) => {
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
            actorOf(request),
          );
        }),
    );

    app.post(
      '/orders/:id/returns',
      {
        config: write,
        schema: {
          summary: 'Sold pieces have come back; their money is another step',
          params,
          body: schemas.returnSchema,
          response,
        },
      },
      (request, reply) =>
        act(request, reply, (orderNumber) =>
          fulfilment.takeBackLine({ orderNumber, ...request.body }, actorOf(request)),
        ),
    );

    done();
  };
}
