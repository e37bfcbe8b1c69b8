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
    const moves = [
      ['prepare', 'Lines stand ready; all of them if none are named', fulfilment.prepareLines],
      ['hand-over', 'The customer has the lines now', fulfilment.handOverLines],
      ['return', 'Rented lines have come back', fulfilment.returnRentals],
    ] as const;
    for (const [name, summary, move] of moves) {
      app.post(
        `/orders/:id/${name}`,
        { config: write, schema: { summary, params, body: schemas.linesSchema, response } },
        (request, reply) =>
          act(request, reply, (orderNumber) =>
            move({ orderNumber, positions: request.body?.positions ?? null }, actorOf(request)),
          ),
      );
    }

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
          } = request.body;
          return fulfilment.shipLines(
            { orderNumber, positions },
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
