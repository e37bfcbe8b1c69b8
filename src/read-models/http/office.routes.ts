import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listAnswer, listQuery } from '../../platform/http/list-query.ts';
import { adminRefusals } from '../../platform/http/refusal.ts';
import { sendCsv } from '../../platform/http/send-download.ts';
import { actorOf } from '../../platform/http/staff-guard.ts';
import { todayLists, type TodayList } from '../../shared/staff/today-vocabulary.ts';
import type { OfficeReads } from '../office/create-office-reads.ts';
import type { CustomerForStaff } from '../office/customers-for-staff.ts';
import type { WaitingList } from '../office/today.ts';
import { customerSchema } from './office.schemas.ts';
import { todaySchema, unitToInspectSchema } from './today.schemas.ts';

/** Office screens that show several departments: today's work, and customers with their orders. */
export function officeRoutes(office: OfficeReads): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/today',
      {
        config: { access: 'staff' },
        schema: {
          summary: 'What must be done today',
          description:
            'What the role may not see is null. Of each list the first entries; of the one in `all`, all.',
          querystring: z.object({ all: z.enum(todayLists).optional() }),
          response: { 200: todaySchema, ...adminRefusals },
        },
      },
      async (request) => {
        const { lists, weeks, jobs, lacks } = await office.today(actorOf(request), request.query.all ?? null);
        return {
          ...listsOf(lists),
          weeks: weeks === null ? null : [...weeks],
          lacks: lacks === null ? null : [...lacks],
          jobs:
            jobs === null
              ? null
              : {
                  failed: jobs.failed.map(({ mails, ...job }) => ({
                    ...job,
                    lastAt: job.lastAt.toISOString(),
                    mails: [...mails],
                  })),
                  stuck: jobs.stuck,
                },
        };
      },
    );

    app.get(
      '/units-to-inspect',
      {
        config: { access: 'catalogue:read' },
        schema: {
          summary: 'Units of an order that came back and that nobody has looked at',
          querystring: z.object({ order: z.string().max(30) }),
          response: {
            200: z.object({ items: z.array(unitToInspectSchema) }),
            ...adminRefusals,
          },
        },
      },
      async (request) => {
        const items = await office.unitsToInspect(request.query.order, actorOf(request));
        return { items: items.map((item) => ({ ...item, at: item.at.toISOString() })) };
      },
    );

    app.get(
      '/damage-claims/export',
      {
        config: { access: 'orders:read' },
        schema: {
          summary: 'Compensation claimed for damage to rented pieces as CSV, for the tax adviser',
          response: { 200: z.string().describe('CSV'), ...adminRefusals },
        },
      },
      (request, reply) => {
        const lines = office.damageClaimsAsCsv(actorOf(request));
        request.noteSecurityEvent('data-exported');
        return sendCsv(reply, 'schadensersatz.csv', lines);
      },
    );

    app.get(
      '/customers',
      {
        config: { access: 'persons:read' },
        schema: {
          summary: 'Customers with an account',
          querystring: listQuery(['createdAt', 'name', 'email'], {}),
          response: { 200: listAnswer(customerSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { items, total } = await office.customers(request.query, actorOf(request));
        return { items: items.map(customerOf), total };
      },
    );

    app.get(
      '/customers/:id',
      {
        config: { access: 'persons:read' },
        schema: {
          summary: 'A customer; that somebody looked is kept',
          params: z.object({ id: z.uuid() }),
          response: { 200: customerSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const found = await office.customer(request.params.id, actorOf(request));
        return found === null ? reply.refuse('record-not-found') : customerOf(found);
      },
    );
    done();
  };
}

const listsOf = (lists: Readonly<Record<TodayList, WaitingList | null>>) =>
  Object.fromEntries(todayLists.map((name) => [name, listOf(lists[name])])) as Record<
    TodayList,
    ReturnType<typeof listOf>
  >;

function listOf(list: WaitingList | null) {
  if (list === null) return null;
  return {
    total: list.total,
    items: list.items.map(({ at, shipped, ...item }) => ({
      ...item,
      at: at.toISOString(),
      shipped: shipped === null ? null : { ...shipped, at: shipped.at.toISOString() },
    })),
  };
}

function customerOf(customer: CustomerForStaff) {
  return {
    ...customer,
    createdAt: customer.createdAt.toISOString(),
    lastOrderAt: customer.lastOrderAt?.toISOString() ?? null,
  };
}
