import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { ReadModels } from '../../read-models/index.ts';
import { filterParameters, sortParameter } from '../../shared/piece-filters.ts';
import { merchantFeedEnd, merchantFeedStart, merchantItem, newArrivals } from './product-feeds.ts';
import { categoryEntries, pageEntries, pieceEntries, sitemap, sitemapIndex } from './sitemaps.ts';

const hourInSeconds = 3_600;
const newArrivalsShown = 30;

/** How others find the shop and its pieces: sitemaps, robots.txt, a feed of new arrivals and one for product search. */
export function feedRoutes(
  reads: Pick<ReadModels, 'feeds' | 'allCategories' | 'parentCategories'>,
  publicUrl: string,
  findablePaths: () => Promise<readonly string[]>,
): FastifyPluginCallback {
  return (app, _options, done) => {
    // The pages are the program's own; texts of staff decide about none of them.
    let pagePaths: Promise<readonly string[]> | null = null;
    const hidden = { schema: { hide: true } };

    app.get('/robots.txt', hidden, (_request, reply) => {
      const closed = ['/api/', '/admin', '/account', '/checkout', '/order-', '/sandbox', '/mails'];
      const parts = [...filterParameters, sortParameter].map((name) => `/*?*${name}=`);
      return reply
        .header('cache-control', `public, max-age=${hourInSeconds}`)
        .type('text/plain; charset=utf-8')
        .send(
          [
            'User-agent: *',
            ...[...closed, ...parts, '/*?*query='].map((path) => `Disallow: ${path}`),
            // Pictures of products are asked for through this path as well.
            'Allow: /pictures/',
            '',
            `Sitemap: ${publicUrl}/sitemap.xml`,
            '',
          ].join('\n'),
        );
    });

    app.get('/sitemap.xml', hidden, async (_request, reply) => {
      const count = await reads.feeds.sitemapCount();
      const pieces = Array.from({ length: count }, (_, index) => `/sitemaps/pieces-${index + 1}.xml`);
      return sendXml(
        reply,
        sitemapIndex(publicUrl, ['/sitemaps/pages.xml', '/sitemaps/categories.xml', ...pieces]),
      );
    });

    app.get('/sitemaps/pages.xml', hidden, async (_request, reply) => {
      pagePaths ??= findablePaths().catch((error: unknown) => {
        // Asked again by the next visitor: the database may be back by then.
        pagePaths = null;
        throw error;
      });
      return sendXml(reply, sitemap(publicUrl, pageEntries(await pagePaths)));
    });

    app.get('/sitemaps/categories.xml', hidden, async (_request, reply) => {
      const [categories, parents] = await Promise.all([reads.allCategories(), reads.parentCategories()]);
      return sendXml(reply, sitemap(publicUrl, categoryEntries(categories, parents)));
    });

    app.get<{ Params: { number: string } }>(
      '/sitemaps/pieces-:number(^[1-9]\\d{0,3}$).xml',
      hidden,
      async (request, reply) => {
        const number = Number(request.params.number);
        if (number > (await reads.feeds.sitemapCount())) return reply.refuse('not-found');
        return sendXml(reply, sitemap(publicUrl, pieceEntries(await reads.feeds.sitemapPieces(number))));
      },
    );

    app.get('/neuheiten.xml', hidden, async (_request, reply) =>
      sendXml(
        reply,
        newArrivals(publicUrl, await reads.feeds.newest(newArrivalsShown)),
        'application/rss+xml; charset=utf-8',
      ),
    );

    app.get('/feeds/merchant.xml', hidden, (_request, reply) => {
      async function* feed(): AsyncGenerator<string> {
        yield merchantFeedStart(publicUrl);
        for await (const pieces of reads.feeds.purchasable()) {
          yield pieces.map((piece) => merchantItem(publicUrl, piece)).join('');
        }
        yield merchantFeedEnd;
      }
      return sendXml(reply, Readable.from(feed()));
    });
    done();
  };
}

function sendXml(reply: FastifyReply, body: string | Readable, type = 'application/xml; charset=utf-8') {
  return reply.header('cache-control', `public, max-age=${hourInSeconds}`).type(type).send(body);
}
