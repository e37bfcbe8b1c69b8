import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inOrder, listAnswer, listQuery } from '../../platform/http/list-query.ts';
import { adminRefusals } from '../../platform/http/refusal.ts';
import { sendCsv } from '../../platform/http/send-download.ts';
import { actorOf } from '../../platform/http/staff-guard.ts';
import { startOfDay } from '../../shared/time/berlin-day.ts';
import type { OfficeReads } from '../office/create-office-reads.ts';
import { accountFilters as filters, accountLineSchema } from './provider-accounts.schemas.ts';

type Filters = z.output<z.ZodObject<typeof filters>>;

/** What payments cost and when they were paid out, beside the shop's own books. */
export function providerAccountRoutes(
  office: Pick<OfficeReads, 'providerAccounts' | 'providerAccountsAsCsv'>,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/provider-accounts',
      {
        config: { access: 'orders:read' },
        schema: {
          summary: 'Payments, fees and payouts, with what differs between shop and providers',
          description: 'Searches the number of an order or of a payout. As of the night before.',
          querystring: listQuery(['at'], filters),
          response: { 200: listAnswer(accountLineSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { page, perPage, sort, order, q, ...wanted } = request.query;
        const listQuery = { page, perPage, sort, order, q };
        const { items, total } = await office.providerAccounts(listQuery, filterOf(wanted), actorOf(request));
        return {
          items: items.map((item) => ({
            ...item,
            at: item.at.toISOString(),
            differences: [...item.differences],
          })),
          total,
        };
      },
    );

    app.get(
      '/provider-accounts/export',
      {
        config: { access: 'orders:read' },
        schema: {
          summary: 'The same as CSV, for the tax adviser',
          querystring: inOrder(z.object(filters)),
          response: { 200: z.string().describe('CSV'), ...adminRefusals },
        },
      },
      (request, reply) => {
        const lines = office.providerAccountsAsCsv(filterOf(request.query), actorOf(request));
        request.noteSecurityEvent('data-exported');
        return sendCsv(reply, 'zahlungsdienste.csv', lines);
      },
    );
    done();
  };
}

/** Days begin and end in Berlin. */
function filterOf({ from, to, ...rest }: Filters) {
  return {
    ...rest,
    from: from === undefined ? undefined : startOfDay(from),
    to: to === undefined ? undefined : startOfDay(to, 1),
  };
}
