import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { berlinDay } from '../../src/shared/time/berlin-day.ts';
import { aTaxedBusiness } from './a-taxed-business.ts';
import { openOffice, total, type Office } from './an-office.ts';
import { orderIdOf } from './an-order.ts';
import { testNow } from './open-test-shop.ts';
import { logInStaff, ownerEmail, staffPassword, type StaffBrowser } from './staff-login.ts';

let office: Office;
let owner: StaffBrowser;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.shop.close());

const day = 24 * 60 * 60_000;
let time = testNow.getTime();
const later = (ms: number) => {
  time += ms;
  office.shop.setNow(new Date(time));
};
const prove = () => call('POST', '/proof', { password: staffPassword });
/** Each test on a day of its own, whose limit is whole, by somebody who has just logged in. */
beforeEach(async () => {
  later(day);
  owner = await logInStaff(office.shop, ownerEmail, staffPassword);
});
const leaveTheDesk = () => later(11 * 60_000);

async function call(method: 'POST' | 'PATCH', path: string, body: object) {
  const answer = await owner.call(method, path, body);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const refused = { status: 403, body: { code: 'fresh-login-needed' } };

/** The owner's limit as the shop begins: 500 €. */
const above = 500_01;
const sell = (valueCents: number) =>
  call('POST', '/gift-vouchers', { valueCents, paidBy: 'cash', key: randomUUID() });
async function aGift(valueCents: number): Promise<string> {
  const sold = await sell(valueCents);
  expect(sold.status, JSON.stringify(sold.body)).toBe(201);
  return String(sold.body['id']);
}
const codes = (changes: object) =>
  call('POST', '/vouchers', {
    name: 'Sommer',
    firstDay: '2026-06-01',
    codeCount: 1,
    usesPerCode: 1,
    valueCents: 500,
    ...changes,
  });
async function aPaidOrder(): Promise<string> {
  const number = await office.anOrderOf(await office.aPieceForSale());
  expect((await book(number, total)).status).toBe(200);
  return number;
}
const refund = (number: string, amountCents: number) =>
  call('POST', `/orders/${number}/refunds`, { amountCents, reason: 'Kratzer', key: randomUUID() });
async function anOrderedGift(value: number): Promise<string> {
  const input = {
    value,
    design: 'planks',
    recipient: 'Für Ada',
    greeting: null,
    sendOn: null,
    email: 'grace@example.org',
    firstName: 'Grace',
    lastName: 'Muster',
    address: 'Boxhagener Straße 1',
    postalCode: '10245',
    city: 'Berlin',
    paymentMethod: 'bank_transfer',
  };
  const begun = await office.shop.app.inject({
    method: 'POST',
    url: '/api/gift-voucher-orders',
    payload: input,
    headers: { 'idempotency-key': randomUUID() },
  });
  const url = `/api/checkout/${orderIdOf(begun)}/confirm`;
  const placed = await office.shop.app.inject({ method: 'POST', url, payload: {} });
  return placed.json<{ orderNumber: string }>().orderNumber;
}
const book = (number: string, amountCents: number) =>
  call('POST', `/orders/${number}/payment`, {
    amountCents,
    receivedOn: berlinDay(new Date(time)),
    key: randomUUID(),
  });
const company = async (changes: object) => {
  const { version } = (await owner.call('GET', '/company/company')).json<{ version: string }>();
  return call('PATCH', '/company/company', { ...changes, version });
};

/** Each is prepared with a fresh password, and then tried without one. */
const dangerous: Readonly<Record<string, () => Promise<() => ReturnType<typeof call>>>> = {
  'a gift voucher is sold': async () => () => sell(above),
  'a gift voucher gets another code': async () => {
    const id = await aGift(above);
    return () => call('POST', `/gift-vouchers/${id}/replace`, {});
  },
  'a gift voucher holds longer': async () => {
    const id = await aGift(above);
    return () => call('POST', `/gift-vouchers/${id}/extend`, { lastDay: '2040-12-31' });
  },
  'a blocked gift voucher pays again': async () => {
    const id = await aGift(above);
    await call('POST', `/gift-vouchers/${id}/block`, {});
    return () => call('POST', `/gift-vouchers/${id}/unblock`, {});
  },
  'the money for a gift voucher is booked': async () => {
    const number = await anOrderedGift(501);
    return () => book(number, 501_00);
  },
  'money goes back': async () => {
    const number = await aPaidOrder();
    return () => refund(number, above);
  },
  'an order loses its VAT, and the difference goes back': async () => {
    const input = { now: new Date(time), priceCents: 400_000 };
    const { number } = await aTaxedBusiness(office.shop, owner, input);
    return () => call('POST', `/orders/${number}/correct-vat`, {});
  },
  'a claim for damage is waived': async () => {
    const { number } = await office.aDamagedRental({ by: owner, now: new Date(time) });
    const dueOn = berlinDay(new Date(time + 14 * day));
    const input = { position: 0, amountCents: above, reason: 'Lehne', dueOn, key: randomUUID() };
    const claimed = await call('POST', `/orders/${number}/claims`, input);
    const [claim] = claimed.body['claims'] as { id: string }[];
    return () =>
      call('POST', `/orders/${number}/claims/${claim?.id}/waive`, { reason: 'Kulanz', key: randomUUID() });
  },
  'a paid order is cancelled': async () => {
    const number = await aPaidOrder();
    return () => call('POST', `/orders/${number}/cancel`, { reason: 'Kratzer', key: randomUUID() });
  },
  'promotional codes take off a sum': async () => () => codes({ codeCount: 101 }),
  'a promotional code takes off a share': async () => () => codes({ valueCents: null, percent: 5 }),
  'a promotional code never ends': async () => () => codes({ usesPerCode: null }),
  'mail to the shop goes elsewhere': async () => () => company({ email: `neu-${randomUUID()}@wmk.example` }),
  'transfers to the shop go elsewhere': async () => () =>
    company({ bankAccount: { holder: 'Neu', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' } }),
  'the shop is opened': async () => () => call('POST', '/opening', {}),
};

test.each(Object.keys(dangerous))('%s: not ten minutes after the password, then with it', async (name) => {
  const act = await dangerous[name]?.();
  leaveTheDesk();
  expect(await act?.()).toMatchObject(refused);
  await prove();
  const done = await act?.();
  // What it then comes to is for other tests: this shop, for one, is open already.
  expect([200, 201, 409], JSON.stringify(done?.body)).toContain(done?.status);
});

test('the limit is one for a day and a person, whatever they do with it', async () => {
  const number = await aPaidOrder();
  const id = await aGift(200_00);
  leaveTheDesk();
  expect((await sell(100_00)).status).toBe(201);
  expect((await refund(number, 100_00)).status).toBe(200);
  expect((await call('POST', `/gift-vouchers/${id}/replace`, {})).status).toBe(200);
  expect(await codes({ valueCents: 10_001 })).toMatchObject(refused);
  expect((await codes({ valueCents: 10_000 })).status).toBe(201);
  expect(await sell(10_00)).toMatchObject(refused);
  // What is done with the password is not counted, and the next day begins anew.
  await prove();
  expect((await sell(400_00)).status).toBe(201);
  later(day);
  owner = await logInStaff(office.shop, ownerEmail, staffPassword);
  leaveTheDesk();
  expect((await sell(500_00)).status).toBe(201);
});

test('of two at once that pass the limit together, one is refused', async () => {
  leaveTheDesk();
  const both = await Promise.all([sell(300_00), sell(300_00)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
});

test('what changes nothing of value needs no password', async () => {
  const id = await aGift(above);
  leaveTheDesk();
  expect((await call('POST', `/gift-vouchers/${id}/block`, {})).status).toBe(200);
  expect((await company({ phone: '030 12345 999' })).status).toBe(200);
  expect((await call('POST', `/gift-vouchers/${id}/cancel-sale`, {})).status).toBe(200);
});

/** Calls about orders, vouchers, money and the shop's own addresses that give nothing away. */
const harmless = new Set([
  'POST /vouchers/{id}/end',
  'POST /gift-vouchers/find',
  'POST /gift-vouchers/print',
  'POST /gift-vouchers/{id}/block',
  'POST /gift-vouchers/{id}/cancel-sale',
  'POST /provider-checks',
  // Papers for the tax office: no money moves.
  'PUT /orders/{id}/exemption-proof',
  'DELETE /orders/{id}/exemption-proof',
  // Takes or gives up what a customer has promised; their own money stays with them.
  'POST /orders/{id}/accept',
  'POST /orders/{id}/decline',
  'POST /orders/{id}/capture',
  'POST /orders/{id}/ask-again',
  'POST /orders/{id}/check-payment',
  'POST /orders/{id}/check-vat-id',
  'POST /orders/{id}/release',
  'POST /orders/{id}/receipts/{receiptId}/take-back',
  'POST /orders/{id}/claims/{claimId}/receipts/{receiptId}/take-back',
  // To the customer's own address.
  // Names somebody else on paper; all of it goes to the customer's own address.
  'POST /orders/{id}/invoice-recipient',
  'POST /orders/{id}/new-link',
  'POST /orders/{id}/mails/{mailId}/send',
  'POST /orders/{id}/notes',
  // Notes what was done at the bank, or asks again for what was decided.
  'POST /orders/{id}/refunds/{refundId}/transferred',
  'POST /orders/{id}/refunds/{refundId}/retry',
  'POST /orders/{id}/claims/{claimId}/payment',
  // Asks the customer for money, to the shop's own account.
  'POST /orders/{id}/claims',
  ...['prepare', 'hand-over', 'return', 'ship', 'returns', 'take-out'].map(
    (step) => `POST /orders/{id}/${step}`,
  ),
]);

/** Those that the tests above try. */
const tried = new Set([
  'POST /vouchers',
  'POST /gift-vouchers',
  'POST /gift-vouchers/{id}/unblock',
  'POST /gift-vouchers/{id}/extend',
  'POST /gift-vouchers/{id}/replace',
  'POST /opening',
  'POST /orders/{id}/payment',
  'POST /orders/{id}/cancel',
  'POST /orders/{id}/refunds',
  'POST /orders/{id}/correct-vat',
  'POST /orders/{id}/claims/{claimId}/waive',
  'PATCH /company/{id}',
]);

test('whoever adds a call about money says whether it gives any away', () => {
  const { paths } = office.shop.app.swagger() as unknown as { paths: Record<string, object> };
  const found = Object.entries(paths)
    .filter(([path]) =>
      /^\/api\/admin\/(?:orders|refunds|vouchers|gift-vouchers|company|opening|provider)/.test(path),
    )
    .flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'get')
        .map((method) => `${method.toUpperCase()} ${path.slice('/api/admin'.length)}`),
    );
  expect(found.sort()).toEqual([...harmless, ...tried].sort());
});
