import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { orderNumber } from '../../modules/ordering/index.ts';
import { listAnswer, listQuery } from '../../platform/http/list-query.ts';
import { adminRefusals } from '../../platform/http/refusal.ts';
import { actorOf } from '../../platform/http/staff-guard.ts';
import { startOfDay } from '../../shared/time/berlin-day.ts';
import type { OfficeReads } from '../office/create-office-reads.ts';
import type { OrderSummary } from '../office/order-list.ts';
import { orderFilters, orderSummarySchema } from './order-list.schemas.ts';

/** The list of orders, as staff work through it. */
export function orderListRoutes(office: Pick<OfficeReads, 'orders'>): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/orders',
      {
        config: { access: 'orders:read' },
        schema: {
          summary: 'Orders',
          description: 'Searches number, name, company, e-mail and postal code. Drafts are not among them.',
          querystring: listQuery(['orderedAt', 'number', 'totalCents'], orderFilters),
          response: { 200: listAnswer(orderSummarySchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { page, perPage, sort, order, q, from, to, ...filter } = request.query;
        const { items, total } = await office.orders(
          { page, perPage, sort, order, q },
          {
            ...filter,
            from: from === undefined ? undefined : startOfDay(from),
            to: to === undefined ? undefined : startOfDay(to, 1),
          },
          actorOf(request),
        );
        return { items: items.map(summaryOf), total };
      },
    );
    done();
  };
}

function summaryOf(order: OrderSummary): z.input<typeof orderSummarySchema> {
  const { number, orderedAt, state, ...rest } = order;
  if (state === 'draft') throw new Error('a draft is in no list');
  return {
    ...rest,
    id: orderNumber(number),
    state,
    orderedAt: orderedAt.toISOString(),
  };
}
