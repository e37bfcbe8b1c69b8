import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import type { OrderLine } from '../domain/order.ts';
import { initiated } from '../testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../testing/open-test-ordering.ts';
import { linesOf } from './stored-order.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

test('a line comes back from its row as it was ordered, with nothing beside it', async () => {
  const piece = await aPieceForSale(shop.db, shop.inventory, {
    shopType: 'boatwood',
    assembly: true,
    variants: ['blau'],
    units: 2,
  });
  const q = queries<object>(shop.db);
  await sql`update pieces set width_mm = 855 where id = ${piece}`.execute(q);
  const item = aCartItem(piece, { variantId: `${piece}-blau`, quantity: 2, assembly: true });
  await initiated(shop, aCheckout([item], 2 * (90_000 + 3500) + 2500));
  const { rows } = await sql<{ id: string }>`select id from orders`.execute(q);
  // What is done to the piece later changes nothing of it.
  await sql`update pieces set width_mm = 1, condition = 'abgenutzt' where id = ${piece}`.execute(q);
  const expected: OrderLine = {
    position: 0,
    pieceId: piece,
    variantId: `${piece}-blau`,
    title: 'Sideboard, blau',
    sku: `${piece}-blau`,
    pictureKey: null,
    shopType: 'boatwood',
    taxScheme: 'standard',
    maker: null,
    condition: 'gut',
    widthMm: 855,
    heightMm: null,
    depthMm: null,
    diameterMm: null,
    titleInLanguage: null,
    quantity: 2,
    rentOption: null,
    assembly: true,
    unitCents: 90_000,
    assemblyCents: 7000,
    chargeTaxPercent: 0,
    chargeTaxCents: 0,
    subtotalCents: 187_000,
    grossCents: 187_000,
    netCents: 157_143,
    vatCents: 29_857,
    shippingCents: 2500,
    vatByRate: [{ percent: 19, netCents: 157_143, taxCents: 29_857 }],
    adjustments: [
      { kind: 'assembly', amountCents: 7000 },
      { kind: 'shipping', amountCents: 2500 },
    ],
  };
  expect(await linesOf(shop.db, rows[0]?.id ?? '')).toEqual([expected]);
});
