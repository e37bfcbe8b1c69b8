import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listAnswer, listQuery } from '../../platform/http/list-query.ts';
import { adminRefusals } from '../../platform/http/refusal.ts';
import { actorOf } from '../../platform/http/staff-guard.ts';
import type { OfficeReads } from '../office/create-office-reads.ts';
import { securityEventKinds } from '../../shared/staff/security-event.ts';
import { securityAlarmSchema, securityEventSchema } from './security.schemas.ts';

const day = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/**
 * The security log.
 * @param writeWaiting makes this process write the events that it has only counted so far
 */
export function securityRoutes(
  office: Pick<OfficeReads, 'securityEvents' | 'alarms'>,
  writeWaiting: () => Promise<void>,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/security-events',
      {
        config: { access: 'audit:read' },
        schema: {
          summary: 'Logins, refusals and exports',
          querystring: listQuery(['at'], {
            kind: z.enum(securityEventKinds).optional(),
            personId: z.uuid().optional(),
            from: day.optional(),
            to: day.optional(),
          }),
          response: { 200: listAnswer(securityEventSchema), ...adminRefusals },
        },
      },
      async (request) => {
        await writeWaiting();
        const { kind, personId, from, to, ...listQuery } = request.query;
        const filter = { kind, personId, from, to };
        const { items, total } = await office.securityEvents(listQuery, filter, actorOf(request));
        return {
          items: items.map((item) => ({
            ...item,
            at: item.at.toISOString(),
            lastAt: item.lastAt.toISOString(),
          })),
          total,
        };
      },
    );

    app.get(
      '/security-alarms',
      {
        config: { access: 'staff' },
        schema: {
          summary: 'What was unusual in the last 24 hours',
          description: 'Null for staff who may not read the security log.',
          response: { 200: z.object({ alarms: z.array(securityAlarmSchema).nullable() }), ...adminRefusals },
        },
      },
      async (request) => {
        await writeWaiting();
        const found = await office.alarms(actorOf(request));
        return {
          alarms: found?.map((one) => ({ ...one, lastAt: one.lastAt.toISOString() })) ?? null,
        };
      },
    );
    done();
  };
}
