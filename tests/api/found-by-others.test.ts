import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aBoatwoodPiece,
  aCategory,
  aParentCategory,
  aPiece,
} from '../../src/modules/catalogue/testing/a-piece.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';

const origin = 'https://wmk.example';
const picture = {
  key: 'demo/x/studio.0123456789ab',
  alt: 'Sideboard',
  widthPx: 1200,
  heightPx: 1500,
  placeholder: null,
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.shop.catalogue.saveCategories(
    shop.shop.db,
    {
      categories: [aCategory(), aCategory({ id: 'a-gastro', name: 'Lounge & Bar' })],
      parents: [
        aParentCategory(),
        aParentCategory({ id: 'a-gastronomie', title: 'Gastronomie', subCategoryIds: ['a-gastro'] }),
      ],
    },
    testActor,
  );
  await shop.fill([
    aPiece({ sku: 'F-1', title: 'Sideboard <„A & B“>', categoryIds: ['sideboards'], pictures: [picture] }),
    {
      draft: aPiece({
        sku: 'F-2',
        title: 'Reduziert',
        priceCents: 75_000,
        comparePriceCents: 120_000,
        pictures: [picture],
      }),
      publishedAt: new Date(testNow.getTime() - 90 * 86_400_000),
      earlierPrices: [
        { priceCents: 100_000, validFrom: new Date(testNow.getTime() - 90 * 86_400_000) },
        { priceCents: 75_000, validFrom: new Date(testNow.getTime() - 10 * 86_400_000) },
      ],
    },
    aPiece({
      sku: 'F-3',
      title: 'Verkauft',
      stock: 0,
      pictures: [picture],
      categoryIds: ['a-gastro', 'sideboards'],
    }),
    aBoatwoodPiece({ sku: 'F-4', title: 'Neu gebaut', pictures: [picture], maker: 'Werkstatt' }),
  ]);
});
afterAll(() => shop.close());

const get = async (url: string) => shop.app.inject({ url, headers: { accept: 'text/html' } });

type Thing = Record<string, unknown> & { '@type': string };
async function graphOf(url: string): Promise<Thing[]> {
  const { body } = await get(url);
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '{}';
  const { '@context': context, '@graph': graph } = JSON.parse(json) as {
    '@context': string;
    '@graph': Thing[];
  };
  expect(context).toBe('https://schema.org');
  return graph;
}
const idOf = async (sku: string): Promise<string> => {
  for (const type of ['vintage', 'boatwood'] as const) {
    const { pieces } = await shop.shop.reads.piecesOfType(type, 1);
    const found = pieces.find((piece) => piece.sku === sku);
    if (found !== undefined) return found.id;
  }
  throw new Error(`no piece ${sku}`);
};

describe('structured data', () => {
  test('a piece states its price, condition and availability', async () => {
    const [product, breadcrumb] = await graphOf(`/product/${await idOf('F-1')}`);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Sideboard <„A & B“>',
      sku: 'F-1',
      material: 'Teak',
      itemCondition: 'https://schema.org/UsedCondition',
      width: { value: 180, unitCode: 'CMT' },
      weight: { value: 42, unitCode: 'KGM' },
      offers: {
        '@type': 'Offer',
        price: '890.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        priceSpecification: { valueAddedTaxIncluded: true },
        hasMerchantReturnPolicy: {
          merchantReturnDays: 14,
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
          returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
          applicableCountry: expect.arrayContaining(['DE', 'AT', 'FR', 'GB']) as unknown,
        },
        shippingDetails: expect.arrayContaining([
          {
            '@type': 'OfferShippingDetails',
            // The most that is asked in Germany for a piece of 42 kg.
            shippingRate: { '@type': 'MonetaryAmount', value: '89.00', currency: 'EUR' },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: ['DE'] },
            deliveryTime: {
              '@type': 'ShippingDeliveryTime',
              handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 14, unitCode: 'DAY' },
              transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 7, unitCode: 'DAY' },
            },
          },
        ]) as unknown,
      },
    });
    expect(breadcrumb).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${origin}/` },
        { position: 2, name: 'Sideboards', item: `${origin}/category/sideboards` },
        { position: 3 },
      ],
    });
  });

  test('of several categories, the breadcrumb names the first of the menu', async () => {
    const [, breadcrumb] = await graphOf(`/product/${await idOf('F-3')}`);
    expect(breadcrumb?.['itemListElement']).toMatchObject([{}, { name: 'Sideboards' }, {}]);
  });

  test('sold and new ones say so', async () => {
    const [sold] = await graphOf(`/product/${await idOf('F-3')}`);
    expect(sold).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
    const [made] = await graphOf(`/en/product/${await idOf('F-4')}`);
    expect(made).toMatchObject({
      url: expect.stringContaining(`${origin}/en/product/`) as string,
      itemCondition: 'https://schema.org/NewCondition',
      brand: { '@type': 'Brand', name: 'Werkstatt' },
    });
  });

  test('the shop and its stores, the site and its search, questions and answers, the way to a category', async () => {
    const home = await graphOf('/');
    expect(home.map((thing) => thing['@type'])).toEqual([
      'WebSite',
      'FurnitureStore',
      'FurnitureStore',
      'FurnitureStore',
    ]);
    expect(home[1]).toMatchObject({ '@id': `${origin}/#shop`, address: { addressCountry: 'DE' } });
    expect(home[2]).toMatchObject({
      geo: { '@type': 'GeoCoordinates' },
      openingHoursSpecification: [{ opens: '09:00' }],
    });
    const [faq] = await graphOf('/faq');
    expect(faq?.['@type']).toBe('FAQPage');
    const questions = faq?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions.length).toBeGreaterThan(5);
    expect(
      questions.every(({ name, acceptedAnswer }) => !/[|{]/.test(name) && acceptedAnswer.text !== ''),
    ).toBe(true);
    expect(await graphOf('/category/sideboards')).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  });

  test('pages that should not be indexed have none: results, and filtered lists', async () => {
    for (const url of ['/suche?query=sideboard', '/category/sideboards?material=teak']) {
      const { body } = await get(url);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toContain('ld+json');
    }
  });

  test('text of staff cannot end its block', async () => {
    const { body } = await get(`/product/${await idOf('F-1')}`);
    expect(body).not.toContain('Sideboard <„');
  });
});

describe('sitemaps', () => {
  test('the index names all of them, and each exists and is well formed', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const maps = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
    expect(maps).toEqual([
      `${origin}/sitemaps/pages.xml`,
      `${origin}/sitemaps/categories.xml`,
      `${origin}/sitemaps/pieces-1.xml`,
    ]);
    for (const map of maps) expect((await get(map.slice(origin.length))).statusCode).toBe(200);
    expect((await get('/sitemaps/pieces-2.xml')).statusCode).toBe(404);
  });

  test('pages that they name exist, in every language, and want to be found', async () => {
    for (const map of ['/sitemaps/pages.xml', '/sitemaps/categories.xml', '/sitemaps/pieces-1.xml']) {
      const { body } = await get(map);
      const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
      expect(addresses.length).toBeGreaterThan(1);
      for (const address of addresses) {
        const page = await get(address.slice(origin.length) || '/');
        expect(page.statusCode, address).toBe(200);
        expect(page.body, address).toContain(`<link rel="canonical" href="${address}">`);
      }
    }
  }, 60_000);

  test('pieces come with their pictures', async () => {
    const { body } = await get('/sitemaps/pieces-1.xml');
    expect(body).toContain(`<image:loc>${origin}/pictures/${picture.key}-1200.avif</image:loc>`);
    expect(body).toContain('hreflang="x-default"');
  });
});

test('robots.txt names the sitemap and keeps robots out of what is nobody’s first page', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const path of ['/admin', '/checkout', '/*?*material=', '/*?*query='])
    expect(body).toContain(`Disallow: ${path}\n`);
});

test('new arrivals as RSS, newest first', async () => {
  const { body, headers } = await get('/neuheiten.xml');
  expect(headers['content-type']).toContain('application/rss+xml');
  const titles = [...body.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title);
  expect(titles).toContain('Sideboard &lt;„A &amp; B“&gt;');
  expect(titles.at(-1)).toBe('Reduziert');
});

test('feeds are in each language, in the words of its pages, and each page names the feed of its own', async () => {
  const { body: page } = await get('/es');
  expect(page).toContain(
    '<link rel="alternate" type="application/rss+xml" hreflang="es" title="WMK – Novedades" href="/es/neuheiten.xml">',
  );
  const { body } = await get('/es/neuheiten.xml');
  expect(body).toContain('<language>es</language>');
  expect(body).toContain(`<link>${origin}/es/product/${await idOf('F-1')}</link>`);
  expect(body).toMatch(/<description>890,00\s€/);
  const [title] = /(?<=<item><title>)[^<]+/.exec(body) ?? [];
  const { body: product } = await get(`/es/product/${await idOf('F-1')}`);
  expect(product).toContain(title);
  expect(body).not.toMatch(/Sideboard|Reduziert|Verkauft|Teak|Neuheiten/);
  const { body: merchant } = await get('/fr/feeds/merchant.xml');
  expect(merchant).toContain(`<g:link>${origin}/fr/product/${await idOf('F-1')}</g:link>`);
  expect(merchant).toContain('<g:material>teck</g:material>');
  expect(merchant).not.toMatch(/Sideboard|Reduziert|Bootsholz/);
});

test('the feed for product search contains available pieces, and no saving without a price record', async () => {
  const { body } = await get('/feeds/merchant.xml');
  const items = [...body.matchAll(/<item>(.*?)<\/item>/g)].map(([, item]) => item ?? '');
  const of = (sku: string): string => items.find((item) => item.includes(`<g:id>${sku}</g:id>`)) ?? '';
  expect(items).toHaveLength(3);
  expect(of('F-3')).toBe('');
  expect(of('F-1')).toContain('<g:price>890.00 EUR</g:price>');
  expect(of('F-1')).toContain('<g:condition>used</g:condition>');
  // § 11 PAngV: 1,000 € were the lowest price of the 30 days before, whatever the compare price says.
  expect(of('F-2')).toContain('<g:price>1000.00 EUR</g:price><g:sale_price>750.00 EUR</g:sale_price>');
  expect(of('F-4')).toContain('<g:condition>new</g:condition>');
  expect(body.endsWith('</channel></rss>')).toBe(true);
});
