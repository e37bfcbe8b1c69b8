import { expect, test } from 'vitest';
import { cartChanges } from './use-changed-elsewhere.ts';
import { createShopCart } from './store/shop-cart.ts';
import { shopProduct, type PieceForCart } from './store/shop-line.ts';
import { memoryStorage } from './store/testing/memory-storage.ts';

const chair: PieceForCart = {
  productId: 'chair',
  title: 'Stuhl',
  priceCents: 10_000,
  description: '',
  image: '',
  stockAmt: 5,
  shopType: 'vintage',
  chargeTax: 0,
  taxScheme: 'margin',
  assemblyService: false,
  referenceCents: null,
};
const table: PieceForCart = { ...chair, productId: 'table', title: 'Tisch', priceCents: 28_500 };

function details(...pieces: readonly PieceForCart[]) {
  const cart = createShopCart({ storage: memoryStorage() });
  for (const piece of pieces) cart.addItem(shopProduct(piece));
  return cart.getSnapshot().cartDetails;
}

test('additions, removals, changed quantities and prices', () => {
  const one = { quantity: 1, value: 10_000 };
  expect(cartChanges(details(chair), details(chair, table))).toEqual([
    { lineId: 'table', title: 'Tisch', before: null, after: { quantity: 1, value: 28_500 } },
  ]);
  expect(cartChanges(details(chair, table), details(table))).toEqual([
    { lineId: 'chair', title: 'Stuhl', before: one, after: null },
  ]);
  expect(cartChanges(details(chair), details(chair, chair))).toEqual([
    { lineId: 'chair', title: 'Stuhl', before: one, after: { quantity: 2, value: 20_000 } },
  ]);
  expect(cartChanges(details(chair), details({ ...chair, priceCents: 9900 }))).toEqual([
    { lineId: 'chair', title: 'Stuhl', before: one, after: { quantity: 1, value: 9900 } },
  ]);
});

test('a line that was only written again has not changed', () => {
  expect(cartChanges(details(chair), details({ ...chair, stockAmt: 1 }))).toEqual([]);
});
