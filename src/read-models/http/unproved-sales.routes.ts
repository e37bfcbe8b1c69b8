import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminRefusals } from '../../platform/http/refusal.ts';
import { sendCsv } from '../../platform/http/send-download.ts';
import { actorOf } from '../../platform/http/staff-guard.ts';
import type { OfficeReads } from '../office/create-office-reads.ts';
import { unprovedSalesSchema } from './office.schemas.ts';

const read = { access: 'persons:read' } as const;
const querystring = z.object({ trial: z.stringbool().optional() });

/** Sales without VAT that are to be taxed, because nobody has proved that they left the country. */
export function unprovedSalesRoutes(office: OfficeReads): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/invoices/unproved-sales',
      {
        config: read,
        schema: {
          summary: 'Sales without VAT whose proof is overdue, and the VAT that is owed of them',
          querystring,
          response: { 200: unprovedSalesSchema, ...adminRefusals },
        },
      },
      async (request) => ({ sales: [...(await office.unprovedSales(request.query, actorOf(request)))] }),
    );

    app.get(
      '/invoices/unproved-sales/export',
      {
        config: read,
        schema: {
          summary: 'The same as CSV, for the tax adviser',
          querystring,
          response: { 200: z.string().describe('CSV'), ...adminRefusals },
        },
      },
      (request, reply) => {
        const lines = office.unprovedSalesAsCsv(request.query, actorOf(request));
        request.noteSecurityEvent('data-exported');
        return sendCsv(reply, 'ohne-nachweis.csv', lines);
      },
    );
    done();
  };
}
