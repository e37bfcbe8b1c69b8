import { expect, test } from 'vitest';
import { newsOfWish } from './wish-news.ts';

const pricing = { price: 120, comparePrice: null, currency: 'EUR' } as const;
const there = { pricing, stockAmt: 1, reservedUntil: null, rentedUntil: null, away: null };
const until = '2026-06-15T10:30:00.000Z';

test.each([
  ['is there as before', there, null],
  ['is sold', { ...there, stockAmt: 0 }, { kind: 'sold' }],
  ['is held', { ...there, stockAmt: 0, reservedUntil: until }, { kind: 'reserved', until }],
  ['is rented out', { ...there, stockAmt: 0, rentedUntil: until }, { kind: 'rented', until }],
  ['is at the workshop', { ...there, stockAmt: 0, away: 'workshop' as const }, { kind: 'away' }],
  [
    'has another price',
    { ...there, pricing: { ...pricing, price: 99.5 } },
    { kind: 'price', before: 12_000, now: 9950 },
  ],
  ['was withdrawn', null, { kind: 'withdrawn' }],
])('a piece that %s', (_what, piece, news) => {
  expect(newsOfWish(120, piece)).toEqual(news);
});
