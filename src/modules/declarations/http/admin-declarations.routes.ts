import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listAnswer, listQuery } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Declarations } from '../application/create-declarations.ts';
import type { DeclarationForStaff } from '../application/staff-declarations.ts';
import { assignedSchema, declarationForStaffSchema, meantSchema } from './admin-declarations.schemas.ts';

const write = { access: 'orders:write' } as const;
const params = z.object({ id: z.uuid() });

/** Withdrawals and endings of contracts, as they came in. */
export function adminDeclarationRoutes(declarations: Declarations): FastifyPluginCallbackZod {
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
          declarations.listDeclarations(wanted, actor),
          declarations.totalDeclarations({ onlyOpen }, actor),
        ]);
        return { items: found.map(declarationOf), total };
      },
    );

    app.post(
      '/declarations/:id/accept',
      {
        config: write,
        schema: {
          summary: 'A declaration is the customer’s, although it does not fit the order',
          description: 'From then on it counts, from the moment at which it came in.',
          params,
          response: { 200: params, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const accepted = await declarations.acceptDeclaration(request.params.id, actorOf(request));
        return accepted.ok ? { id: request.params.id } : reply.refuse('record-not-found');
      },
    );

    app.post(
      '/declarations/:id/assign',
      {
        config: write,
        schema: {
          summary: 'A declaration that names no order is about this one',
          description: 'From then on it counts, from the moment at which it came in.',
          params,
          body: assignedSchema,
          response: { 200: params, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const { orderNumber } = request.body;
        const assigned = await declarations.assignDeclaration(id, orderNumber, actorOf(request));
        if (assigned.ok) return { id };
        return assigned.error.code === 'order-not-found'
          ? reply.refuse('invalid-request', [{ field: 'orderNumber', code: 'order-not-found' }])
          : reply.refuse('record-not-found');
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
        const closed = await declarations.closeDeclaration(request.params.id, actorOf(request));
        return closed.ok ? { id: request.params.id } : reply.refuse('record-not-found');
      },
    );

    app.post(
      '/declarations/:id/reopen',
      {
        config: write,
        schema: {
          summary: 'A declaration was put away too early',
          params,
          response: { 200: params, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const opened = await declarations.reopenDeclaration(request.params.id, actorOf(request));
        return opened.ok ? { id: request.params.id } : reply.refuse('record-not-found');
      },
    );

    app.post(
      '/declarations/:id/pieces',
      {
        config: write,
        schema: {
          summary: 'Which pieces of its order a withdrawal means',
          description: 'It can be changed until money goes back because of it.',
          params,
          body: meantSchema,
          response: { 200: params, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const { body } = request;
        const wanted = body.which === 'some' ? body.pieces : body.which === 'all' ? 'all' : null;
        const recorded = await declarations.recordPieces(id, wanted, actorOf(request));
        if (recorded.ok) return { id };
        const { error } = recorded;
        if (error.code === 'meant-too-many') {
          const field = `pieces.${error.index}.quantity`;
          return reply.refuse('invalid-request', [
            { field, code: 'pieces-too-many', params: { maximum: error.most } },
          ]);
        }
        return reply.refuse(error.code === 'declaration-not-found' ? 'record-not-found' : error.code);
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
        const noted = await declarations.noteDispatchProof(request.params.id, actorOf(request));
        return noted.ok ? { id: request.params.id } : reply.refuse('record-not-found');
      },
    );
    done();
  };
}

function declarationOf(found: DeclarationForStaff): z.input<typeof declarationForStaffSchema> {
  const { declaration, handled, accepted, order, notes } = found;
  const isEnding = declaration.kind === 'ending';
  return {
    id: found.id,
    kind: declaration.kind,
    receivedAt: found.receivedAt.toISOString(),
    name: declaration.name,
    contract: declaration.contract,
    email: declaration.email,
    pieces: isEnding ? null : declaration.pieces,
    manner: isEnding ? declaration.manner : null,
    reason: isEnding ? declaration.reason : null,
    endsOn: isEnding ? declaration.endsOn : null,
    orderId: order?.number ?? null,
    customerName: order?.customerName ?? null,
    withdrawalEnd: order?.withdrawalEnd?.toISOString() ?? null,
    counts: found.counts,
    acceptedAt: accepted?.at.toISOString() ?? null,
    acceptedBy: accepted?.by ?? null,
    notes: [...notes],
    handledAt: handled?.at.toISOString() ?? null,
    handledBy: handled?.by ?? null,
  };
}
