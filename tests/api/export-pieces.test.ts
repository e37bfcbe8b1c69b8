import { sql } from 'kysely';
import { emptyFields } from '../../src/shared/pieces/piece-fields.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBoatwoodPiece, aCategory, aPiece, aVariant } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { fillWithDemo } from '../../src/server/seed.ts';
import { openImportDesk, type ImportDesk } from './an-import.ts';
import { testNow, type TestShop } from './open-test-shop.ts';
import type { StaffBrowser } from './staff-login.ts';
import { testsInOrder } from '../in-order.ts';

// The first test fills the shop that the others read and change.
testsInOrder();

let shop: TestShop;
let owner: StaffBrowser;
let desk: ImportDesk;
beforeAll(async () => {
  ({ shop, owner, desk } = await openImportDesk(aCategory({ id: 'stuehle', name: 'Stühle' })));
});
afterAll(() => shop.close());

describe('the export', () => {
  test('of everything, imported again, changes nothing', async () => {
    await fillWithDemo(shop.shop, 60);
    const picture = { key: 'shop/0123456789abcdef0123456789abcdef', alt: '', widthPx: 800, heightPx: 1000 };
    await shop.fill([
      aPiece({ sku: 'Y-1', categoryIds: ['stuehle'] }),
      aPiece({ sku: 'Y-2' }),
      aPiece({
        sku: 'X-1',
        title: '=SUM(1;2) "Sessel"',
        materials: ['Kunststoff, grün', 'Teak|Nuss', 'a\\b'],
        weightGrams: 38_123,
        dimensions: { ...emptyFields.dimensions, widthMm: 1805, heightMm: 7, depthMm: 12_345 },
        pictures: [
          { ...picture, placeholder: '#a04030' },
          { ...picture, key: 'shop/x', alt: 'Von vorn; links | rechts', placeholder: null },
        ],
        purchase: { priceCents: 0, sellerKind: 'private' },
        texts: {
          ...aPiece().texts,
          descriptions: ['<p>Eins</p>', '-zwei', "'=drei", '<strong>vier</strong>\nfünf'],
          shopInfo: '@home',
        },
      }),
      aBoatwoodPiece({
        sku: 'X-2',
        pictures: [{ ...picture, placeholder: null }],
        variants: [aVariant({ sku: 'X-2-R', stock: 2 }), aVariant({ sku: 'X-2-B', name: 'Blau', stock: 0 })],
        productSafety: {
          kind: 'responsible',
          name: 'Werft GmbH',
          postalAddress: 'Weg 1\n10999 Berlin',
          electronicAddress: '+werft@example.org',
          warnings: null,
        },
      }),
    ]);
    const csv = await owner.call('GET', '/pieces/export');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="stuecke-2026-06-15.csv"');
    // It tells what was paid, but of nobody who could be named.
    const noted = (await owner.call('GET', '/security-events')).json<{ items: { kind: string }[] }>().items;
    expect(noted.map(({ kind }) => kind).filter((kind) => kind.endsWith('exported'))).toEqual([
      'goods-exported',
    ]);
    const { id } = await desk.sent(csv.body);
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from pieces`.execute(
      queries(shop.shop.db),
    );
    const counts = { created: 0, updated: 0, unchanged: rows[0]?.total, refused: 0 };
    const checked = await desk.ran(id, 'check');
    expect([
      ...(await desk.rowsOf(id, 'updated')).items,
      ...(await desk.rowsOf(id, 'refused')).items,
    ]).toEqual([]);
    expect(checked).toMatchObject({ counts, problem: null, warnings: [] });
  });

  test('is of what the list shows', async () => {
    const skus = async (query: string) =>
      (await owner.call('GET', `/pieces/export?${query}`)).body
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(';')[0]);
    expect(await skus('q=X-1')).toEqual(['X-1']);
    expect(await skus('categoryId=stuehle&q=Y-')).toEqual(['Y-1']);
    expect(await skus('state=draft')).toEqual([]);
  });
});

describe('a draft', () => {
  const enter = async () =>
    (await owner.call('POST', '/pieces', { title: 'Irrtum', shopType: 'vintage', priceCents: 1 })).json<{
      id: string;
      version: number;
      units: { unitId: string }[];
    }>();

  test('that was never published can be deleted, blocked as it may be', async () => {
    const { id, units } = await enter();
    await owner.call('POST', `/pieces/${id}/blocks`, { unitId: units[0]?.unitId, reason: 'Werkstatt' });
    expect((await owner.call('DELETE', `/pieces/${id}`)).json()).toEqual({ id });
    expect((await owner.call('GET', `/pieces/${id}`)).statusCode).toBe(404);
    expect((await owner.call('DELETE', `/pieces/${id}`)).statusCode).toBe(404);
    expect((await desk.audited('pieces', id)).at(0)).toBe('delete');
  });

  test('that visitors have seen, or that is in the shop, cannot', async () => {
    const { id, version } = await desk.pieceOf('Y-1');
    expect((await owner.call('DELETE', `/pieces/${id}`)).json()).toMatchObject({ code: 'piece-in-use' });
    await owner.call('POST', `/pieces/${id}/unpublish`, { version });
    expect((await owner.call('DELETE', `/pieces/${id}`)).json()).toMatchObject({ code: 'piece-in-use' });
  });

  test('that somebody has held cannot', async () => {
    const { id } = await enter();
    const held = await shop.shop.db.transaction((tx) =>
      shop.shop.inventory.holdUnits(tx, {
        reference: 'WMK-1',
        lines: [{ position: 0, pieceId: id, variantId: null, quantity: 1 }],
        until: new Date(testNow.getTime() + 1),
        now: testNow,
      }),
    );
    expect(held.ok).toBe(true);
    expect((await owner.call('DELETE', `/pieces/${id}`)).json()).toMatchObject({ code: 'piece-in-use' });
  });
});
