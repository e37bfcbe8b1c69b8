import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aBoatwoodPiece,
  aCategory,
  aParentCategory,
  aPiece,
  aVariant,
} from '../../src/modules/catalogue/testing/a-piece.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): Date => new Date(testNow.getTime() - days * dayMs);

beforeAll(async () => {
  shop = await openTestShop();
  await shop.shop.catalogue.saveCategories(
    shop.shop.db,
    {
      categories: [
        aCategory({ descriptionHtml: '<p onclick="x()">Lang<script>alert(1)</script></p>' }),
        aCategory({ id: 'esstische', name: 'Esstische', shopType: 'boatwood' }),
        aCategory({ id: 'leer', name: 'Leere Kategorie' }),
      ],
      parents: [
        aParentCategory({ subCategoryIds: ['leer', 'sideboards'], descriptionHtml: '<p>Wohnen</p>' }),
        aParentCategory({ id: 'tische', title: 'Tische', type: 'boatwood', subCategoryIds: ['esstische'] }),
      ],
    },
    testActor,
  );
  await shop.fill([
    ...Array.from({ length: 45 }, (_, index) => ({
      draft: aPiece({
        sku: `V-${index + 1}`,
        title: `Sideboard Nummer ${index + 1}`,
        categoryIds: ['sideboards'],
        sections: index < 8 ? ['new'] : [],
      }),
      publishedAt: daysAgo(index + 1),
    })),
    {
      draft: aPiece({
        sku: 'V-SALE',
        title: 'Kommode im Angebot',
        sections: ['sales', 'highlights'],
        priceCents: 75_000,
        comparePriceCents: 120_000,
      }),
      publishedAt: daysAgo(90),
      earlierPrices: [
        { priceCents: 100_000, validFrom: daysAgo(90) },
        { priceCents: 75_000, validFrom: daysAgo(10) },
      ],
    },
    // In the sale, but the record of its prices supports no reduction; and one without a former price.
    {
      draft: aPiece({
        sku: 'V-UNBELEGT',
        title: 'Sessel, angeblich reduziert',
        sections: ['sales'],
        priceCents: 75_000,
        comparePriceCents: 120_000,
      }),
      publishedAt: daysAgo(90),
    },
    aPiece({ sku: 'V-VOLL', title: 'Sessel zum vollen Preis', sections: ['sales'] }),
    {
      draft: aBoatwoodPiece({
        categoryIds: ['esstische'],
        texts: { ...aPiece().texts, descriptions: ['Aus alten Planken, wie Bücher im Regal geschichtet.'] },
        variants: [aVariant(), aVariant({ sku: 'B-1-BLAU', name: 'Blau', stock: 1 })],
      }),
    },
    { draft: aPiece({ sku: 'V-MORGEN', title: 'Noch nicht zu sehen' }), publishedAt: daysAgo(-1) },
    aPiece({ sku: 'V-WEG', title: 'Schon verkauft', stock: 0 }),
  ]);
});

afterAll(() => shop.close());

async function get(url: string) {
  const response = await shop.app.inject({ url });
  return { status: response.statusCode, body: response.json<Record<string, never>>(), response };
}

/** Any JSON: tests look at what they expect. */
async function json<T>(url: string): Promise<T> {
  const response = await shop.app.inject({ url });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<T>();
}

interface Product {
  _id: string;
  productId: string;
  sku: string;
  title: string;
  stockAmt: number;
  pricing: { price: number; comparePrice: number | null; currency: string };
  saving: { reference: number; amount: number } | null;
  productPlace: string[];
}

describe('categories', () => {
  test('GET categories lists _id, name and shopType', async () => {
    expect(await json('/api/categories')).toEqual([
      { _id: 'leer', name: 'Leere Kategorie', shopType: 'vintage', image: null },
      { _id: 'sideboards', name: 'Sideboards', shopType: 'vintage', image: null },
      { _id: 'esstische', name: 'Esstische', shopType: 'boatwood', image: null },
    ]);
  });

  test('GET parent-categories lists type and subCategoriesID in the order that staff gave', async () => {
    expect(await json('/api/parent-categories')).toMatchObject([
      { _id: 'wohnzimmer', type: 'vintage', subCategoriesID: [{ id: 'leer' }, { id: 'sideboards' }] },
      { _id: 'tische', type: 'boatwood', subCategoriesID: [{ _id: 'esstische', name: 'Esstische' }] },
    ]);
  });

  test('GET parent-categories/{id} gives title, description, image list and subcategories', async () => {
    expect(await json('/api/parent-categories/wohnzimmer')).toMatchObject({
      title: 'Wohnzimmer',
      description: '<p>Wohnen</p>',
      image: [],
    });
  });

  test('a description from staff is sanitised', async () => {
    const { category } = await json<{ category: { description: string } }>(
      '/api/categories/sideboards/products',
    );
    expect(category.description).toBe('<p>Lang</p>');
  });
});

describe('products of a category', () => {
  test('pages hold 20, newest first, and a page beyond the last is empty', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        json<{ products: Product[] }>(`/api/categories/sideboards/products?page=${page}`),
      ),
    );
    expect(pages.map((page) => page.products.length)).toEqual([20, 20, 5, 0]);
    expect(pages[0]?.products[0]?.sku).toBe('V-1');
    const skus = pages.flatMap((page) => page.products.map((product) => product.sku));
    expect(new Set(skus).size).toBe(45);
  });

  test('an empty category is no error', async () => {
    expect(await json('/api/categories/leer/products')).toMatchObject({ products: [] });
  });

  test('an unknown category is a 404', async () => {
    expect(await get('/api/categories/gibtsnicht/products')).toMatchObject({
      status: 404,
      body: { message: 'Failed to fetch data', code: 'category-not-found' },
    });
  });
});

describe('sections', () => {
  test('limit holds, and newest come first', async () => {
    const products = await json<Product[]>('/api/products/section?productPlace=new&limit=7');
    expect(products.map((product) => product.sku)).toEqual(['V-1', 'V-2', 'V-3', 'V-4', 'V-5', 'V-6', 'V-7']);
  });

  test('without a limit all of the section are given', async () => {
    expect(await json<Product[]>('/api/products/section?productPlace=new')).toHaveLength(8);
  });

  test('prices are in euros, and the saving is against the lowest price of the 30 days before (§ 11 PAngV)', async () => {
    const [product, ...others] = await json<Product[]>('/api/products/section?productPlace=sales');
    expect(others, 'the sale has what is reduced').toEqual([]);
    expect(product).toMatchObject({
      sku: 'V-SALE',
      pricing: { price: 750, comparePrice: 1200, currency: 'EUR' },
      saving: { reference: 1000, amount: 250 },
      productPlace: ['highlights', 'sales'],
    });
  });
});

describe('whether variants have to be chosen', () => {
  test.each([
    ['V-1', 'sideboards', false],
    ['B-1', 'esstische', true],
  ])('is said in lists too: %s', async (sku, category, expected) => {
    const { products } = await json<{ products: Product[] }>(`/api/categories/${category}/products`);
    expect(products.find((product) => product.sku === sku)).toMatchObject({ isVariantsAvailable: expected });
  });
});

describe('one product', () => {
  test('has the fields of the specification, with variants and their stock', async () => {
    const id = 'esstisch-aus-altem-bootsholz-sulawesi-200-100-cm-b-1';
    expect(await json(`/api/products/${id}`)).toMatchObject({
      _id: id,
      productId: id,
      stockAmt: 3,
      isVariantsAvailable: true,
      variants: [
        { sku: 'B-1-ROT', name: 'Rot', stockAmt: 2, variantImages: [] },
        { sku: 'B-1-BLAU', name: 'Blau', stockAmt: 1 },
      ],
      taxScheme: 'standard',
      chargeTax: 0,
      carriers: 4,
      dimensions: { width: 180, height: 76, depth: 45, diameter: null },
    });
  });

  test.each(['gibtsnicht', 'noch-nicht-zu-sehen-v-morgen', 'a'.repeat(190)])(
    '%s is not found',
    async (id) => {
      expect(await get(`/api/products/${id}`)).toMatchObject({
        status: 404,
        body: { message: 'Product not found' },
      });
    },
  );

  test('a sold-out piece has stockAmt 0', async () => {
    expect(await json('/api/products/schon-verkauft-v-weg')).toMatchObject({ stockAmt: 0 });
  });
});

describe('list by type', () => {
  test('gives products and totalPages', async () => {
    const list = await json<{ products: Product[]; totalPages: number }>(
      '/api/user_product/products/list/vintage?page=1&limit=20',
    );
    expect(list.products).toHaveLength(20);
    expect(list.totalPages).toBe(3);
  });

  test('a page beyond the last gives the last one', async () => {
    const list = await json<{ products: Product[] }>(
      '/api/user_product/products/list/vintage?page=99&limit=20',
    );
    expect(list.products).toHaveLength(9);
  });
});

describe('search', () => {
  interface Hits {
    categories: { name: string }[];
    products: Product[];
    without?: string[];
  }
  const search = (query: string) => json<Hits>(`/api/search?query=${encodeURIComponent(query)}`);

  test('a part finds the compound, in categories and products', async () => {
    const hits = await search('tisch');
    expect(hits.categories.map((category) => category.name)).toEqual(['Esstische']);
    expect(hits.products.map((product) => product.sku)).toEqual(['B-1']);
  });

  test.each(['buecher', 'BÜCHER', 'Bücher regal'])('umlauts are found either way: %s', async (query) => {
    expect((await search(query)).products.map((product) => product.sku)).toEqual(['B-1']);
  });

  test('a material that is not wanted is in no piece found', async () => {
    const skus = async (query: string) => (await search(query)).products.map(({ sku }) => sku);
    expect(await skus('Sideboard Teak')).toHaveLength(12);
    expect(await skus('Esstisch ohne Teak')).toEqual(['B-1']);
    // All of them are: that they are shown nevertheless is said.
    expect((await search('Sideboard ohne Teak')).without).toEqual(['ohne Teak']);
    expect((await search('Esstisch ohne Teak')).categories.map(({ name }) => name)).toEqual(['Esstische']);
  });

  test.each(['', '   ', '%', '___', "' or 1=1 --"])('%j finds nothing by accident', async (query) => {
    expect(await search(query)).toEqual({ categories: [], products: [] });
  });
});

describe('a search that nothing matches completely', () => {
  interface Hits {
    products: Product[];
    without?: string[];
  }
  const search = (query: string) => json<Hits>(`/api/search?query=${encodeURIComponent(query)}`);

  test.each([
    ['Esstisch unter 20', ['unter 20'], ['B-1']],
    ['Esstisch xyzzyqqq', ['xyzzyqqq'], ['B-1']],
    ['Kommode 399 unter 20 €', ['399', 'unter 20 €'], ['V-SALE']],
  ])('%s: the dropped words are named', async (query, without, skus) => {
    const hits = await search(query);
    expect(hits.products.map((product) => product.sku)).toEqual(skus);
    expect(hits.without).toEqual(without);
  });

  test.each(['Esstisch', 'xyzzyqqq', 'xyzzyqqq 180'])('%s: nothing is dropped', async (query) => {
    expect(await search(query)).not.toHaveProperty('without');
  });
});

describe('wrong input is refused with 400 and names its field', () => {
  test.each([
    ['/api/products/%00', 'id'],
    ['/api/search?query=%00', 'query'],
    ['/api/products/section?productPlace=gratis', 'productPlace'],
    ['/api/products/section', 'productPlace'],
    ['/api/products/section?productPlace=new&limit=0', 'limit'],
    ['/api/products/section?productPlace=new&limit=viele', 'limit'],
    ['/api/user_product/products/list/plastik', 'type'],
    ['/api/user_product/products/list/vintage?page=0', 'page'],
    ['/api/user_product/products/list/vintage?page=1.5', 'page'],
    ['/api/user_product/products/list/vintage?limit=101', 'limit'],
    ['/api/categories/sideboards/products?page=-1', 'page'],
    [`/api/search?query=${'a'.repeat(201)}`, 'query'],
  ])('%s', async (url, field) => {
    expect(await get(url)).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', issues: [{ field }] },
    });
  });
});

test('an unknown address under /api is a 404 in JSON', async () => {
  expect(await get('/api/gibtsnicht')).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('the API describes itself', async () => {
  const openapi = await json<{ openapi: string; paths: Record<string, unknown> }>('/api/openapi.json');
  expect(openapi.openapi).toMatch(/^3\.1/);
  expect(Object.keys(openapi.paths)).toEqual(
    expect.arrayContaining(['/api/categories', '/api/products/{id}', '/api/search']),
  );
});
