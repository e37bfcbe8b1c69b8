import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refundEnd } from '../../src/modules/declarations/index.ts';
import { queries } from '../../src/platform/db/db.ts';
import { okCard, openPayingShop, type PayingShop } from './pay-by-card.ts';
import { formatEuros } from '../../src/shared/money/cents.ts';
import { textOf } from '../../src/platform/mail/testing/read-mail.ts';
import { mailsTo } from './an-account.ts';
import { emailOf } from './an-order.ts';
import { testNow } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';
import { actionsOf } from '../../src/modules/ordering/testing/an-order.ts';

let shop: PayingShop;
let office: StaffBrowser;
let reader: StaffBrowser;
beforeAll(async () => {
  shop = await openPayingShop();
  const owner = await firstOwner(shop);
  office = await staffWithRole(shop, owner, 'office');
  reader = await staffWithRole(shop, owner, 'read-only');
});
afterAll(() => shop.close());

/** An order of 915 €, 25 € of it for delivery, paid by card. */
async function aPaidOrder(): Promise<string> {
  const orderId = await shop.aPlacedOrder('stripe');
  const { intent } = await shop.payByCard(orderId, okCard);
  await shop.post('/api/card-confirm', { paymentIntentId: intent.id });
  return (await shop.get(orderId)).json<{ orderNumber: string }>().orderNumber;
}
const withdraw = async (contract: string) => {
  const payload = { name: 'Ada Muster', contract, email: await emailOf(office, contract) };
  expect((await shop.post('/api/withdrawal', payload)).statusCode).toBe(200);
};
const act = (number: string, action: string, payload: object = {}) =>
  office.call('POST', `/orders/${number}/${action}`, payload);
let keys = 0;
const aReturn = (changes: object = {}) => ({
  position: 0,
  quantity: 1,
  condition: 'gut',
  deduction: null,
  blocked: true,
  key: `return-${(keys += 1)}`,
  ...changes,
});

interface Waiting {
  readonly id: string;
  readonly who: string;
  readonly what: string;
  readonly at: string;
}
async function waiting(list: string, by = office): Promise<readonly Waiting[]> {
  return (
    (await by.call('GET', '/today')).json<Record<string, { items: Waiting[] } | null>>()[list]?.items ?? []
  );
}
const clockOf = async (number: string) =>
  (await waiting('moneyToReturn')).find(({ id }) => id === number)?.what ?? null;

test('a deduction above the price names its field and how high it may be', async () => {
  const number = await aPaidOrder();
  await act(number, 'hand-over');
  const refused = await act(number, 'returns', aReturn({ deduction: { cents: 89_001, reason: 'Kratzer' } }));
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { issues: [{ field: 'deduction.cents', code: 'at-most-amount', params: { cents: 89_000 } }] },
  ]);
});

describe('a withdrawal of what was paid', () => {
  test('has a clock on Today, from the declaration over the goods to the money', async () => {
    const number = await aPaidOrder();
    await act(number, 'hand-over');
    expect(await clockOf(number)).toBeNull();
    await withdraw(number);
    const told = (await waiting('moneyToReturn')).find(({ id }) => id === number);
    expect(told).toMatchObject({ what: 'awaited', at: refundEnd(testNow).toISOString() });
    expect(await waiting('moneyToReturn', reader)).toEqual([]);

    const open = (await office.call('GET', `/orders/${number}`)).json<{
      declarations: { id: string; refundUntil: string }[];
      steps: { action: string }[];
    }>();
    expect(await waiting('declarations')).toContainEqual(
      expect.objectContaining({ id: open.declarations[0]?.id, what: 'withdrawal' }),
    );
    expect(actionsOf(open)).toContain('take-back');
    expect(open.declarations).toMatchObject([{ refundUntil: refundEnd(testNow).toISOString() }]);
    await office.call('POST', `/declarations/${open.declarations[0]?.id}/dispatch-proof`);
    expect(await clockOf(number)).toBe('sent');

    const back = await act(number, 'returns', aReturn({ deduction: { cents: 4_000, reason: 'Kratzer' } }));
    expect(back.json()).toMatchObject({
      lines: [{ state: 'returned' }],
      returns: [{ condition: 'gut', owedCents: 85_000, blocked: true, returnedBy: 'Person office' }],
      // All of it is back, so the delivery is owed too.
      refundSuggested: {
        cents: 87_500,
        parts: [
          { kind: 'piece', position: 0, quantity: 1, cents: 89_000 },
          { kind: 'deduction', position: 0, cents: -4_000 },
          { kind: 'shipping', cents: 2_500 },
        ],
      },
    });
    expect(await clockOf(number)).toBe('back');

    const refund = { amountCents: 87_500, reason: 'Widerruf', key: 'refund-of-it' };
    expect((await act(number, 'refunds', refund)).json()).toMatchObject({
      refunds: [{ amountCents: 87_500, providerState: 'under-way', byTransfer: false }],
      refundSuggested: null,
    });
    expect(await clockOf(number)).toBe('refunded');
    await office.call('POST', `/declarations/${open.declarations[0]?.id}/close`);
    expect(await clockOf(number)).toBeNull();
  });

  test('of what never left the shop is a matter of cancelling', async () => {
    const number = await aPaidOrder();
    await withdraw(number);
    expect(await clockOf(number)).toBe('kept');
    expect((await act(number, 'cancel')).statusCode).toBe(200);
    // All of its money is ordered back, and the withdrawal is answered.
    expect(await clockOf(number)).toBeNull();
  });

  test('without such an order it is a declaration like any other', async () => {
    const before = (await waiting('declarations')).length;
    await withdraw('Der Sessel vom Mai');
    expect(await waiting('declarations')).toHaveLength(before + 1);
    expect(await clockOf('Der Sessel vom Mai')).toBeNull();
  });

  test('ends for the office when the law says that it ends', async () => {
    const number = await aPaidOrder();
    await act(number, 'hand-over');
    await withdraw(number);
    for (const received of ['2026-07-04T10:00:00Z', '2026-07-05T21:59:00Z', '2026-10-19T22:01:00Z']) {
      await sql`
        update declarations set received_at = ${received}
        where order_id = (select id from orders where 'WMK-' || number = ${number})
      `.execute(queries<object>(shop.shop.db));
      const at = (await waiting('moneyToReturn')).find(({ id }) => id === number)?.at;
      expect([received, at]).toEqual([received, refundEnd(new Date(received)).toISOString()]);
    }
  });
});

test('returns without a declaration are owed all the same, until somebody pays', async () => {
  const number = await aPaidOrder();
  await act(number, 'hand-over');
  await act(number, 'returns', aReturn());
  expect(await clockOf(number)).toBe('back');
  await act(number, 'refunds', { amountCents: null, reason: 'Kulanz', key: 'by agreement' });
  expect(await clockOf(number)).toBeNull();
});

test.each([
  ['nothing is deducted', null, 91_500],
  ['all but a euro of the price is deducted', 88_900, 2_600],
  ['all of the price is deducted, and the delivery is owed', 89_000, 2_500],
] as const)('order, Today and mail agree where %s', async (_name, cents, owedCents) => {
  const number = await aPaidOrder();
  await act(number, 'hand-over');
  const deduction = cents === null ? null : { cents, reason: 'Abgebrannt' };
  const order = await act(number, 'returns', aReturn({ deduction }));
  expect(order.json()).toMatchObject({ refundSuggested: { cents: owedCents } });
  const told = (await waiting('moneyToReturn')).find(({ id }) => id === number);
  expect(told).toMatchObject({ what: 'back', amountCents: owedCents });
  const mail = (await mailsTo(shop, await emailOf(office, number))).find(({ subject }) =>
    subject.includes('Zurückgekommen'),
  );
  expect(mail === undefined ? '' : textOf(mail)).toContain(
    `Wir erstatten Ihnen für Ihre Bestellung ${formatEuros(owedCents)}`,
  );
  await act(number, 'refunds', { amountCents: owedCents, reason: 'Rücksendung', key: 'all that is owed' });
  expect(await clockOf(number)).toBeNull();
});

describe('what came back', () => {
  interface ToInspect extends Waiting {
    readonly block: { readonly id: string; readonly reason: string; readonly orderNumber: string };
  }
  const ofOrder = async (number: string) =>
    (await office.call('GET', `/units-to-inspect?order=${number}`)).json<{ items: ToInspect[] }>().items;
  const onToday = async (number: string, by = office) =>
    ((await waiting('toInspect', by)) as ToInspect[]).filter(({ block }) => block.orderNumber === number);
  const aReturnedPiece = async (changes: object = {}) => {
    const number = await aPaidOrder();
    await act(number, 'hand-over');
    expect((await act(number, 'returns', aReturn(changes))).statusCode).toBe(200);
    const [unit] = await ofOrder(number);
    return { number, unit, path: `/pieces/${unit?.id}/blocks/${unit?.block.id}` };
  };
  const freeAt = async (id: string | undefined) =>
    (await office.call('GET', `/pieces/${id}`)).json<{
      units: { entries: { kind: string; reference: string }[] }[];
    }>().units[0]?.entries;

  test('waits on „Heute“ and at its order until it is released', async () => {
    const { number, unit, path } = await aReturnedPiece();
    expect(await onToday(number)).toMatchObject([
      { id: unit?.id, at: testNow.toISOString(), block: { reason: `Zurück aus ${number}: gut` } },
    ]);
    expect(await onToday(number, reader)).toHaveLength(1);
    expect((await reader.call('PUT', path, { reason: 'Polsterei' })).statusCode).toBe(403);
    expect((await office.call('DELETE', path)).statusCode).toBe(200);
    expect(await onToday(number)).toEqual([]);
    expect(await ofOrder(number)).toEqual([]);
    expect(await freeAt(unit?.id)).toEqual([]);
  });

  test('is kept blocked for another reason, and then waits no longer', async () => {
    const { number, unit, path } = await aReturnedPiece();
    const past = await office.call('PUT', path, { reason: 'Polsterei', to: '2020-01-01T00:00:00Z' });
    expect(past.statusCode).toBe(400);
    expect(past.json()).toMatchObject({ issues: [{ field: 'to' }] });
    expect((await office.call('PUT', path, { reason: ' ' })).json()).toMatchObject({
      issues: [{ field: 'reason' }],
    });
    expect(await ofOrder(number)).toHaveLength(1);
    // Sent twice, it is one.
    for (const _time of [1, 2]) {
      expect((await office.call('PUT', path, { reason: 'Polsterei', place: 'workshop' })).statusCode).toBe(
        200,
      );
    }
    expect(await ofOrder(number)).toEqual([]);
    expect(await freeAt(unit?.id)).toMatchObject([
      { kind: 'block', reference: 'Polsterei', place: 'workshop' },
    ]);
    expect((await office.call('PUT', path, { reason: 'Etwas anderes' })).statusCode).toBe(404);
  });

  test('and was not blocked waits for nobody', async () => {
    const { number } = await aReturnedPiece({ blocked: false });
    expect(await onToday(number)).toEqual([]);
  });
});

test.each([
  ['a quantity of nothing', { quantity: 0 }, 400],
  ['a condition that there is not', { condition: 'prima' }, 400],
  ['a deduction without a reason', { deduction: { cents: 100, reason: ' ' } }, 400],
  ['more than it cost', { deduction: { cents: 89_001, reason: 'Kratzer' } }, 422],
  ['two of one', { quantity: 2 }, 422],
  ['a line that there is not', { position: 3 }, 404],
])('%s is refused', async (_name, changes, status) => {
  const number = await aPaidOrder();
  await act(number, 'hand-over');
  expect((await act(number, 'returns', aReturn(changes))).statusCode).toBe(status);
});

test('for an excessive refund, the maximum is shown at the amount', async () => {
  const number = await aPaidOrder();
  const refused = await act(number, 'refunds', { amountCents: 91_501, reason: 'Kulanz', key: 'too much' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    code: 'refund-too-much',
    issues: [{ field: 'amountCents', message: 'Höchstens 915,00\u00a0€' }],
  });
});
