import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { securityHeaders } from '../pages/security-headers.ts';
import { builtAssetRoutes } from '../routes/built-assets.routes.ts';
import type { AdminBundle } from './admin-bundle.ts';

/**
 * Serves the back office's document at every address below `/admin`; the app does its own routing. The document
 * contains nothing confidential: its data comes from `/api/admin`.
 */
export function adminShell({ headHtml, assetFolder }: AdminBundle) {
  return async (app: FastifyInstance): Promise<void> => {
    if (assetFolder !== null) await app.register(builtAssetRoutes('/admin/assets/', [assetFolder]));
    for (const path of ['/admin', '/admin/*']) {
      app.get(path, { schema: { hide: true } }, (_request, reply) => {
        // Its styles are created in the browser: each answer admits only styles that carry its own random nonce.
        const nonce = randomBytes(16).toString('base64');
        const styleSource = assetFolder === null ? null : `'nonce-${nonce}'`;
        return reply
          .headers({
            ...securityHeaders(styleSource, ''),
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
            'referrer-policy': 'same-origin',
            'x-robots-tag': 'noindex, nofollow',
          })
          .send(documentOf(headHtml, nonce));
      });
    }
  };
}

function documentOf(headHtml: string, nonce: string): string {
  return (
    '<!doctype html><html lang="de"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    '<title>WMK Büro</title><meta name="robots" content="noindex, nofollow">' +
    `<meta name="style-nonce" content="${nonce}">` +
    '<meta name="theme-color" content="#0f5257">' +
    '<link rel="icon" href="/favicon-32.png" sizes="32x32"><link rel="icon" href="/icon.svg" type="image/svg+xml">' +
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">${headHtml}</head>` +
    '<body><div id="root"></div><noscript>Das Büro braucht JavaScript.</noscript></body></html>'
  );
}
