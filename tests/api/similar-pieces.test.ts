import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFields } from '../../src/shared/pieces/piece-fields.ts';
import { aBoatwoodPiece, aCategory, aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
let idOf: (sku: string) => string;
const published = new Date(testNow.getTime() - 60_000);
const picture = { key: 'demo/nah', alt: 'Sideboard', widthPx: 1200, heightPx: 1500, placeholder: null };
const sized = (widthMm: number) => ({ ...emptyFields.dimensions, widthMm, heightMm: 760, depthMm: 450 });

beforeAll(async () => {
  shop = await openTestShop();
  await shop.shop.catalogue.saveCategories(
    shop.shop.db,
    { categories: [aCategory(), aCategory({ id: 'tische', name: 'Tische' })], parents: [] },
    testActor,
  );
  const sideboard = (sku: string, priceCents: number, widthMm: number, stock = 1) => ({
    draft: aPiece({
      sku,
      priceCents,
      dimensions: sized(widthMm),
      stock,
      categoryIds: ['sideboards'],
      pictures: sku === 'V-NEAR' ? [picture] : [],
    }),
    publishedAt: published,
  });
  await shop.fill([
    sideboard('V-1', 90_000, 1800),
    sideboard('V-NEAR', 95_000, 1750),
    sideboard('V-FAR', 300_000, 2400),
    sideboard('V-SOLD', 90_000, 1800, 0),
    { ...sideboard('V-SOON', 90_000, 1800), publishedAt: new Date(testNow.getTime() + 60_000) },
    {
      draft: aPiece({ sku: 'V-TABLE', priceCents: 90_000, categoryIds: ['tische'] }),
      publishedAt: published,
    },
    { draft: aBoatwoodPiece({ sku: 'B-1', priceCents: 90_000 }), publishedAt: published },
    ...(
      [
        ['B-OWN', 50_000, 'demo/bank'],
        ['B-TWIN', 50_000, 'demo/bank'],
        ['B-OTHER', 60_000, 'demo/hocker'],
      ] as const
    ).map(([sku, priceCents, key]) => ({
      draft: aBoatwoodPiece({ sku, priceCents, pictures: [{ ...picture, key }] }),
      publishedAt: published,
    })),
  ]);
  const lists = await Promise.all(
    (['vintage', 'boatwood'] as const).map((line) => shop.shop.reads.piecesOfType(line, 1)),
  );
  const pieces = lists.flatMap((list) => list.pieces);
  idOf = (sku) => pieces.find((piece) => piece.sku === sku)!.id;
});
afterAll(() => shop.close());

const similar = async (sku: string, limit = 24) =>
  (await shop.shop.reads.similarPieces(idOf(sku), limit)).map((piece) => piece.sku);

test('pieces of the same categories first, closest in size and price, and sold ones last', async () => {
  expect(await similar('V-1')).toEqual(['V-NEAR', 'V-FAR', 'V-TABLE', 'V-SOLD']);
  expect(await similar('V-SOLD')).toEqual(['V-1', 'V-NEAR', 'V-FAR', 'V-TABLE']);
  expect(await similar('V-TABLE', 2)).toEqual(['V-1', 'V-NEAR']);
});

test('pieces with the same photograph come after those with another', async () => {
  expect(await similar('B-OWN')).toEqual(['B-OTHER', 'B-1', 'B-TWIN']);
  expect(await similar('B-1', 2)).toEqual(['B-OTHER', 'B-OWN']);
});

test('a piece that there is not has nothing similar', async () => {
  expect(await shop.shop.reads.similarPieces('gibt-es-nicht', 4)).toEqual([]);
});

test('a page asks early for its first picture, and an unknown piece says so (spec 8)', async () => {
  const missing = await shop.app.inject('/product/gibt-es-nicht');
  expect(missing.statusCode).toBe(404);
  expect(missing.body).toContain('Product not found');
  const headOf = async (sku: string) =>
    (await shop.app.inject(`/product/${idOf(sku)}`)).body.split('<body>')[0];
  expect(await headOf('V-NEAR')).toContain('imagesrcset="/pictures/demo/nah-320.avif 320w, ');
  expect(await headOf('V-1'), 'a piece without pictures').not.toContain('imagesrcset');
});
