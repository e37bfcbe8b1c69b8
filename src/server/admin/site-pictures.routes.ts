import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminRefusals } from '../../platform/http/refusal.ts';
import { sitePictureFallback, type SitePicture } from '../../shared/pieces/site-picture.ts';

const pictures = z.object({
  items: z.array(
    z.object({ id: z.string(), alt: z.string(), address: z.string() }).meta({ id: 'StaffSitePicture' }),
  ),
});

/** The pictures of the shop itself, offered for blocks and reviews. */
export function sitePictureRoutes(known: ReadonlyMap<string, SitePicture>): FastifyPluginCallbackZod {
  // A picture without widths is a drawing with a purpose of its own, such as the notice on the legal guarantee.
  const items = [...known]
    .filter(([, picture]) => picture.widths.length > 0)
    .map(([id, picture]) => ({ id, alt: picture.alt, address: sitePictureFallback(picture) }))
    .sort((a, b) => a.id.localeCompare(b.id, 'de', { numeric: true }));
  return (app, _options, done) => {
    app.get(
      '/site-pictures',
      {
        config: { access: 'texts:read' },
        schema: { summary: 'Pictures of the shop itself', response: { 200: pictures, ...adminRefusals } },
      },
      () => ({ items }),
    );
    done();
  };
}
