import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listAnswer, listQuery } from '../../platform/http/list-query.ts';
import { adminRefusals } from '../../platform/http/refusal.ts';
import { actorOf } from '../../platform/http/staff-guard.ts';
import type { OfficeReads } from '../office/create-office-reads.ts';
import { auditEntrySchema } from './audit.schemas.ts';

type Facts = z.input<typeof auditEntrySchema>['before'];
const day = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** The audit log: who changed what. */
export function auditRoutes(office: OfficeReads): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/audit',
      {
        config: { access: 'audit:read' },
        schema: {
          summary: 'Who changed what',
          querystring: listQuery(['at'], {
            entity: z.string().max(60).optional(),
            entityId: z.string().max(200).optional(),
            actorId: z.uuid().optional(),
            from: day.optional(),
            to: day.optional(),
          }),
          response: { 200: listAnswer(auditEntrySchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { entity, entityId, actorId, from, to, ...listQuery } = request.query;
        const filter = { entity, entityId, actorId, from, to };
        const { items, total } = await office.auditLog(listQuery, filter, actorOf(request));
        return {
          items: items.map((item) => ({
            ...item,
            id: String(item.id),
            at: item.at.toISOString(),
            before: item.before as Facts,
            after: item.after as Facts,
          })),
          total,
        };
      },
    );
    done();
  };
}
