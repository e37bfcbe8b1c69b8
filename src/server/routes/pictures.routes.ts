import serveStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../modules/content/index.ts';
import { catalogueLanguage } from '../../shared/text/language.ts';
import { dayMs } from '../../shared/time/durations.ts';

/** Photographs of the demo catalogue. */
export const photographFolder = join(import.meta.dirname, '../../../demo/photographs');
const sitePictures = join(import.meta.dirname, '../../../pictures/site');
const drawings = join(import.meta.dirname, '../../storefront/drawings');
/** How a device shows the shop that somebody has put on its home screen, besides its name. */
const manifest = {
  lang: catalogueLanguage,
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#f7f3ec',
  theme_color: '#f7f3ec',
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};
const yearInMs = 365 * dayMs;

/**
 * A picture's address carries a hash, so that a new rendering has a new address and each may be cached for ever. The
 * file's name has no hash. '/pictures/demo/sessel/studio.1a2b3c4d-640.avif' → '…/studio-640.avif', and
 * '/pictures/site/banner-pan.1a2b3c4d.webm' → '…/banner-pan.webm'.
 */
export function withoutPictureHash(url: string): string {
  return url.replace(
    /^(\/pictures\/(?:demo\/[^/]+|site)\/[a-z0-9-]+)\.[0-9a-f]{8,64}(?=-\d+\.(?:avif|jpg)|\.(?:svg|webm|mp4))/,
    '$1',
  );
}

/** Photographs of the demo catalogue, pictures and films of the shop, and its drawings: icons, their manifest and placeholders. */
export function pictureRoutes(content: Pick<Content, 'companyData'>): FastifyPluginAsync {
  return async (app) => {
    for (const [root, prefix] of [
      [photographFolder, '/pictures/demo/'],
      [sitePictures, '/pictures/site/'],
    ] as const) {
      if (!existsSync(root)) continue;
      await app.register(serveStatic, {
        root,
        prefix,
        decorateReply: false,
        index: false,
        maxAge: yearInMs,
        immutable: true,
        // Only pictures; the manifest beside them is not public.
        allowedPath: (path) => /\.(avif|jpg|svg|webm|mp4)$/.test(path),
      });
    }
    app.get('/site.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
      const { shopName } = await content.companyData();
      return reply
        .type('application/manifest+json')
        .header('cache-control', `public, max-age=${dayMs / 1_000}`)
        .send(JSON.stringify({ name: shopName, short_name: shopName, ...manifest }));
    });
    await app.register(serveStatic, {
      root: drawings,
      prefix: '/',
      decorateReply: false,
      wildcard: false,
      index: false,
      maxAge: dayMs,
    });
  };
}
