import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refundEnd } from '../../src/modules/declarations/index.ts';
import { queries } from '../../src/platform/db/db.ts';
import { clockOf, withdraw } from './a-withdrawal.ts';
import { openOffice, total, type Office } from './an-office.ts';
import { bought, emailOf, orderIdOf, payload } from './an-order.ts';
import { testNow, type TestShop } from './open-test-shop.ts';
import { staffWithRole, type StaffBrowser } from './staff-login.ts';
import { actionsOf } from '../../src/modules/ordering/testing/an-order.ts';

let office: Office;
let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  office = await openOffice();
  ({ shop, owner } = office);
});
afterAll(() => shop.close());

const withdrawalsOf = async (number: string): Promise<readonly string[]> => {
  const order = await owner.call('GET', `/orders/${number}`);
  return order.json<{ declarations: { id: string }[] }>().declarations.map(({ id }) => id);
};

test('a refund in parts that closes the withdrawal leaves the rest on Today, with its deadline', async () => {
  const number = await office.anOrderOf(await office.aPieceForSale());
  await office.pay(number);
  await office.act(number, 'hand-over');
  await withdraw(office, number);
  await office.act(number, 'returns', {
    position: 0,
    quantity: 1,
    condition: 'gut',
    blocked: true,
    key: 'it is back',
    deduction: null,
  });
  const deadline = async () => {
    const { moneyToReturn } = (await owner.call('GET', '/today?all=moneyToReturn')).json<{
      moneyToReturn: { items: { id: string; at: string }[] };
    }>();
    return moneyToReturn.items.find(({ id }) => id === number)?.at;
  };
  const before = await deadline();
  expect(before).toBeDefined();
  const part = { amountCents: 10_000, reason: 'Rücksendung', key: 'first part' };
  await office.act(number, 'refunds', { ...part, settledWithdrawals: await withdrawalsOf(number) });
  expect(await clockOf(office, number)).toEqual([
    { what: 'partly', amountCents: total - 10_000, part: null },
  ]);
  expect(await deadline()).toBe(before);
  await office.refund(number, total - 10_000);
  expect(await clockOf(office, number)).toEqual([]);
});

test('while a part is still owed, nothing says that the withdrawal only needs to be closed', async () => {
  const number = await office.anOrderOf(await office.aPieceForSale());
  await office.pay(number);
  await withdraw(office, number);
  expect(await clockOf(office, number)).toEqual([{ what: 'kept', amountCents: total, part: null }]);
  await office.refund(number, 10_000);
  expect(await clockOf(office, number)).toEqual([
    { what: 'partly', amountCents: total - 10_000, part: null },
  ]);
  await office.refund(number, total - 10_000);
  expect(await clockOf(office, number)).toEqual([{ what: 'refunded', amountCents: null, part: null }]);
});

test('of an order that was paid in part and cancelled, what never came is not owed', async () => {
  const number = await office.anOrderOf(await office.aPieceForSale());
  await office.act(number, 'payment', {
    amountCents: 40_000,
    receivedOn: '2026-06-15',
    mayDiffer: true,
    key: 'some of it',
  });
  await withdraw(office, number);
  await office.act(number, 'cancel');
  expect(await clockOf(office, number)).toEqual([]);
});

/** Two pieces of 890 €, delivered and paid. */
async function anOrderOfTwo(): Promise<{ readonly number: string; readonly amountCents: number }> {
  const items = [bought(await office.aPieceForSale()), bought(await office.aPieceForSale())];
  const post = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });
  const asked = await post('/api/initiate-payment', payload(items, 1));
  const { totals } = asked.json<{ totals: { total: number } }>();
  const orderId = orderIdOf(await post('/api/initiate-payment', payload(items, totals.total)));
  const { orderNumber: number } = (await post(`/api/checkout/${orderId}/confirm`, {})).json<{
    orderNumber: string;
  }>();
  const amountCents = Math.round(totals.total * 100);
  await office.act(number, 'payment', { amountCents, receivedOn: '2026-06-15', reference: `SEPA ${number}` });
  return { number, amountCents };
}

test('a withdrawn piece that never left is taken out of the order, and nothing says that it may be waited for', async () => {
  const { number, amountCents } = await anOrderOfTwo();
  const part = 'Den ersten Sessel';
  await withdraw(office, number, part);
  expect(await clockOf(office, number)).toEqual([{ what: 'part-kept', amountCents: null, part }]);
  await office.act(number, 'ship', { positions: [1] });
  // Which one the customer means nobody has said, and one of them is here.
  expect(await clockOf(office, number)).toEqual([{ what: 'partly-here', amountCents: null, part }]);
  const toHandOver = async () =>
    (await owner.call('GET', '/today?all=toHandOver'))
      .json<{ toHandOver: { items: { id: string; amountCents: number; more: number }[] } }>()
      .toHandOver.items.find(({ id }) => id === number);
  expect(await toHandOver()).toMatchObject({ amountCents, more: 1 });

  await office.act(number, 'take-out', { position: 0, quantity: 1, key: 'it stays here' });
  expect(await clockOf(office, number)).toEqual([{ what: 'back', amountCents: 89_000, part }]);
  expect(await toHandOver()).toMatchObject({ amountCents: amountCents - 89_000, more: 0 });
  const order = (await owner.call('GET', `/orders/${number}`)).json<object>();
  expect(order).toMatchObject({
    lines: [{ state: 'taken-out' }, { state: 'shipped' }],
    returns: [{ condition: null, owedCents: 89_000 }],
    refundSuggested: { cents: 89_000 },
  });
  const listed = (await owner.call('GET', `/orders?q=${number}`)).json<{ items: object[] }>();
  expect(listed.items).toMatchObject([{ lines: 1, progress: 'shipped' }]);

  await office.refund(number, 89_000);
  expect(await clockOf(office, number)).toEqual([{ what: 'refunded', amountCents: null, part }]);
  expect((await owner.call('GET', `/orders/${number}`)).json()).toMatchObject({
    invoices: [{ kind: 'invoice' }, { kind: 'credit-note', grossCents: 89_000 }],
  });
  const again = await owner.call('POST', `/orders/${number}/take-out`, {
    position: 1,
    quantity: 1,
    key: 'it is on its way',
  });
  expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'has-left']);
});

test('a withdrawal from one of two pieces says which, and asks neither to cancel nor for all of the money', async () => {
  const { number } = await anOrderOfTwo();
  const part = 'Nur der rote Sessel';
  await withdraw(office, number, part);
  expect(await clockOf(office, number)).toEqual([{ what: 'part-kept', amountCents: null, part }]);
  await office.act(number, 'hand-over');
  expect(await clockOf(office, number)).toEqual([{ what: 'awaited', amountCents: null, part }]);
  await office.act(number, 'returns', {
    position: 0,
    quantity: 1,
    condition: 'gut',
    blocked: true,
    key: 'one back',
    deduction: null,
  });
  const [told] = await clockOf(office, number);
  expect(told).toMatchObject({ what: 'back', part });
  const { amountCents: owed } = told as { amountCents: number };
  await office.refund(number, owed);
  expect(await clockOf(office, number)).toEqual([{ what: 'refunded', amountCents: null, part }]);
});

test('a part of an order for a single piece is all of it', async () => {
  const number = await office.anOrderOf(await office.aPieceForSale());
  await office.pay(number);
  await withdraw(office, number, 'Den Sessel');
  expect(await clockOf(office, number)).toEqual([{ what: 'kept', amountCents: total, part: null }]);
});

describe('what the page of an order says while its withdrawal waits for an answer', () => {
  const begun = async () => {
    const item = bought(await office.aPieceForSale());
    const post = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });
    const orderId = orderIdOf(await post('/api/initiate-payment', payload([item], total / 100)));
    const placed = await post(`/api/checkout/${orderId}/confirm`, {});
    const { orderNumber: number } = placed.json<{ orderNumber: string }>();
    const page = async () =>
      (await shop.app.inject({ url: `/api/orders/${orderId}` })).json<{
        bankTransfer: object | null;
        withdrawal: object | null;
        history: { type: string }[];
      }>();
    return { number, page };
  };
  const open = { isPart: false, isFree: true, refundUntil: expect.any(String) };

  test('not paid yet: that it came in, and no request for money', async () => {
    const { number, page } = await begun();
    expect(await page()).toMatchObject({ bankTransfer: expect.any(Object), withdrawal: null });
    await withdraw(office, number);
    const seen = await page();
    expect(seen).toMatchObject({ bankTransfer: null, withdrawal: open });
    expect(seen.history.at(-1)?.type).toBe('withdrawal-received');
  });

  test('under another number: once staff have assigned it, and until it is answered', async () => {
    const { number, page } = await begun();
    await office.pay(number);
    await shop.app.inject({
      method: 'POST',
      url: '/api/withdrawal',
      payload: {
        name: 'A. Muster',
        contract: 'Der Sessel von gestern',
        email: await emailOf(owner, number),
      },
    });
    const list = await owner.call('GET', '/declarations?open=true&perPage=100');
    const { items } = list.json<{ items: { id: string; orderId: string | null }[] }>();
    const id = items.find(({ orderId }) => orderId === null)?.id ?? '';
    expect((await page()).withdrawal).toBeNull();
    await owner.call('POST', `/declarations/${id}/assign`, { orderNumber: number });
    const seen = await page();
    expect(seen.withdrawal).toMatchObject(open);
    expect(seen.history.map(({ type }) => type)).toContain('withdrawal-received');
    await owner.call('POST', `/declarations/${id}/close`);
    expect((await page()).withdrawal).toBeNull();
  });
});

test('what was taken back without any withdrawal is listed with its day, and has no deadline', async () => {
  const number = await office.anOrderOf(await office.aPieceForSale());
  await office.pay(number);
  await office.act(number, 'hand-over');
  await office.act(number, 'returns', {
    position: 0,
    quantity: 1,
    condition: 'gut',
    blocked: true,
    key: 'as a favour',
    deduction: null,
  });
  const { moneyToReturn } = (await owner.call('GET', '/today?all=moneyToReturn')).json<{
    moneyToReturn: { items: { id: string; at: string; endless: boolean }[] };
  }>();
  const { returns } = (await owner.call('GET', `/orders/${number}`)).json<{
    returns: { returnedAt: string }[];
  }>();
  expect(moneyToReturn.items.find(({ id }) => id === number)).toMatchObject({
    endless: true,
    at: returns[0]?.returnedAt,
  });
});

describe('a stranger withdraws from an order whose number was guessed', () => {
  interface Shown {
    readonly id: string;
    readonly name: string;
    readonly counts: boolean;
    readonly acceptedBy: string | null;
    readonly refundUntil: string;
  }
  const stranger = (contract: string, pieces?: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/withdrawal',
      payload: {
        name: 'Irgend Wer',
        contract,
        email: `wer-${contract}@example.net`,
        ...(pieces && { pieces }),
      },
    });
  const onToday = async (list: string, id: string) => {
    const answer = await owner.call('GET', `/today?all=${list}`);
    const lists = answer.json<Record<string, { items: { id: string; doubted: boolean }[] }>>();
    return lists[list]?.items.find((item) => item.id === id);
  };
  const isListedOpen = async (number: string) =>
    (await owner.call('GET', '/orders?fulfilment=open&perPage=100'))
      .json<{ items: { id: string }[] }>()
      .items.some(({ id }) => id === number);
  const orderOf = async (number: string) =>
    (await owner.call('GET', `/orders/${number}`)).json<{
      declarations: Shown[];
      steps: { action: string }[];
    }>();
  /** What the office does with an order that nobody has withdrawn from. */
  const isUntouched = async (number: string) => ({
    handedOver: (await onToday('toHandOver', number)) !== undefined,
    listed: await isListedOpen(number),
    clocks: await clockOf(office, number),
  });
  const untouched = { handedOver: true, listed: true, clocks: [] };
  const stopped = {
    handedOver: false,
    listed: false,
    clocks: [{ what: 'kept', amountCents: total, part: null }],
  };

  test('nothing stops, and staff are told to look', async () => {
    const number = await office.anOrderOf(await office.aPieceForSale());
    await office.pay(number);
    expect((await stranger(number)).statusCode).toBe(200);
    expect(await isUntouched(number)).toEqual(untouched);
    expect(await onToday('toHandOver', number)).toMatchObject({ doubted: true });
    const order = await orderOf(number);
    const { declarations } = order;
    expect(declarations).toMatchObject([{ name: 'Irgend Wer', counts: false, acceptedBy: null }]);
    expect(actionsOf(order)).toContain('hand-over');
    expect(actionsOf(order)).not.toContain('take-back');
    expect(await onToday('declarations', declarations[0]?.id ?? '')).toMatchObject({ doubted: true });
  });

  test('the customer’s own withdrawal, in other letters, stops it at once', async () => {
    const number = await office.anOrderOf(await office.aPieceForSale());
    await office.pay(number);
    const payload = {
      name: 'A. Muster',
      contract: number,
      email: (await emailOf(owner, number)).toUpperCase(),
    };
    await shop.app.inject({ method: 'POST', url: '/api/withdrawal', payload });
    expect(await isUntouched(number)).toEqual(stopped);
    const { declarations } = await orderOf(number);
    expect(await onToday('declarations', declarations[0]?.id ?? '')).toMatchObject({ doubted: false });
  });

  test('once staff say that it is the customer’s, it counts from the day on which it came in', async () => {
    const number = await office.anOrderOf(await office.aPieceForSale());
    await office.pay(number);
    await stranger(number);
    const [declared] = (await orderOf(number)).declarations;
    const reader = await staffWithRole(shop, owner, 'read-only');
    const path = `/declarations/${declared?.id}/accept`;
    expect((await reader.call('POST', path)).statusCode).toBe(403);
    expect(await isUntouched(number)).toEqual(untouched);
    for (const _twice of [1, 2]) expect((await owner.call('POST', path)).statusCode).toBe(200);
    expect(await isUntouched(number)).toEqual(stopped);
    expect((await orderOf(number)).declarations).toMatchObject([
      { counts: true, acceptedBy: expect.any(String), refundUntil: declared?.refundUntil },
    ]);
    const { events } = (await owner.call('GET', `/orders/${number}`)).json<{ events: { type: string }[] }>();
    expect(events.filter(({ type }) => type === 'declaration-accepted')).toHaveLength(1);
    expect(declared?.refundUntil).toBe(refundEnd(testNow).toISOString());
    const unknown = '0b0f7b62-6b0e-4c53-9f5e-0a4d9b8f1c11';
    expect((await owner.call('POST', `/declarations/${unknown}/accept`)).statusCode).toBe(404);
  });

  test('put away, it leaves Today; a refund that settles the customer’s withdrawal leaves it open', async () => {
    const number = await office.anOrderOf(await office.aPieceForSale());
    await office.pay(number);
    await stranger(number);
    await withdraw(office, number);
    const settles = {
      amountCents: total,
      reason: 'Widerruf',
      key: `all ${number}`,
      settledWithdrawals: await withdrawalsOf(number),
    };
    await office.act(number, 'refunds', settles);
    const open = async () =>
      (await owner.call('GET', '/declarations?open=true&perPage=100'))
        .json<{ items: { id: string; orderId: string; name: string }[] }>()
        .items.filter(({ orderId }) => orderId === number);
    expect(await open()).toMatchObject([{ name: 'Irgend Wer' }]);
    await owner.call('POST', `/declarations/${(await open())[0]?.id}/close`);
    expect(await open()).toEqual([]);
  });

  test('its receipt by mail goes out as ever, and the shop’s own mail says that it does not fit', async () => {
    const number = await office.anOrderOf(await office.aPieceForSale());
    await stranger(number, 'Den Sessel');
    const { rows } = await sql<{ payload: { to: string; subject: string } }>`
      select payload from outbox where job = 'send-mail' and payload::text like ${`%${number}%`} order by id
    `.execute(queries<object>(shop.shop.db));
    const mails = rows.map(({ payload }) => payload);
    expect(mails.filter(({ to }) => to === `wer-${number}@example.net`)).toHaveLength(1);
    const notice = mails.find(({ subject }) => subject === `Widerruf: ${number}`);
    expect(JSON.stringify(notice)).toContain('von einer anderen E-Mail-Adresse als die Bestellung');
  });
});
