import { afterAll, beforeAll, expect, test } from 'vitest';
import { clockOf, withdraw } from './a-withdrawal.ts';
import { openOffice, type Office } from './an-office.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { staffWithRole } from './staff-login.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.shop.close());

const price = 89_000;

/** A paid order of so many pieces, each a line of its own, from which its customer has withdrawn in part. */
async function withdrawnInPart(count: number) {
  const { shop, owner } = office;
  const items: ReturnType<typeof bought>[] = [];
  for (let made = 0; made < count; made += 1) items.push(bought(await office.aPieceForSale()));
  const post = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });
  const asked = await post('/api/initiate-payment', payload(items, 1));
  const { totals } = asked.json<{ totals: { total: number } }>();
  const orderId = orderIdOf(await post('/api/initiate-payment', payload(items, totals.total)));
  const placed = await post(`/api/checkout/${orderId}/confirm`, {});
  const number = placed.json<{ orderNumber: string }>().orderNumber;
  const amountCents = Math.round(totals.total * 100);
  await office.act(number, 'payment', { amountCents, receivedOn: '2026-06-15', reference: `SEPA ${number}` });
  await withdraw(office, number, 'Der rote und der blaue');
  const read = async () =>
    (await owner.call('GET', `/orders/${number}`)).json<{
      lines: { title: string }[];
      declarations: { id: string; meant: object | null }[];
      events: { type: string }[];
    }>();
  const { declarations, lines } = await read();
  const path = `/declarations/${declarations[0]?.id}/pieces`;
  return {
    number,
    read,
    amountCents,
    titles: lines.map(({ title }) => title),
    record: (body: object, by = owner) => by.call('POST', path, body),
    page: async () => (await shop.app.inject({ url: `/api/orders/${orderId}` })).json<object>(),
    back: (position: number, action: 'returns' | 'take-out' = 'returns') =>
      office.act(number, action, {
        position,
        quantity: 1,
        key: `${action} ${position}`,
        ...(action === 'returns' ? { condition: 'gut', blocked: true, deduction: null } : {}),
      }),
    /** What Today says of it. */
    today: () => clockOf(office, number),
  };
}

const some = (...positions: number[]) => ({
  which: 'some',
  pieces: positions.map((position) => ({ position, quantity: 1 })),
});

test('the recorded pieces say what is owed, what is awaited, and when all of it is paid back', async () => {
  const order = await withdrawnInPart(3);
  const words = 'Der rote und der blaue';
  expect(await order.today()).toEqual([{ what: 'part-kept', amountCents: null, part: words }]);
  expect((await order.record(some(0, 1))).statusCode).toBe(200);
  const part = `1 × ${order.titles[0]}, 1 × ${order.titles[1]}`;
  expect(await order.today()).toEqual([{ what: 'part-kept', amountCents: 2 * price, part }]);
  expect(await order.page()).toMatchObject({
    withdrawal: {
      isPart: true,
      pieces: [
        { line: 0, qty: 1 },
        { line: 1, qty: 1 },
      ],
    },
  });
  const read = await order.read();
  expect(read.declarations[0]?.meant).toMatchObject({ by: expect.any(String), pieces: some(0, 1).pieces });
  expect(read.events.map(({ type }) => type)).toContain('pieces-recorded');

  await office.act(order.number, 'hand-over');
  expect(await order.today()).toEqual([{ what: 'awaited', amountCents: 2 * price, part }]);
  await order.back(0);
  expect(await order.today()).toEqual([{ what: 'back', amountCents: price, part }]);
  await office.refund(order.number, price);
  // The other one is still with the customer.
  expect(await order.today()).toEqual([{ what: 'awaited', amountCents: price, part }]);
  const late = await order.record({ which: 'all' });
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'withdrawal-paid-back' }]);
  await order.back(1);
  expect(await order.today()).toEqual([{ what: 'partly', amountCents: price, part }]);
  await office.act(order.number, 'refunds', { amountCents: price, reason: 'Widerruf', key: 'the other one' });
  expect(await order.today()).toEqual([{ what: 'refunded', amountCents: null, part }]);
});

test('what was recorded is changed, taken back and kept with who did it, until money goes back', async () => {
  const { owner, shop } = office;
  const order = await withdrawnInPart(2);
  await order.record(some(0));
  await order.record({ which: 'all' });
  expect(await order.today()).toEqual([{ what: 'kept', amountCents: order.amountCents, part: null }]);
  expect(await order.page()).toMatchObject({ withdrawal: { isPart: false, pieces: null } });
  await order.record({ which: 'unclear' });
  expect((await order.read()).declarations[0]?.meant).toBeNull();
  expect(await order.today()).toMatchObject([{ what: 'part-kept', amountCents: null }]);
  // All pieces of an order are no part of it.
  await order.record(some(0, 1));
  expect((await order.read()).declarations[0]?.meant).toMatchObject({ pieces: null });

  const { declarations } = await order.read();
  const log = await owner.call('GET', `/audit?entity=declarations&q=${declarations[0]?.id}&perPage=20`);
  const entries = log.json<{ items: { action: string; after: object | null }[] }>().items;
  expect(entries.filter(({ action }) => action === 'record-pieces').map(({ after }) => after)).toEqual([
    { meant: 'all' },
    { meant: '' },
    { meant: 'all' },
    { meant: `1 × ${order.titles[0]}` },
  ]);
  const reader = await staffWithRole(shop, owner, 'read-only');
  expect((await order.record(some(0), reader)).statusCode).toBe(403);
});

test.each([
  [
    'more than were ordered',
    { which: 'some', pieces: [{ position: 0, quantity: 2 }] },
    { field: 'pieces.0.quantity', code: 'pieces-too-many', params: { maximum: 1 } },
  ],
  [
    'a line that there is not',
    { which: 'some', pieces: [...some(0).pieces, { position: 7, quantity: 1 }] },
    { field: 'pieces.1.quantity', code: 'pieces-too-many' },
  ],
  ['no piece at all', { which: 'some', pieces: [] }, { field: 'pieces', code: 'one-piece-at-least' }],
])('a withdrawal cannot mean %s, and what was recorded stays', async (_, body, issue) => {
  const order = await withdrawnInPart(2);
  await order.record(some(1));
  const refused = await order.record(body);
  expect(refused.statusCode, refused.body).toBe(400);
  expect(refused.json()).toMatchObject({ issues: [issue] });
  expect((await order.read()).declarations[0]?.meant).toMatchObject({ pieces: some(1).pieces });
});

test('an order waits to be handed over as long as something else than the recorded pieces does', async () => {
  const { owner } = office;
  const order = await withdrawnInPart(2);
  const isToHandOver = async () =>
    (await owner.call('GET', '/orders?fulfilment=open&perPage=100'))
      .json<{ items: { id: string }[] }>()
      .items.some(({ id }) => id === order.number);
  await order.record(some(0));
  expect(await isToHandOver()).toBe(true);
  await office.act(order.number, 'hand-over', { positions: [1] });
  expect(await isToHandOver()).toBe(false);
  expect(await order.today()).toMatchObject([{ what: 'part-kept', amountCents: price }]);
  await order.back(0, 'take-out');
  expect(await order.today()).toMatchObject([{ what: 'back', amountCents: price }]);
});
