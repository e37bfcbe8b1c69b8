import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { DistanceSalesOfYear } from '../../../shared/money/distance-sales.ts';
import type { SalesAbroad } from '../application/sales-abroad.ts';
import type { ShopOpening } from '../application/create-opening.ts';

const id = 'sales-abroad' as const;
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
const year = z.int().min(2000).max(9999);
const cents = z.int().min(0).max(100_000_000);
/** What is left out stays as it is. */
const changesSchema = kindsSchema.partial().extend({
  isTaxedThere: z.boolean().optional(),
  distanceSales: z
    .array(z.object({ year, elsewhereCents: cents.nullable() }))
    .max(2)
    .optional(),
  version,
});
const salesAbroadSchema = kindsSchema
  .extend({
    id: z.literal(id),
    isTaxedThere: z.boolean().meta({
      description: 'Whether distance sales are taxed where they go to, whatever they come to.',
    }),
    distanceSales: z
      .array(z.object({ year, shopCents: z.int(), elsewhereCents: cents }))
      .meta({ description: 'What they come to, net, in this year and the last.' }),
    version,
  })
  .meta({ id: 'SalesAbroad' });

/** To whom abroad the shop sells; everything else is priced on request. */
export function adminSalesAbroadRoutes(
  opening: Pick<ShopOpening, 'salesAbroad' | 'saveSalesAbroad'>,
  distanceSales: () => Promise<readonly DistanceSalesOfYear[]>,
): FastifyPluginCallbackZod {
  const shown = async ({ taxedThereSince, elsewhereCents: _, ...decision }: SalesAbroad) => ({
    id,
    ...decision,
    isTaxedThere: taxedThereSince !== null,
    distanceSales: [...(await distanceSales())],
  });
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
      async (request) => shown(await opening.salesAbroad(actorOf(request))),
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
        const { distanceSales: typed, ...changes } = request.body;
        const elsewhere = typed?.map((one) => ({ year: one.year, cents: one.elsewhereCents ?? 0 }));
        const saved = await opening.saveSalesAbroad({ ...changes, elsewhere }, actorOf(request));
        return saved.ok ? shown(saved.value) : reply.refuse(saved.error.code);
      },
    );
    done();
  };
}
