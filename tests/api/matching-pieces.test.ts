import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aParentCategory, aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
const published = new Date(testNow.getTime() - 60_000);

beforeAll(async () => {
  shop = await openTestShop();
  const categories = ['esstische', 'stuehle', 'freischwinger', 'lampen', 'betten'].map((id) =>
    aCategory({ id, name: id }),
  );
  const room = (id: string, ...subCategoryIds: string[]) =>
    aParentCategory({ id, title: id, subCategoryIds });
  await shop.shop.catalogue.saveCategories(
    shop.shop.db,
    {
      categories,
      parents: [
        room('esszimmer', 'esstische', 'stuehle', 'freischwinger', 'lampen'),
        room('schlafzimmer', 'betten'),
      ],
    },
    testActor,
  );
  const piece = (
    sku: string,
    title: string,
    category: string,
    more: Partial<Parameters<typeof aPiece>[0]> = {},
  ) => ({
    draft: aPiece({ sku, title, categoryIds: [category], pictures: [], ...more }),
    publishedAt: published,
  });
  await shop.fill([
    piece('TISCH', 'Esstisch aus Teak', 'esstische', { materials: ['Teak'] }),
    piece('TISCH-2', 'Esstisch aus Eiche', 'esstische'),
    piece('STUHL', 'Esszimmerstuhl aus Eiche', 'stuehle', { materials: ['Eiche'] }),
    piece('STUHL-TEAK', 'Esszimmerstuhl aus Teak', 'stuehle', { materials: ['Teak'] }),
    piece('STUHL-WEG', 'Esszimmerstuhl, verkauft', 'stuehle', { stock: 0 }),
    piece('SCHWINGER', 'Stahlrohrstuhl', 'freischwinger', { materials: ['Stahl'] }),
    piece('LAMPE', 'Pendelleuchte', 'lampen', { materials: ['Messing'] }),
    piece('BETT', 'Bett aus Teak', 'betten', { materials: ['Teak'] }),
  ]);
});
afterAll(() => shop.close());

const matching = async (sku: string, limit = 12) =>
  (await shop.shop.reads.matchingPieces(await shop.idOf(sku), limit)).map((piece) => piece.sku);

test('a table is followed by free chairs and a lamp of its room, its own wood first, and by no table', async () => {
  const found = await matching('TISCH');
  expect(found.toSorted()).toEqual(['LAMPE', 'SCHWINGER', 'STUHL', 'STUHL-TEAK']);
  expect(found.indexOf('STUHL-TEAK')).toBeLessThan(found.indexOf('STUHL'));
  // Each category once before one comes twice.
  expect(found.at(-1)).toBe('STUHL');
  expect(await matching('TISCH', 2)).toHaveLength(2);
});

test('a chair is followed by no chair, whatever its category is called', async () => {
  const found = await matching('STUHL');
  expect(found).toContain('TISCH');
  expect(found).not.toContain('SCHWINGER');
  expect(found).not.toContain('STUHL-TEAK');
});

test('what stands alone in its room goes with nothing', async () => {
  expect(await matching('BETT')).toEqual([]);
});
