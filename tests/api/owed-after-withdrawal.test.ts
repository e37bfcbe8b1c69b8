import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let made = 0;

beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

const total = 91_500;

async function aPieceId(): Promise<string> {
  const sku = `R-${(made += 1)}`;
  await shop.fill([{ draft: aPiece({ sku, title: `Sessel ${sku}` }), publishedAt: testNow }]);
  return shop.idOf(sku);
}

/** An order of 915 € by bank transfer. */
async function anOrderOf(pieceId: string): Promise<string> {
  const asked = payload([bought(pieceId)], total / 100);
  const begun = await shop.app.inject({ method: 'POST', url: '/api/initiate-payment', payload: asked });
  const url = `/api/checkout/${orderIdOf(begun)}/confirm`;
  const placed = await shop.app.inject({ method: 'POST', url, payload: {} });
  return placed.json<{ orderNumber: string }>().orderNumber;
}

async function act(number: string, path: string, body: object = {}): Promise<void> {
  const answer = await owner.call('POST', `/orders/${number}/${path}`, body);
  expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200);
}

const pay = (number: string) =>
  act(number, 'payment', { amountCents: total, receivedOn: '2026-06-15', reference: `SEPA ${number}` });
const refund = (number: string, amountCents: number) =>
  act(number, 'refunds', { amountCents, reason: 'Kratzer', key: `${number} ${amountCents}` });

/** What Today says about the withdrawal from an order. */
async function clockOf(number: string): Promise<object[]> {
  const { moneyToReturn } = (await owner.call('GET', '/today?all=moneyToReturn')).json<{
    moneyToReturn: { items: { id: string; what: string; amountCents: number | null; part: string | null }[] };
  }>();
  return moneyToReturn.items
    .filter(({ id }) => id === number)
    .map(({ what, amountCents, part }) => ({ what, amountCents, part }));
}

const withdraw = (contract: string, pieces?: string) =>
  shop.app.inject({
    ...{ method: 'POST', url: '/api/withdrawal' },
    payload: { name: 'Ada Muster', contract, email: 'ada@example.org', ...(pieces && { pieces }) },
  });

test('a refund in parts that closes the withdrawal leaves the rest on Today, with its deadline', async () => {
  const number = await anOrderOf(await aPieceId());
  await pay(number);
  await act(number, 'hand-over');
  await withdraw(number);
  await act(number, 'returns', {
    ...{ position: 0, quantity: 1, condition: 'gut', blocked: true, key: 'it is back', deduction: null },
  });
  const deadline = async () => {
    const { moneyToReturn } = (await owner.call('GET', '/today?all=moneyToReturn')).json<{
      moneyToReturn: { items: { id: string; at: string }[] };
    }>();
    return moneyToReturn.items.find(({ id }) => id === number)?.at;
  };
  const before = await deadline();
  expect(before).toBeDefined();
  const part = { amountCents: 10_000, reason: 'Rücksendung', key: 'first part', settlesWithdrawals: true };
  await act(number, 'refunds', part);
  expect(await clockOf(number)).toEqual([{ what: 'partly', amountCents: total - 10_000, part: null }]);
  expect(await deadline()).toBe(before);
  await refund(number, total - 10_000);
  expect(await clockOf(number)).toEqual([]);
});

test('while a part is still owed, nothing says that the withdrawal only needs to be closed', async () => {
  const number = await anOrderOf(await aPieceId());
  await pay(number);
  await withdraw(number);
  expect(await clockOf(number)).toEqual([{ what: 'kept', amountCents: total, part: null }]);
  await refund(number, 10_000);
  expect(await clockOf(number)).toEqual([{ what: 'partly', amountCents: total - 10_000, part: null }]);
  await refund(number, total - 10_000);
  expect(await clockOf(number)).toEqual([{ what: 'refunded', amountCents: null, part: null }]);
});

test('of an order that was paid in part and cancelled, what never came is not owed', async () => {
  const number = await anOrderOf(await aPieceId());
  await act(number, 'payment', {
    ...{ amountCents: 40_000, receivedOn: '2026-06-15', mayDiffer: true, key: 'some of it' },
  });
  await withdraw(number);
  await act(number, 'cancel');
  expect(await clockOf(number)).toEqual([{ what: 'refunded', amountCents: null, part: null }]);
});

test('a withdrawal from one of two pieces says which, and asks neither to cancel nor for all of the money', async () => {
  const items = [bought(await aPieceId()), bought(await aPieceId())];
  const post = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });
  const asked = await post('/api/initiate-payment', payload(items, 1));
  const { totals } = asked.json<{ totals: { total: number } }>();
  const orderId = orderIdOf(await post('/api/initiate-payment', payload(items, totals.total)));
  const { orderNumber: number } = (await post(`/api/checkout/${orderId}/confirm`, {})).json<{
    orderNumber: string;
  }>();
  const amountCents = Math.round(totals.total * 100);
  await act(number, 'payment', { amountCents, receivedOn: '2026-06-15', reference: `SEPA ${number}` });
  const part = 'Nur der rote Sessel';
  await withdraw(number, part);
  expect(await clockOf(number)).toEqual([{ what: 'part-kept', amountCents: null, part }]);
  await act(number, 'hand-over');
  expect(await clockOf(number)).toEqual([{ what: 'awaited', amountCents: null, part }]);
  await act(number, 'returns', {
    ...{ position: 0, quantity: 1, condition: 'gut', blocked: true, key: 'one back', deduction: null },
  });
  const [told] = await clockOf(number);
  expect(told).toMatchObject({ what: 'back', part });
  const { amountCents: owed } = told as { amountCents: number };
  await refund(number, owed);
  expect(await clockOf(number)).toEqual([{ what: 'refunded', amountCents: null, part }]);
});

test('a part of an order for a single piece is all of it', async () => {
  const number = await anOrderOf(await aPieceId());
  await pay(number);
  await withdraw(number, 'Den Sessel');
  expect(await clockOf(number)).toEqual([{ what: 'kept', amountCents: total, part: null }]);
});
