import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOffice, type Office } from './an-office.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import type { StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let office: StaffBrowser;
let aPieceForSale: Office['aPieceForSale'];
beforeAll(async () => {
  ({ shop, owner: office, aPieceForSale } = await openOffice());
});
afterAll(() => shop.close());

const input = (change: object = {}) => ({
  name: 'Sommer',
  valueCents: 2000,
  firstDay: '2026-01-01',
  codeCount: 1,
  ...change,
});
const make = (change: object = {}) => office.call('POST', '/vouchers', input(change));
const aCode = async (change: object = {}) => (await make(change)).json<{ codes: string[] }>().codes[0] ?? '';
const post = (url: string, sent: object, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url, payload: sent, headers });

test('staff make a thousand codes, see them once, and what they did', async () => {
  const made = await make({ codeCount: 1000 });
  expect(made.statusCode).toBe(201);
  const { id, codes } = made.json<{ id: string; codes: string[] }>();
  expect(new Set(codes).size).toBe(1000);
  const found = await office.call('GET', `/vouchers/${id}`);
  expect(found.json()).toMatchObject({ name: 'Sommer', codeCount: 1000, state: 'running', uses: 0 });
  for (const code of codes) expect(found.body).not.toContain(code);
  const piece = await aPieceForSale();
  const order = payload([bought(piece)], 895, { voucherCode: codes[999] });
  expect((await post('/api/initiate-payment', order)).statusCode).toBe(200);
  const list = await office.call('GET', '/vouchers?q=somm&state=running');
  expect(list.json<{ items: object[] }>().items).toContainEqual(
    expect.objectContaining({ id, uses: 1, takenOffCents: 2000 }),
  );
  expect((await office.call('POST', `/vouchers/${id}/end`, {})).statusCode).toBe(200);
  expect((await office.call('GET', `/vouchers/${id}`)).json()).toMatchObject({ state: 'ended', uses: 1 });
  const log = await office.call('GET', `/audit?entity=vouchers&entityId=${id}`);
  expect(log.json<{ items: { action: string }[] }>().items.map(({ action }) => action)).toEqual([
    'stop',
    'create',
  ]);
  for (const code of codes.slice(0, 5)) expect(log.body).not.toContain(code);
});

test.each<[string, object, string, string]>([
  ['neither value nor percentage', { valueCents: null }, 'valueCents', 'voucher-worth-missing'],
  ['both', { percent: 10 }, 'valueCents', 'voucher-worth-missing'],
  ['an end before its beginning', { lastDay: '2025-12-31' }, 'lastDay', 'voucher-ends-before'],
  [
    'many codes for one person',
    { holderEmail: 'a@b.example', codeCount: 2 },
    'codeCount',
    'voucher-one-code',
  ],
  [
    'a least worth below its value',
    { valueCents: 5000, leastCents: 4999 },
    'leastCents',
    'voucher-least-below-value',
  ],
  ['no name', { name: ' ' }, 'name', 'name-missing'],
])('no voucher with %s', async (_, change, where, code) => {
  const refused = await make(change);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ issues: [{ field: where, code }] });
});

test('the least worth of goods is never below the value: left empty it is that, and typed lower it is refused', async () => {
  const leastOf = async (change: object): Promise<number> => {
    const { id } = (await make(change)).json<{ id: string }>();
    return (await office.call('GET', `/vouchers/${id}`)).json<{ leastCents: number }>().leastCents;
  };
  expect(await leastOf({ valueCents: 5000, leastCents: null })).toBe(5000);
  expect(await leastOf({ valueCents: 5000, leastCents: 5000 })).toBe(5000);
  expect(await leastOf({ valueCents: 5000, leastCents: 8000 })).toBe(8000);
  expect(await leastOf({ valueCents: null, percent: 10, leastCents: 2000 })).toBe(2000);
});

describe('the shopper', () => {
  test('is told what it takes off, and orders with it', async () => {
    const code = await aCode();
    const piece = await aPieceForSale();
    const asked = { voucherCode: code, order_items: [bought(piece)] };
    expect((await post('/api/voucher', asked)).json()).toEqual({ takenOff: 20 });
    const initiated = await post(
      '/api/initiate-payment',
      payload([bought(piece)], 895, { voucherCode: code }),
    );
    expect(initiated.json()).toMatchObject({
      totals: { subtotal: 870, voucher: -20, tax: 0, shipping: 25, total: 895 },
    });
    const confirmed = await post(`/api/checkout/${orderIdOf(initiated)}/confirm`, {});
    expect(confirmed.json()).toMatchObject({
      subtotal: 870,
      voucher: -20,
      orderTotal: 895,
      lines: [{ price: 890, total: 870, voucher: -20 }],
      bankTransfer: { amount: 895 },
    });
    const { orderNumber } = confirmed.json<{ orderNumber: string }>();
    expect((await office.call('GET', `/orders/${orderNumber}`)).json()).toMatchObject({
      totals: { voucherCents: -2000, totalCents: 89_500 },
      lines: [{ grossCents: 87_000, voucherCents: -2000 }],
    });
  });

  test.each([
    ['de', 'Dieser Gutschein gilt ab einem Warenwert von 2.000,00\u00a0€.'],
    ['en', 'This voucher is valid for goods worth at least €2,000.00.'],
  ])('is told why it does not apply, in %s, also when ordering', async (language, message) => {
    const voucherCode = await aCode({ leastCents: 200_000 });
    const piece = await aPieceForSale();
    const headers = { 'content-language': language };
    const issue = { field: 'voucherCode', code: 'voucher-order-too-small', message };
    for (const answer of [
      await post('/api/voucher', { voucherCode, order_items: [bought(piece)] }, headers),
      await post('/api/initiate-payment', payload([bought(piece)], 895, { voucherCode }), headers),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'voucher-refused', issues: [issue] });
    }
    expect((await shop.app.inject(`/api/products/${piece}`)).json()).toMatchObject({ stockAmt: 1 });
  });

  test('learns the right total, where the browser has forgotten the voucher', async () => {
    const voucherCode = await aCode();
    const piece = await aPieceForSale();
    const answer = await post('/api/initiate-payment', payload([bought(piece)], 915, { voucherCode }));
    expect(answer.json()).toMatchObject({ code: 'total-changed', totals: { voucher: -20, total: 895 } });
  });

  test('may not try out codes', async () => {
    const limited = await openTestShop({ RATE_LIMITS: 'on' });
    try {
      const asked = { voucherCode: '0000-0000-0000-0000', order_items: [bought('nothing')] };
      const post = () => limited.app.inject({ method: 'POST', url: '/api/voucher', payload: asked });
      const statuses: number[] = [];
      for (let count = 0; count < 61; count += 1) statuses.push((await post()).statusCode);
      expect(statuses.slice(0, 60)).toEqual(Array<number>(60).fill(400));
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
