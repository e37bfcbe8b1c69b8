import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOffice, type Office } from './an-office.ts';
import { testNow } from './open-test-shop.ts';
import { logInStaff, ownerEmail, staffPassword, staffWithRole, type StaffBrowser } from './staff-login.ts';

let office: Office;
let clerk: StaffBrowser;
let reader: StaffBrowser;
beforeAll(async () => {
  office = await openOffice();
  clerk = await staffWithRole(office.shop, office.owner, 'office');
  reader = await staffWithRole(office.shop, office.owner, 'read-only');
});
afterAll(() => office.shop.close());

interface Claim {
  readonly id: string;
  readonly receipts: readonly { readonly id: string; readonly amountCents: number }[];
  readonly number: string;
  readonly settled: object | null;
}
interface Order {
  readonly version: number;
  readonly steps: readonly { readonly action: string }[];
  readonly claims: readonly Claim[];
}
const order = async (number: string, by = clerk) => (await by.call('GET', `/orders/${number}`)).json<Order>();
let keys = 0;
const input = (changes: object = {}) => ({
  position: 0,
  amountCents: 12_000,
  reason: 'Neue Lehne',
  dueOn: '2026-06-29',
  key: `a-claim-${(keys += 1)}`,
  ...changes,
});
const claim = (number: string, changes: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  clerk.call('POST', `/orders/${number}/claims`, input(changes), headers);
const settle = (number: string, { id }: Claim, way: 'payment' | 'waive', changes: object = {}, by = clerk) =>
  by.call('POST', `/orders/${number}/claims/${id}/${way}`, {
    ...(way === 'payment' ? { amountCents: 12_000, receivedOn: '2026-06-15' } : { reason: 'Kulanz' }),
    key: `settlement-${(keys += 1)}`,
    ...changes,
  });
/** Takes back the booking of 80.00 euros. */
const takeBack = (number: string, { id, receipts }: Claim, body: object = {}, by = clerk) => {
  const receipt = receipts.find(({ amountCents }) => amountCents === 8_000);
  return by.call('POST', `/orders/${number}/claims/${id}/receipts/${receipt?.id}/take-back`, {
    reason: 'Gehört zu Frau Muster',
    ...body,
  });
};
/** What of an order's claim stands on „Heute“ on a day. */
async function overdueOn(number: string, day: string): Promise<readonly string[]> {
  office.shop.setNow(new Date(`${day}T10:00:00Z`));
  const later = await logInStaff(office.shop, ownerEmail, staffPassword);
  const { claimsOverdue } = (await later.call('GET', '/today')).json<{
    claimsOverdue: { items: { id: string; at: string; amountCents: number }[] };
  }>();
  office.shop.setNow(testNow);
  return claimsOverdue.items.flatMap(({ id, at, amountCents }) =>
    id === number ? [`${at} ${amountCents}`] : [],
  );
}
/** What staff have to transfer back for an order, as „Heute“ has it. */
async function toReturn(number: string): Promise<readonly number[]> {
  const { refundsDue } = (await clerk.call('GET', '/today')).json<{
    refundsDue: { items: { id: string; amountCents: number }[] };
  }>();
  return refundsDue.items.flatMap(({ id, amountCents }) => (id === number ? [amountCents] : []));
}
async function aClaim() {
  const rental = await office.aDamagedRental();
  const answer = await claim(rental.number);
  expect(answer.statusCode, answer.body).toBe(200);
  const [made] = answer.json<Order>().claims;
  if (made === undefined) throw new Error('nothing was claimed');
  return { ...rental, made };
}
describe('compensation for damage', () => {
  test('is on the customer’s page with all that a transfer needs, until it has come', async () => {
    const { number, orderId, made } = await aClaim();
    expect(made).toMatchObject({ number: `${number}-S1`, amountCents: 12_000, settled: null });
    const shown = async () =>
      (await office.shop.app.inject(`/api/orders/${orderId}`)).json<{ claims: object[] }>().claims;
    expect(await shown()).toEqual([
      {
        number: `${number}-S1`,
        line: 0,
        qty: 1,
        amount: 120,
        reason: 'Neue Lehne',
        state: 'open',
        bankTransfer: expect.objectContaining({
          amount: 120,
          received: 0,
          reference: `${number}-S1`,
          dueDate: '2026-06-29',
          giroCode: expect.stringContaining(`${number}-S1`) as string,
        }) as object,
      },
    ]);
    expect((await settle(number, made, 'payment', { amountCents: 5_000 })).statusCode).toBe(200);
    expect(await shown()).toMatchObject([{ state: 'open', bankTransfer: { amount: 70, received: 50 } }]);
    const tooMuch = await settle(number, made, 'payment', { amountCents: 7_001 });
    expect(tooMuch.json()).toMatchObject({
      issues: [{ field: 'amountCents', message: 'Höchstens 70,00\u00a0€' }],
    });
    const paid = await settle(number, made, 'payment', { amountCents: 8_200, mayDiffer: true });
    // As an excess over an order it stands on „Heute“, until it was transferred back.
    expect(await toReturn(number)).toEqual([1_200]);
    expect(paid.json<Order>().claims).toMatchObject([
      { settled: { as: 'paid', receivedOn: '2026-06-15', by: 'Person office' } },
    ]);
    expect(await shown()).toMatchObject([{ state: 'paid', bankTransfer: null }]);
  });

  test('of two tabs, only one claims: the other has not seen what happened', async () => {
    const { number } = await office.aDamagedRental();
    const { version } = await order(number);
    const seen = { 'if-match': `"${version}"` };
    const both = await Promise.all([claim(number, {}, seen), claim(number, {}, seen)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [refused] = both.filter(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'seen-is-past' });
    expect((await order(number)).claims).toHaveLength(1);
  });

  test.each([
    ['nothing', { amountCents: 0 }, 400, 'amountCents'],
    ['no reason', { reason: ' ' }, 400, 'reason'],
    ['no day', { dueOn: '' }, 400, 'dueOn'],
    ['a day that is over', { dueOn: '2026-06-14' }, 422, 'dueOn'],
    ['no unit', { quantity: 0 }, 400, 'quantity'],
    ['more units than came back', { quantity: 2 }, 422, 'quantity'],
  ])('of %s is refused by its field', async (_name, changes, status, field) => {
    const { number } = await office.aDamagedRental();
    const answer = await claim(number, changes);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ issues: [{ field }] });
    expect((await order(number)).claims).toEqual([]);
  });

  test('is nobody’s to claim or to waive without the right', async () => {
    const { number, made } = await aClaim();
    expect((await reader.call('POST', `/orders/${number}/claims`, input())).statusCode).toBe(403);
    for (const way of ['payment', 'waive'] as const) {
      expect((await settle(number, made, way, {}, reader)).statusCode).toBe(403);
    }
    // What staff write is often about persons.
    expect(await order(number, reader)).toMatchObject({ claims: [{ reason: '', settled: null }] });
    const other = await aClaim();
    expect((await settle(number, other.made, 'payment')).json()).toMatchObject({ code: 'claim-not-found' });
    const tomorrow = await settle(number, made, 'payment', { receivedOn: '2026-06-16' });
    expect(tomorrow.json()).toMatchObject({ issues: [{ field: 'receivedOn' }] });
  });

  test('that was not paid in time stands on „Heute“ from the day after, until it is settled', async () => {
    const { number, made } = await aClaim();
    const overdue = (day: string) => overdueOn(number, day);
    expect(await overdue('2026-06-29')).toEqual([]);
    // As all last days, it ends with the midnight after it.
    expect(await overdue('2026-06-30')).toEqual(['2026-06-29T22:00:00.000Z 12000']);
    expect((await settle(number, made, 'payment', { amountCents: 5_000 })).statusCode).toBe(200);
    expect(await overdue('2026-06-30')).toEqual(['2026-06-29T22:00:00.000Z 7000']);
    expect((await settle(number, made, 'waive')).statusCode).toBe(200);
    expect(await overdue('2026-06-30')).toEqual([]);
  });

  test('that was paid by mistake is unpaid again for everybody: customer, „Heute“ and tax adviser', async () => {
    const { number, orderId, made } = await aClaim();
    expect((await settle(number, made, 'payment', { amountCents: 4_000 })).statusCode).toBe(200);
    expect((await settle(number, made, 'payment', { amountCents: 8_000 })).statusCode).toBe(200);
    expect(await overdueOn(number, '2026-06-30')).toEqual([]);
    const [paid] = (await order(number)).claims;
    if (paid === undefined) throw new Error('there is no claim');
    expect((await takeBack(number, paid, {}, reader)).statusCode).toBe(403);
    const unsaid = await takeBack(number, paid, { reason: ' ' });
    expect(unsaid.statusCode).toBe(400);
    expect(unsaid.json()).toMatchObject({ issues: [{ field: 'reason' }] });
    const { made: other } = await aClaim();
    expect((await takeBack(number, { ...paid, id: other.id })).statusCode).toBe(404);
    expect(
      (await takeBack(number, { ...paid, receipts: [{ id: other.id, amountCents: 8_000 }] })).json(),
    ).toMatchObject({
      code: 'receipt-not-found',
    });
    // Those of the same moment are in no order.
    const receiptsOf = (takenBack: object) =>
      expect.arrayContaining([
        expect.objectContaining({ amountCents: 4_000, takenBack: null }),
        expect.objectContaining({
          amountCents: 8_000,
          takenBack: expect.objectContaining(takenBack) as object,
        }),
      ]) as object[];
    for (const _time of ['first', 'again']) {
      const done = await takeBack(number, paid);
      expect(done.statusCode, done.body).toBe(200);
      expect(done.json<Order>().claims).toMatchObject([
        {
          settled: null,
          receivedCents: 4_000,
          receipts: receiptsOf({ by: 'Person office', reason: 'Gehört zu Frau Muster' }),
        },
      ]);
    }
    expect((await order(number, reader)).claims).toMatchObject([
      { receipts: receiptsOf({ by: 'Person office', reason: '' }) },
    ]);
    const page = (await office.shop.app.inject(`/api/orders/${orderId}`)).json<{ history: object[] }>();
    expect(page).toMatchObject({
      claims: [{ state: 'open', bankTransfer: { amount: 80, received: 40, dueDate: '2026-06-29' } }],
    });
    expect(page.history.at(-1)).toMatchObject({ type: 'receipt-taken-back' });
    expect(JSON.stringify(page)).not.toContain('Frau Muster');
    expect(await overdueOn(number, '2026-06-30')).toEqual(['2026-06-29T22:00:00.000Z 8000']);
    const { body } = await reader.call('GET', '/damage-claims/export');
    expect(body.split('\r\n').find((row) => row.startsWith(`${number}-S1`))).toMatch(
      /;120,00;nicht steuerbar;29\.06\.2026;teilweise bezahlt \(Testzahlung\);15\.06\.2026;40,00;80,00;Schaden;80,00$/,
    );
  });

  test('for a piece that does not come back takes it off „Heute“ and out of the shop', async () => {
    const { number, orderId, pieceId } = await office.aDamagedRental({ isBack: false });
    const ending = async () => {
      office.shop.setNow(new Date('2026-07-01T10:00:00Z'));
      const later = await logInStaff(office.shop, ownerEmail, staffPassword);
      const { rentalsEnding } = (await later.call('GET', '/today')).json<{
        rentalsEnding: { items: { id: string }[] };
      }>();
      office.shop.setNow(testNow);
      return rentalsEnding.items.filter(({ id }) => id === number).length;
    };
    expect(await ending()).toBe(1);
    expect((await claim(number)).json()).toMatchObject({ code: 'not-a-returned-rental' });
    const claimed = await claim(number, { notReturned: true });
    expect(claimed.json()).toMatchObject({
      lines: [{ state: 'not-returned', rentedUntil: null, givenUpAt: testNow.toISOString() }],
      claims: [{ notReturned: true, amountCents: 12_000 }],
    });
    expect(await ending()).toBe(0);
    const piece = (await office.shop.app.inject(`/api/products/${pieceId}`)).json<object>();
    expect(piece).toMatchObject({ stockAmt: 0, rentedUntil: null });
    const shown = (await office.shop.app.inject(`/api/orders/${orderId}`)).json<object>();
    expect(shown).toMatchObject({ lines: [{ fulfilment: { state: 'not-returned' } }] });
  });

  test('is a table for the tax adviser, apart from turnover', async () => {
    const { number, made } = await aClaim();
    await settle(number, made, 'waive');
    const { body } = await reader.call('GET', '/damage-claims/export');
    const rows = body.split('\r\n');
    expect(rows[0]).toContain('Nummer;Bestellung;Gefordert am');
    expect(rows.find((row) => row.startsWith(`${number}-S1`))).toMatch(
      /;15\.06\.2026;.*;120,00;nicht steuerbar;29\.06\.2026;erlassen \(Testzahlung\);15\.06\.2026;0,00;0,00;Schaden;0,00$/,
    );
    const invoices = (await office.owner.call('GET', '/invoices/export?trial=true')).body;
    expect(invoices).toContain(number);
    expect(invoices).not.toContain(`${number}-S1`);
  });
});
