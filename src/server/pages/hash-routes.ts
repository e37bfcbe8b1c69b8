import { createHash } from 'node:crypto';
import type { PageRoute } from '../../storefront/page.ts';

/**
 * The script that leads the specification's hash addresses ('/#/product/{id}') to the real ones before anything
 * is painted, and when the hash changes on an open page. Only addresses of our own: '/#//elsewhere' goes nowhere,
 * and in-page anchors stay anchors.
 */
export function hashRouteScript(routes: readonly PageRoute<unknown>[]): { text: string; source: string } {
  const firstParts = new Set(
    routes.flatMap((route) => route.paths.map((path) => path.split('/')[1] ?? '')).filter(Boolean),
  );
  const known = [...firstParts].sort().join('|');
  const text =
    `(function(){var k=/^#(\\/(?:(?:${known})(?:[/?][^#]*)?)?)$/;` +
    'function go(){var m=k.exec(location.hash);' +
    "if(m&&m[1].indexOf('//')<0)location.replace(m[1])}" +
    "go();addEventListener('hashchange',go)})()";
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}
