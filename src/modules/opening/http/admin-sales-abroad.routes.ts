import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { ShopOpening } from '../application/create-opening.ts';

const id = 'sales-abroad';
const params = z.object({ id: z.literal(id) });

const kindsSchema = z.object({
  'eu-consumer': z.boolean().meta({ description: 'Deliveries to consumers in the EU.' }),
  'eu-business': z.boolean().meta({
    description: 'Sales to businesses with a VAT ID of another member state of the EU.',
  }),
  'third-country': z.boolean().meta({
    description:
      'Deliveries to places that are no part of the EU for VAT, and rentals to those who live there.',
  }),
});
const version = z.int();
/** What is left out stays as it is. */
const changesSchema = kindsSchema.partial().extend({ version });
const salesAbroadSchema = kindsSchema.extend({ id: z.literal(id), version }).meta({ id: 'SalesAbroad' });

/** To whom abroad the shop sells; everything else is priced on request. */
export function adminSalesAbroadRoutes(
  opening: Pick<ShopOpening, 'salesAbroad' | 'saveSalesAbroad'>,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/sales-abroad/:id',
      {
        config: { access: 'settings:read' },
        schema: {
          summary: 'To whom abroad the shop sells',
          params,
          response: { 200: salesAbroadSchema, ...adminRefusals },
        },
      },
      async (request) => ({ id, ...(await opening.salesAbroad(actorOf(request))) }) as const,
    );

    app.patch(
      '/sales-abroad/:id',
      {
        config: { access: 'settings:write' },
        schema: {
          summary: 'Decide to whom abroad the shop sells',
          params,
          body: changesSchema,
          response: { 200: salesAbroadSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const saved = await opening.saveSalesAbroad(request.body, actorOf(request));
        return saved.ok ? ({ id, ...saved.value } as const) : reply.refuse(saved.error.code);
      },
    );
    done();
  };
}
