import serveStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const photographs = join(import.meta.dirname, '../../demo/photographs');
const drawings = join(import.meta.dirname, '../storefront/drawings');
const yearInMs = 365 * 24 * 60 * 60 * 1000;

/**
 * A photograph's address carries a hash, so that a new rendering has a new address and each may be cached for ever;
 * the file's name does not. '/pictures/demo/sessel/studio.1a2b3c4d-640.avif' → '…/studio-640.avif'
 */
export function withoutPictureHash(url: string): string {
  return url.replace(/^(\/pictures\/demo\/[^/]+\/[a-z0-9-]+)\.[0-9a-f]{8,64}-(?=\d+\.)/, '$1-');
}

/** Photographs of the demo catalogue, and the shop's own drawings: icon and placeholder. */
export function pictureRoutes(): FastifyPluginAsync {
  return async (app) => {
    if (existsSync(photographs)) {
      await app.register(serveStatic, {
        root: photographs,
        prefix: '/pictures/demo/',
        decorateReply: false,
        index: false,
        maxAge: yearInMs,
        immutable: true,
        // Only pictures; the manifest beside them is nobody's business.
        allowedPath: (path) => /\.(avif|jpg)$/.test(path),
      });
    }
    await app.register(serveStatic, {
      root: drawings,
      prefix: '/',
      decorateReply: false,
      wildcard: false,
      index: false,
      maxAge: 24 * 60 * 60 * 1000,
    });
  };
}
