import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inOrder, listAnswer, listQuery } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { sendCsv, sendDownload } from '../../../platform/http/send-download.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import { startOfDay } from '../../../shared/time/berlin-day.ts';
import type { Invoicing } from '../application/create-invoicing.ts';
import { invoiceKind, invoiceSchema } from './admin-invoices.schemas.ts';

const read = { access: 'persons:read' } as const;
const day = z.iso.date();

const filters = {
  kind: invoiceKind.optional(),
  /** The first day of issue, and the last. */
  from: day.optional(),
  to: day.optional(),
  orderNumber: z.string().max(40).optional(),
  /** Whether to list the series for what is only on trial, or the real one. */
  trial: z.stringbool().optional(),
};

const list = listQuery(['number', 'issuedAt', 'grossCents'], filters);

type Filters = Pick<z.output<typeof list>, keyof typeof filters | 'q'>;

/** Invoices and credit notes for staff, and for the shop's tax adviser. */
export function adminInvoiceRoutes(invoicing: Invoicing): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/invoices',
      {
        config: read,
        schema: {
          summary: 'Invoices and credit notes',
          querystring: list,
          response: { 200: listAnswer(invoiceSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { page, perPage, sort, order, q, ...wanted } = request.query;
        const { items, total } = await invoicing.listInvoices(
          { page, perPage, sort, order, q },
          filterOf(wanted),
          actorOf(request),
        );
        return {
          items: items.map(({ number, issuedAt, ...item }) => ({
            ...item,
            id: number,
            issuedAt: issuedAt.toISOString(),
          })),
          total,
        };
      },
    );

    app.get(
      '/invoices/export',
      {
        config: read,
        schema: {
          summary: 'Invoices and credit notes as CSV, a line for each rate of VAT',
          description:
            'Of the real series, or with `trial` of that for what was only on trial: never of both.',
          querystring: inOrder(z.object({ ...filters, q: list.shape.q })),
          response: { 200: z.string().describe('CSV'), ...adminRefusals },
        },
      },
      async (request, reply) => {
        const lines = await invoicing.exportInvoices(filterOf(request.query), actorOf(request));
        request.noteSecurityEvent('data-exported');
        const name = request.query.trial === true ? 'testrechnungen.csv' : 'rechnungen.csv';
        return sendCsv(reply, name, lines);
      },
    );

    app.get(
      '/invoices/:id/document',
      {
        config: read,
        schema: {
          summary: 'A document as PDF',
          params: z.object({ id: z.string().min(1).max(20) }),
          response: { 200: z.string().describe('PDF'), ...adminRefusals },
        },
      },
      async (request, reply) => {
        const file = await invoicing.invoiceFileForStaff(request.params.id, actorOf(request));
        if (file === null) return reply.refuse('invoice-not-found');
        if (file.isRestricted) request.noteSecurityEvent('restricted-opened');
        return sendDownload(reply, file);
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
