import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { DistanceSalesOfYear } from '../../../shared/money/distance-sales.ts';
import type { SalesAbroad } from '../application/sales-abroad.ts';
import type { ShopOpening } from '../application/create-opening.ts';
import { salesAbroadChanges, salesAbroadParams, salesAbroadSchema } from './admin-sales-abroad.schemas.ts';

/** The customers abroad to whom the shop sells; everything else is priced on request. */
export function adminSalesAbroadRoutes(
  opening: Pick<ShopOpening, 'salesAbroad' | 'saveSalesAbroad'>,
  distanceSales: () => Promise<readonly DistanceSalesOfYear[]>,
): FastifyPluginCallbackZod {
  const shown = async ({ taxedThereSince, elsewhereCents: _, ...decision }: SalesAbroad) => ({
    id: 'sales-abroad' as const,
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
          params: salesAbroadParams,
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
          params: salesAbroadParams,
          body: salesAbroadChanges,
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
