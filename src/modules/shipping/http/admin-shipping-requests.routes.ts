import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listAnswer, listQuery } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import { limit } from '../../../shared/messages/message.ts';
import type { Shipping } from '../application/create-shipping.ts';
import { shippingRequestForStaffSchema } from './shipping.schemas.ts';

const params = z.object({ id: z.uuid() });
const response = { 200: shippingRequestForStaffSchema, ...adminRefusals };

/** Requests for the price of a delivery to a place without rates, as staff work through them. */
export function adminShippingRequestRoutes(
  shipping: Pick<Shipping, 'listRequests' | 'findRequest' | 'changeRequest'>,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/shipping-requests',
      {
        config: { access: 'persons:read' },
        schema: {
          summary: 'Questions what a delivery costs',
          querystring: listQuery(['receivedAt', 'number'], { open: z.stringbool().default(false) }),
          response: { 200: listAnswer(shippingRequestForStaffSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { open: onlyOpen, ...wish } = request.query;
        const { items, total } = await shipping.listRequests(wish, { onlyOpen }, actorOf(request));
        return { items: items.map(asRest), total };
      },
    );

    app.get(
      '/shipping-requests/:id',
      { config: { access: 'persons:read' }, schema: { summary: 'One question', params, response } },
      async (request, reply) => {
        const found = await shipping.findRequest(request.params.id, actorOf(request));
        return found === null ? reply.refuse('record-not-found') : asRest(found);
      },
    );

    app.patch(
      '/shipping-requests/:id',
      {
        config: { access: 'persons:write' },
        schema: {
          summary: 'Keep a note about a question, and whether it was answered',
          params,
          body: z.object({
            note: z.string().max(5000, limit('text-too-long')).optional(),
            isAnswered: z.boolean().optional(),
          }),
          response,
        },
      },
      async (request, reply) => {
        const changed = await shipping.changeRequest(request.params.id, request.body, actorOf(request));
        return changed.ok ? asRest(changed.value) : reply.refuse(changed.error.code);
      },
    );
    done();
  };
}

type Found = NonNullable<Awaited<ReturnType<Shipping['findRequest']>>>;

function asRest({ receivedAt, answeredAt, pieces, ...request }: Found) {
  return {
    ...request,
    pieces: [...pieces],
    receivedAt: receivedAt.toISOString(),
    isAnswered: answeredAt !== null,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
