import type { FastifyPluginCallback } from 'fastify';
import type { ReadModels } from '../../read-models/index.ts';
import { filterParameters, sortParameter } from '../../shared/pieces/piece-filters.ts';
import type { KeptFeeds } from './cached-feeds.ts';
import {
  merchantFeedEnd,
  merchantFeedStart,
  merchantItem,
  newArrivals,
  newArrivalsPath,
} from './product-feeds.ts';
import { categoryEntries, pageEntries, pieceEntries, sitemap, sitemapIndex } from './sitemaps.ts';
import type { Content } from '../../modules/content/index.ts';
import { addressIn, completeLanguages } from '../../shared/text/language.ts';
import { dayMs } from '../../shared/time/durations.ts';

const hourInSeconds = 3_600;
const newArrivalsShown = 30;

/** How others find the shop and its pieces: sitemaps, robots.txt, a feed of new arrivals and one for product search. */
export function feedRoutes(
  reads: Pick<ReadModels, 'feeds' | 'allCategories' | 'parentCategories'>,
  content: Pick<Content, 'companyData'>,
  kept: KeptFeeds,
  publicUrl: string,
  findablePaths: () => Promise<readonly string[]>,
): FastifyPluginCallback {
  return (app, _options, done) => {
    const hidden = { schema: { hide: true } };

    app.get('/robots.txt', hidden, (_request, reply) => {
      const closed = ['/api/', '/admin', '/account', '/checkout', '/order-', '/sandbox', '/mails'];
      const parts = [...filterParameters(), sortParameter].map((name) => `/*?*${name}=`);
      return reply
        .header('cache-control', `public, max-age=${hourInSeconds}`)
        .type('text/plain; charset=utf-8')
        .send(
          [
            'User-agent: *',
            ...[...closed, ...parts, '/*?*query='].map((path) => `Disallow: ${path}`),
            // Product pictures are fetched from this path as well.
            'Allow: /pictures/',
            '',
            `Sitemap: ${publicUrl}/sitemap.xml`,
            '',
          ].join('\n'),
        );
    });

    const sitemaps = () => kept.count('sitemaps of pieces', () => reads.feeds.sitemapCount());

    app.get('/sitemap.xml', hidden, (request, reply) =>
      kept.send(request, reply, async () => {
        const pieces = Array.from(
          { length: await sitemaps() },
          (_, index) => `/sitemaps/pieces-${index + 1}.xml`,
        );
        return sitemapIndex(publicUrl, ['/sitemaps/pages.xml', '/sitemaps/categories.xml', ...pieces]);
      }),
    );

    app.get('/sitemaps/pages.xml', hidden, (request, reply) =>
      kept.send(request, reply, async () => sitemap(publicUrl, pageEntries(await findablePaths()))),
    );

    app.get('/sitemaps/categories.xml', hidden, (request, reply) =>
      kept.send(request, reply, async () => {
        const [categories, parents] = await Promise.all([reads.allCategories(), reads.parentCategories()]);
        return sitemap(publicUrl, categoryEntries(categories, parents));
      }),
    );

    app.get<{ Params: { number: string } }>(
      '/sitemaps/pieces-:number(^[1-9]\\d{0,3}$).xml',
      hidden,
      async (request, reply) => {
        const number = Number(request.params.number);
        if (number > (await sitemaps())) return reply.refuse('not-found');
        return kept.send(request, reply, async () =>
          sitemap(publicUrl, pieceEntries(await reads.feeds.sitemapPieces(number))),
        );
      },
    );

    for (const language of completeLanguages) {
      app.get(addressIn(language, newArrivalsPath), hidden, (request, reply) =>
        kept.send(
          request,
          reply,
          async () => {
            const { shopName } = await content.companyData();
            const pieces = await reads.feeds.newest(newArrivalsShown, language);
            return newArrivals(publicUrl, language, shopName, pieces);
          },
          'application/rss+xml; charset=utf-8',
        ),
      );

      app.get(addressIn(language, '/feeds/merchant.xml'), hidden, (request, reply) => {
        async function* feed(): AsyncGenerator<string> {
          const { shopName } = await content.companyData();
          yield merchantFeedStart(publicUrl, language, shopName);
          for await (const pieces of reads.feeds.purchasable(language)) {
            yield pieces.map((piece) => merchantItem(publicUrl, language, piece)).join('');
          }
          yield merchantFeedEnd;
        }
        return kept.send(request, reply, feed);
      });
    }
    done();
  };
}

/** RFC 9116 (2.5.5) recommends less than a year. Each answer counts from its own day, so that it never expires. */
const validDays = 180;
const path = '/.well-known/security.txt';

/** The contact for reports of security holes (RFC 9116): the company's own address, which staff edit under 'Firma'. */
export function securityTxtRoutes(
  content: Pick<Content, 'companyData'>,
  publicUrl: string,
  clock: () => Date,
): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const { email } = await content.companyData();
      const today = Math.floor(clock().getTime() / dayMs) * dayMs;
      const lines = [
        `Contact: mailto:${encodeURI(email)}`,
        `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
        `Preferred-Languages: ${completeLanguages.join(', ')}`,
        `Canonical: ${publicUrl}${path}`,
      ];
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(lines.map((line) => `${line}\n`).join(''));
    });
    done();
  };
}
