import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
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
  const { rows } = await sql<{ id: string }>`select id from pieces where sku = ${sku}`.execute(
    queries<object>(shop.shop.db),
  );
  return rows[0]?.id ?? '';
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

/** Says that the transfer of this amount is made. */
async function transfer(number: string, amountCents: number): Promise<void> {
  const order = await owner.call('GET', `/orders/${number}`);
  const { refunds } = order.json<{ refunds: { id: string; amountCents: number }[] }>();
  const id = refunds.find((one) => one.amountCents === amountCents)?.id ?? '';
  await act(number, `refunds/${id}/transferred`);
}

async function owedOn(list: 'refundsDue' | 'moneyToReturn', number: string): Promise<unknown[]> {
  const today = (await owner.call('GET', '/today')).json<
    Record<string, { items: { id: string; amountCents: number | null }[] }>
  >();
  return (today[list]?.items ?? []).filter(({ id }) => id === number).map(({ amountCents }) => amountCents);
}

test('of a part that goes back, Today names the part and not the whole order', async () => {
  const number = await anOrderOf(await aPieceId());
  await pay(number);
  await refund(number, 5_000);
  expect(await owedOn('refundsDue', number)).toEqual([5_000]);
});

test('several refunds are several transfers; one that is made is no longer owed', async () => {
  const number = await anOrderOf(await aPieceId());
  await pay(number);
  await refund(number, 5_000);
  await refund(number, 3_000);
  expect((await owedOn('refundsDue', number)).sort()).toEqual([3_000, 5_000]);
  await transfer(number, 5_000);
  expect(await owedOn('refundsDue', number)).toEqual([3_000]);
  await transfer(number, 3_000);
  expect(await owedOn('refundsDue', number)).toEqual([]);
});

test('of an order that is cancelled after a part went back, the rest is owed', async () => {
  const number = await anOrderOf(await aPieceId());
  await pay(number);
  await refund(number, 5_000);
  await transfer(number, 5_000);
  await act(number, 'cancel');
  expect(await owedOn('refundsDue', number)).toEqual([total - 5_000]);
});

test('money that came too late stays owed until all of it is ordered back', async () => {
  const piece = await aPieceId();
  const late = await anOrderOf(piece);
  await act(late, 'cancel');
  await pay(await anOrderOf(piece));
  await pay(late);
  expect(await owedOn('refundsDue', late)).toEqual([total]);
  await refund(late, 10_000);
  expect((await owedOn('refundsDue', late)).sort()).toEqual([10_000, total - 10_000]);
  await transfer(late, 10_000);
  expect(await owedOn('refundsDue', late)).toEqual([total - 10_000]);
});

test('after a withdrawal, what already went back is no longer counted', async () => {
  const number = await anOrderOf(await aPieceId());
  await pay(number);
  await act(number, 'hand-over');
  await refund(number, 5_000);
  const declared = { name: 'Ada Muster', contract: number, email: 'ada@example.org' };
  await shop.app.inject({ method: 'POST', url: '/api/withdrawal', payload: declared });
  expect(await owedOn('moneyToReturn', number)).toEqual([total - 5_000]);
  await act(number, 'returns', {
    ...{ position: 0, quantity: 1, condition: 'gut', blocked: true, key: 'it came back' },
    deduction: { cents: 4_000, reason: 'Kratzer' },
  });
  expect(await owedOn('moneyToReturn', number)).toEqual([total - 5_000 - 4_000]);
});
