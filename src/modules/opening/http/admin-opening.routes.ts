import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Opening, ShopOpening } from '../application/create-opening.ts';
import { openingSchema } from './admin-opening.schemas.ts';

/** Whether the shop takes orders, what it lacks, and the action that opens it. */
export function adminOpeningRoutes(opening: Pick<ShopOpening, 'read' | 'open'>): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/opening',
      {
        config: { access: 'settings:write' },
        schema: {
          summary: 'Whether the shop takes orders, and what it lacks',
          response: { 200: openingSchema, ...adminRefusals },
        },
      },
      async (request) => asRest(await opening.read(actorOf(request))),
    );

    app.post(
      '/opening',
      {
        config: { access: 'settings:write' },
        schema: {
          summary: 'Open the shop for good',
          description: '409 `shop-unfinished` while something is missing; nothing closes the shop again.',
          body: z.object({}).optional(),
          response: { 200: openingSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const opened = await opening.open(actorOf(request));
        return opened.ok ? asRest(opened.value) : reply.refuse(opened.error.code);
      },
    );
    done();
  };
}

function asRest({ state, openedAt, missing, hasEnglishWords }: Opening): z.input<typeof openingSchema> {
  return {
    state,
    openedAt: openedAt?.toISOString() ?? null,
    missing: missing.map(({ condition, names }) => ({ condition, names: [...names] })),
    hasEnglishWords,
  };
}
