import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let office: StaffBrowser;
let reader: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  const owner = await firstOwner(shop);
  office = await staffWithRole(shop, owner, 'office');
  reader = await staffWithRole(shop, owner, 'read-only');
});
afterAll(() => shop.close());

let made = 0;
/** An order of 915 €, paid by bank transfer. */
async function aPaidOrder(): Promise<string> {
  made += 1;
  const sku = `TRANSFER-${made}`;
  await shop.fill([{ draft: aPiece({ sku }), publishedAt: testNow }]);
  const post = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });
  const draft = payload([bought(await shop.idOf(sku))], 915);
  const id = orderIdOf(await post('/api/initiate-payment', draft));
  const confirmed = await post(`/api/checkout/${id}/confirm`, {});
  const number = confirmed.json<{ orderNumber: string }>().orderNumber;
  const paid = await office.call('POST', `/orders/${number}/payment`, {
    amountCents: 91_500,
    receivedOn: '2026-06-15',
    key: randomUUID(),
  });
  expect(paid.statusCode, paid.body).toBe(200);
  return number;
}
const refund = (number: string, iban?: string) =>
  office.call('POST', `/orders/${number}/refunds`, {
    amountCents: 5000,
    reason: 'Kratzer',
    key: randomUUID(),
    ...(iban === undefined ? {} : { iban }),
  });
const ibansOf = async (number: string, by = office) =>
  (await by.call('GET', `/orders/${number}`))
    .json<{ refunds: { id: string; iban: string | null }[] }>()
    .refunds.map(({ iban }) => iban);

test('the account of a transfer is kept until it is made, for those who may see the customer', async () => {
  const number = await aPaidOrder();
  const ordered = await refund(number, 'de89 3704 0044 0532 0130 00 ');
  expect(ordered.statusCode, ordered.body).toBe(200);
  expect(await ibansOf(number)).toEqual(['DE89370400440532013000']);
  expect(await ibansOf(number, reader)).toEqual([null]);
  const [open] = ordered.json<{ refunds: { id: string }[] }>().refunds;
  const done = await office.call('POST', `/orders/${number}/refunds/${open?.id}/transferred`, {});
  expect(done.statusCode, done.body).toBe(200);
  expect(await ibansOf(number)).toEqual([null]);
});

test('an account that cannot be one is refused at its field, and none is needed', async () => {
  const number = await aPaidOrder();
  expect((await refund(number, 'DE88 3704 0044 0532 0130 00')).json()).toMatchObject({
    issues: [{ field: 'iban', code: 'not-an-iban' }],
  });
  expect((await refund(number, '')).statusCode).toBe(200);
  expect((await refund(number)).statusCode).toBe(200);
  expect(await ibansOf(number)).toEqual([null, null]);
});
