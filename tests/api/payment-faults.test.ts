import { afterAll, beforeAll, expect, test } from 'vitest';
import { payInBadWeather } from '../faults/pay-in-bad-weather.ts';
import { openPayingShop, type PayingShop } from './pay-by-card.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

/** A random generator that is the same in each run, so that a failure can be reproduced (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test('the provider breaks at every step, webhooks come several times each: both books agree', async () => {
  const report = await payInBadWeather(shop, { orders: 24, random: chances(7) });
  expect(report).toEqual({
    orders: 24,
    paid: expect.any(Number),
    refunded: expect.any(Number),
    unclear: [],
    forgedTaken: 0,
    unmatched: 0,
    invoicesWrong: 0,
    piecesWrong: 0,
  });
  expect(report.paid).toBeGreaterThan(3);
}, 180_000);
