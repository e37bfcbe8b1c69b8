import { expect, test } from 'vitest';
import { isInTheWay, newsOf, type LineNews, type Whereabouts } from './line-news.ts';
import { shopProduct, type ShopLine } from './store/shop-line.ts';

const until = '2026-11-21T13:32:00.000Z';
const here = { reservedUntil: null, rentedUntil: null, away: null } as const;

function aLine(stockAmt: number, priceCents = 125_000): ShopLine {
  const piece = { productId: 'sideboard', title: 'Sideboard', description: '', image: '', priceCents };
  const product = shopProduct({
    ...piece,
    stockAmt,
    shopType: 'vintage',
    chargeTax: 0,
    taxScheme: 'margin',
    assemblyService: false,
    referenceCents: null,
  });
  return {
    ...product,
    quantity: 1,
    value: product.price,
    formattedValue: '',
    formattedPrice: '',
    timestamp: '',
    price_data: {},
    product_data: {},
  };
}

test.each<[string, ShopLine, Whereabouts, number, LineNews | null]>([
  ['nothing has changed', aLine(1), here, 1, null],
  ['sold elsewhere', aLine(0), here, 1, { kind: 'sold' }],
  ['in the showroom', aLine(0), { ...here, away: 'showroom' }, 1, { kind: 'away' }],
  ['not in the shop any more', aLine(0), null, 1, { kind: 'sold' }],
  [
    'held by somebody who is paying',
    aLine(0),
    { ...here, reservedUntil: until },
    1,
    { kind: 'reserved', until },
  ],
  ['rented out', aLine(0), { ...here, rentedUntil: until }, 1, { kind: 'rented', until }],
  ['fewer than wanted', aLine(2), here, 3, { kind: 'too-few', available: 2 }],
  ['as many as wanted', aLine(3), here, 3, null],
  ['dearer', aLine(1, 130_000), here, 1, { kind: 'price', before: 125_000 }],
  ['cheaper, and fewer: the stock matters more', aLine(1, 1), here, 2, { kind: 'too-few', available: 1 }],
])('%s', (_, line, piece, wanted, news) => {
  expect(newsOf(aLine(1), line, piece, wanted)).toEqual(news);
});

test('a new price does not stand in the way of an order, all else does', () => {
  expect(isInTheWay(undefined)).toBe(false);
  expect(isInTheWay({ kind: 'price', before: 1 })).toBe(false);
  expect(isInTheWay({ kind: 'sold' })).toBe(true);
  expect(isInTheWay({ kind: 'too-few', available: 1 })).toBe(true);
});
