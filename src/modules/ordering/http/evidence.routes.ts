import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { sendArchive } from '../../../platform/http/send-download.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Ordering } from '../application/create-ordering.ts';
import { parseOrderNumber } from '../domain/order.ts';
import { orderNumberParams as params } from './admin-orders.schemas.ts';
import { evidenceSchema } from './order-parts.schemas.ts';

const read = { access: 'persons:read' } as const;

/** What the shop can show to a bank or provider that asks for evidence of an order. */
export function evidenceRoutes(
  ordering: Pick<Ordering, 'evidenceForStaff' | 'evidencePackage'>,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/orders/:id/evidence',
      {
        config: read,
        schema: {
          summary: 'Evidence of an order, to be copied into the form of a payment provider',
          params,
          response: { 200: evidenceSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const number = parseOrderNumber(request.params.id);
        const found = number === null ? null : await ordering.evidenceForStaff(number, actorOf(request));
        if (found === null) return reply.refuse('order-not-found');
        if (found.isRestricted) request.noteSecurityEvent('restricted-opened');
        request.noteSecurityEvent('data-exported');
        return { fields: [...found.fields] };
      },
    );

    app.get(
      '/orders/:id/evidence/package',
      {
        config: read,
        schema: {
          summary: 'The same as a ZIP archive, with invoices and the texts that were agreed to',
          params,
          response: { 200: z.string().describe('ZIP'), ...adminRefusals },
        },
      },
      async (request, reply) => {
        const number = parseOrderNumber(request.params.id);
        const found = number === null ? null : await ordering.evidencePackage(number, actorOf(request));
        if (found === null) return reply.refuse('order-not-found');
        if (found.isRestricted) request.noteSecurityEvent('restricted-opened');
        request.noteSecurityEvent('data-exported');
        return sendArchive(reply, found.name, found.bytes);
      },
    );
    done();
  };
}
