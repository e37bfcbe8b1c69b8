import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listAnswer, listQuery } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Ordering } from '../application/create-ordering.ts';
import { declarationForStaffSchema } from './admin-orders.schemas.ts';
import { declarationOf } from './order-for-staff-as-rest.ts';

const write = { access: 'orders:write' } as const;
const params = z.object({ id: z.uuid() });

/** Withdrawals and endings of contracts, as they came in. */
export function adminDeclarationRoutes(ordering: Ordering): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/declarations',
      {
        config: { access: 'persons:read' },
        schema: {
          summary: 'Withdrawals and endings of contracts',
          querystring: listQuery(['receivedAt'], { open: z.stringbool().default(false) }),
          response: { 200: listAnswer(declarationForStaffSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { page, perPage, open: onlyOpen } = request.query;
        const actor = actorOf(request);
        const wanted = { onlyOpen, limit: perPage, offset: (page - 1) * perPage };
        const [found, total] = await Promise.all([
          ordering.listDeclarations(wanted, actor),
          ordering.totalDeclarations({ onlyOpen }, actor),
        ]);
        return { items: found.map(declarationOf), total };
      },
    );

    app.post(
      '/declarations/:id/close',
      {
        config: write,
        schema: {
          summary: 'A declaration was dealt with',
          params,
          response: { 200: params, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const closed = await ordering.closeDeclaration(request.params.id, actorOf(request));
        return closed.ok ? { id: request.params.id } : reply.refuse('record-not-found');
      },
    );

    app.post(
      '/declarations/:id/dispatch-proof',
      {
        config: write,
        schema: {
          summary: 'The customer has proved to have sent the goods back',
          params,
          response: { 200: params, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const noted = await ordering.noteDispatchProof(request.params.id, actorOf(request));
        return noted.ok ? { id: request.params.id } : reply.refuse('record-not-found');
      },
    );
    done();
  };
}
