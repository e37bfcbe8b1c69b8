import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { codesTried } from '../../src/server/admission/limit-requests.ts';
import { bought, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
let pieceId: string;
beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' });
  await shop.fill([{ draft: aPiece({ sku: 'G-1' }), publishedAt: testNow }]);
  pieceId = await shop.idOf('G-1');
});
afterAll(() => shop.close());

/** A client for each test. */
const from = (remoteAddress: string) => (url: string, sent: object) =>
  shop.app.inject({ method: 'POST', url, payload: sent, remoteAddress });

const code = 'ABCD-ABCD-ABCD-ABCD';

test('one who guesses codes has one count at all doors: balance, cart and checkout', async () => {
  const send = from('192.0.2.7');
  const atCheckout = (sent: object) => send('/api/initiate-payment', payload([bought(pieceId)], 0, sent));
  const doors = [
    () => send('/api/voucher/balance', { voucherCode: code }),
    () => send('/api/voucher', { voucherCode: code, order_items: [bought(pieceId)] }),
    () => atCheckout({ voucherCode: code }),
    () => atCheckout({ giftVoucher: { code, payablePrice: 0 } }),
  ];
  const answers = [];
  for (let round = 0; round < codesTried / doors.length; round += 1) {
    for (const door of doors) answers.push((await door()).statusCode);
  }
  expect(answers).toHaveLength(codesTried);
  expect(new Set(answers)).toEqual(new Set([422]));
  for (const door of doors) {
    const refused = await door();
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  // Who orders without a voucher, or from somewhere else, does not pay for it.
  expect((await atCheckout({})).json<{ code: string }>().code).toBe('total-changed');
  expect((await from('192.0.2.8')('/api/voucher/balance', { voucherCode: code })).statusCode).toBe(422);
});

test('the networks that one customer may have been given are counted together', async () => {
  const ask = (index: number) =>
    from(`2001:db8:9:${index.toString(16)}::1`)('/api/voucher/balance', { voucherCode: code });
  for (let index = 0; index < codesTried * 10; index += 1) await ask(index);
  expect((await ask(codesTried * 10)).statusCode).toBe(429);
});
