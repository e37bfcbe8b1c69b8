import { afterAll, beforeAll, expect, test } from 'vitest';
import { chances } from '../faults/chances.ts';
import { payWithBadProviders } from '../faults/pay-with-bad-providers.ts';
import { openPayingShop, type PayingShop } from './pay-by-card.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

test('the provider breaks at every step, webhooks come several times each: both books agree', async () => {
  const report = await payWithBadProviders(shop, { orders: 24, random: chances(7) });
  expect(report).toEqual({
    orders: 24,
    paid: expect.any(Number),
    refunded: expect.any(Number),
    unclear: [],
    forgedTaken: 0,
    unmatched: 0,
    invoicesWrong: 0,
    piecesWrong: 0,
    apart: [],
  });
  expect(report.paid).toBeGreaterThan(3);
}, 180_000);
