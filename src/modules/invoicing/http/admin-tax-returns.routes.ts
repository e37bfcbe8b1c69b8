import { Readable } from 'node:stream';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { sendCsv } from '../../../platform/http/send-download.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Invoicing } from '../application/create-invoicing.ts';
import { ecSalesSchema, ossReturnSchema } from './admin-tax-returns.schemas.ts';

const read = { access: 'persons:read' } as const;
const trial = z.stringbool().optional();
const ofQuarter = z.object({ quarter: z.string().regex(/^20\d\d-Q[1-4]$/), trial });
const ofMonth = z.object({ month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/), trial });

const csv = { 200: z.string().describe('CSV'), ...adminRefusals };

/** What the shop declares of its sales abroad: to the One-Stop-Shop (§ 18j UStG) and as the EC sales list (§ 18a UStG). */
export function adminTaxReturnRoutes(invoicing: Invoicing): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/invoices/oss-return',
      {
        config: read,
        schema: {
          summary: 'Distance sales of a quarter by member state and rate (One-Stop-Shop)',
          querystring: ofQuarter,
          response: { 200: ossReturnSchema, ...adminRefusals },
        },
      },
      async (request) => {
        const { sales, corrections } = await invoicing.readOssReturn(request.query, actorOf(request));
        return { sales: [...sales], corrections: [...corrections] };
      },
    );

    app.get(
      '/invoices/oss-return/export',
      {
        config: read,
        schema: {
          summary: 'The same for the tax office’s portal, without corrections',
          querystring: ofQuarter,
          response: csv,
        },
      },
      async (request, reply) => {
        const lines = await invoicing.exportOssReturn(request.query, actorOf(request));
        request.noteSecurityEvent('data-exported');
        return sendCsv(reply, `oss-${request.query.quarter}.csv`, Readable.from(lines));
      },
    );

    app.get(
      '/invoices/ec-sales-list',
      {
        config: read,
        schema: {
          summary: 'Sales of a month without VAT to businesses in other member states (EC sales list)',
          querystring: ofMonth,
          response: { 200: ecSalesSchema, ...adminRefusals },
        },
      },
      async (request) => ({ sales: [...(await invoicing.readEcSales(request.query, actorOf(request)))] }),
    );

    app.get(
      '/invoices/ec-sales-list/export',
      {
        config: read,
        schema: {
          summary: 'The same for the tax office’s portal',
          querystring: ofMonth,
          response: csv,
        },
      },
      async (request, reply) => {
        const lines = await invoicing.exportEcSales(request.query, actorOf(request));
        request.noteSecurityEvent('data-exported');
        return sendCsv(reply, `zm-${request.query.month}.csv`, Readable.from(lines));
      },
    );
    done();
  };
}
