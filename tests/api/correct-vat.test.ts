import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTaxedBusiness } from './a-taxed-business.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';
import { actionsOf } from '../../src/modules/ordering/testing/an-order.ts';

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

interface Order {
  readonly version: number;
  readonly code?: string;
  readonly message?: string;
  readonly steps: readonly { readonly action: string }[];
  readonly totals: { readonly totalCents: number };
  readonly vatByRate: readonly { readonly taxCents: number }[];
  readonly vatCorrection: {
    readonly oldCents: number;
    readonly newCents: number;
    readonly backCents: number;
  } | null;
  readonly invoices: readonly object[];
  readonly refunds: readonly { readonly amountCents: number }[];
}
const read = async (number: string, by = owner) => (await by.call('GET', `/orders/${number}`)).json<Order>();
const correct = async (number: string, by = owner, headers: Record<string, string> = {}) => {
  const answer = await by.call('POST', `/orders/${number}/correct-vat`, {}, headers);
  return { status: answer.statusCode, body: answer.json<Order>() };
};

test('the order says what correcting its VAT would change, and whoever may pay money back does it once', async () => {
  const { number, totalCents } = await aTaxedBusiness(shop, owner, { now: testNow });
  const before = await read(number);
  expect(actionsOf(before)).toContain('correct-vat');
  const { oldCents, newCents = 0, backCents } = before.vatCorrection ?? {};
  expect(before.vatByRate).toEqual([expect.objectContaining({ percent: 19, taxCents: backCents })]);
  expect([oldCents, backCents]).toEqual([totalCents, totalCents - newCents]);
  const reader = await staffWithRole(shop, owner, 'read-only');
  expect(await correct(number, reader)).toMatchObject({ status: 403 });
  expect((await read(number)).totals).toMatchObject({ totalCents });

  const office = await staffWithRole(shop, owner, 'office');
  const headers = { 'if-match': `"${before.version}"`, 'idempotency-key': 'a double click' };
  const pressed = await Promise.all([1, 2].map(() => correct(number, office, headers)));
  for (const { status, body } of pressed) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ totals: { totalCents: newCents }, vatCorrection: null });
    expect(actionsOf(body)).not.toContain('correct-vat');
    expect(body.vatByRate).toEqual([expect.objectContaining({ exemption: 'intra-community', taxCents: 0 })]);
    expect(body.invoices).toMatchObject([
      { kind: 'invoice' },
      { kind: 'credit-note', isCancellation: true },
      { kind: 'invoice', grossCents: newCents },
    ]);
    expect(body.refunds).toMatchObject([{ amountCents: backCents, byTransfer: true, doneAt: null }]);
  }
});

test('a refusal says why in German', async () => {
  const { number } = await aTaxedBusiness(shop, owner, { now: testNow });
  expect((await correct(number)).status).toBe(200);
  const again = await correct(number);
  expect(again).toMatchObject({
    status: 409,
    body: {
      code: 'vat-corrected-already',
      message: 'Diese Bestellung ist schon ohne deutsche Umsatzsteuer. Zu berichtigen ist nichts.',
    },
  });
  expect(await correct('WMK-999999')).toMatchObject({ status: 404, body: { code: 'order-not-found' } });
});
