import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf } from '../../platform/http/staff-guard.ts';
import type { ReadModels } from '../../read-models/index.ts';
import type { ShopPages } from '../pages/shop-pages.ts';

/** Previews: pages as the shop would show them, with content that visitors do not see yet. */
export function previewRoutes(
  pages: ShopPages,
  reads: Pick<ReadModels, 'pieceOrDraft'>,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/pieces/:id/preview',
      {
        config: { access: 'catalogue:read' },
        schema: {
          summary: 'The page of a piece, also of a draft',
          params: z.object({ id: z.string().max(120) }),
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const actor = actorOf(request);
        const page = await pages.preview(({ screen }) => screen === 'product', {
          params: { id },
          reads: { piece: (of) => reads.pieceOrDraft(of, actor) },
        });
        if (page === null) return reply.refuse('record-not-found');
        reply.hijack();
        page.send(request.raw, reply.raw);
      },
    );
    done();
  };
}
