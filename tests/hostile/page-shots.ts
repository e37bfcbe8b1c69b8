import fc from 'fast-check';
import { addressIn, completeLanguages } from '../../src/shared/text/language.ts';
import { storefrontRoutes } from '../../src/server/routes/storefront-routes.ts';
import { hostileName, shortHostileText } from './hostile-values.ts';
import type { Known } from './known.ts';
import { oddHeaders } from './odd-headers.ts';
import type { Shot, Who } from './shot.ts';
import { encoded } from './shots.ts';
import { spelled } from './spellings.ts';

/** Other things that the server has, and some that it does not have. */
const elsewhere = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/pieces-:id.xml',
  '/neuheiten.xml',
  '/feeds/merchant.xml',
  '/es/neuheiten.xml',
  '/fr/feeds/merchant.xml',
  '/health/live',
  '/health/ready',
  '/metrics',
  '/mails',
  '/mails/:id',
  '/mails/:id/html',
  '/admin',
  '/admin/:id',
  '/uploads/:id',
  '/pictures/shop/:id',
  '/pictures/demo/:id/studio-640.avif',
  '/pictures/site/:id',
  '/assets/:id',
  '/sandbox/v1/payment_intents/:id',
  '/sandbox/pay/:id',
  '/sandbox/checkout/:id',
  '/api/docs',
  '/api/docs/static/:id',
  '/api/openapi.json',
  '/api/admin/openapi.json',
  '/api/:id',
  '/.well-known/security.txt',
  '/.well-known/:id',
  '/.env',
  '/.git/config',
  '/package.json',
  '/:id',
];

const paths = [
  ...storefrontRoutes.flatMap((route) =>
    completeLanguages.flatMap((language) => route.paths.map((path) => addressIn(language, path))),
  ),
  ...elsewhere,
];

const parameters = [
  ...new Set(storefrontRoutes.flatMap(({ query }) => query ?? [])),
  'page',
  'sort',
  'q',
  'query',
  'token',
  'order_id',
  'session_id',
  'PayerID',
  'language',
  'redirect',
  'next',
  'utm_source',
];

const who: fc.Arbitrary<Who> = fc.constantFrom('nobody', 'nobody', 'nobody', 'shopper', 'owner', 'forged');

/** Pages, files and feeds, with anything that somebody may type into the address bar. */
export function pageShots(known: Known): fc.Arbitrary<Shot> {
  const part = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...known.ids).map(encodeURIComponent) },
    { weight: 5, arbitrary: shortHostileText.map(encoded) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '..%2f..%2fpackage.json',
        '%00',
        '%',
        '%ff',
        '.',
        '..',
        'a'.repeat(300),
        'a'.repeat(3_000),
      ),
    },
  );
  const address = fc
    .tuple(fc.constantFrom(...paths), part, spelled)
    .map(([path, text, spell]) => spell(path.replace(/:\w+/, () => text)));
  const pair = fc.oneof(
    fc
      .tuple(fc.constantFrom(...parameters), shortHostileText)
      .map(([name, text]) => `${name}=${encoded(text)}`),
    fc
      .tuple(
        fc.constantFrom(...parameters),
        fc.constantFrom('1', '2', '0', '-1', '999999', 'price', 'teak', 'a,b,c'),
      )
      .map((two) => two.join('=')),
    fc.tuple(hostileName, shortHostileText).map(([name, text]) => `${encoded(name)}=${encoded(text)}`),
    fc.constantFrom('%', '&&==', 'a=1'.repeat(400), 'page=1&page=2&page[]=3'),
  );
  const form = fc
    .array(
      fc.tuple(
        fc.constantFrom('name', 'email', 'contract', 'language', 'kind', 'reason', 'date', '__proto__'),
        shortHostileText,
      ),
      { maxLength: 6 },
    )
    .map((fields) => Buffer.from(fields.map(([name, text]) => `${name}=${encoded(text)}`).join('&')));
  return fc
    .record({
      as: who,
      address,
      query: fc.array(pair, { maxLength: 3 }).map((pairs) => pairs.join('&')),
      odd: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: oddHeaders }),
      method: fc.constantFrom(
        'GET',
        'GET',
        'GET',
        'GET',
        'GET',
        'GET',
        'GET',
        'HEAD',
        'POST',
        'PUT',
        'OPTIONS',
      ),
      form,
    })
    .map(({ as, address: path, query, odd, method, form: body }) => {
      const sends = method === 'POST' || method === 'PUT';
      return {
        kind: 'a page',
        as,
        method,
        target: query === '' ? path : `${path}?${query}`,
        headers: [
          ['accept', 'text/html,*/*;q=0.8'] as const,
          ...(sends ? [['content-type', 'application/x-www-form-urlencoded'] as const] : []),
          ...odd,
        ],
        body: sends ? body : null,
      };
    });
}
