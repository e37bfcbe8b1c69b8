import serveStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '../../shared/time/durations.ts';

/** Photographs of the demo catalogue. */
export const photographFolder = join(import.meta.dirname, '../../../demo/photographs');
const sitePictures = join(import.meta.dirname, '../../../pictures/site');
const drawings = join(import.meta.dirname, '../../storefront/drawings');
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

/** Photographs of the demo catalogue, pictures and films of the shop, and its drawings: icons and placeholders. */
export function pictureRoutes(): FastifyPluginAsync {
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
