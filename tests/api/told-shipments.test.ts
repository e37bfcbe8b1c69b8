import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import type { PayingShop } from './pay-by-card.ts';
import { openRecordedShop, type RecordedShop } from './recorded-calls.ts';
import { tellShipments } from './shipment-jobs.ts';
import type { StaffBrowser } from './staff-login.ts';

let recorded: RecordedShop;
let shop: PayingShop;
let owner: StaffBrowser;
beforeAll(async () => {
  recorded = await openRecordedShop();
  ({ shop, owner } = recorded);
});
beforeEach(async () => {
  recorded.beginAnew();
  // The jobs of one test are not done again by the next.
  await sql`delete from outbox where job = 'tell-shipment'`.execute(queries<object>(shop.shop.db));
});
afterAll(() => recorded.close());

const numberOf = async (orderId: string) =>
  (await shop.get(orderId)).json<{ orderNumber: string }>().orderNumber;

async function byPaypal() {
  const orderId = await shop.aPlacedOrder('paypal');
  const { id, approveUrl } = (await shop.post('/api/wallet-order', { orderId })).json<{
    id: string;
    approveUrl: string;
  }>();
  const { pathname, search } = new URL(approveUrl);
  const body = new URLSearchParams({ choice: 'pay' });
  await fetch(`${shop.origin}${pathname}${search}`, { method: 'POST', body, redirect: 'manual' });
  await shop.post('/api/capture-payment', { token: id, payerId: 'P', orderId, paymentMethod: 'paypal' });
  return numberOf(orderId);
}

async function byKlarna() {
  const { orderId, sessionId: token } = await shop.payByKlarna();
  await shop.post('/api/capture-payment', { token, orderId, paymentMethod: 'stripe' });
  return numberOf(orderId);
}

async function ship(number: string, parcel: object = { carrier: 'DHL', tracking: '00340' }): Promise<void> {
  expect((await owner.call('POST', `/orders/${number}/ship`, parcel)).statusCode).toBe(200);
}
const told = async (number: string) => {
  const { events } = (await owner.call('GET', `/orders/${number}`)).json<{
    events: { type: string; facts: object }[];
  }>();
  return events.flatMap(({ type, facts }) => (type.startsWith('shipment-') ? [[type, facts]] : []));
};
const calls = () => recorded.calls.filter(({ path }) => path.endsWith('/track'));

test('PayPal learns the number of a consignment once; a corrected number is another one', async () => {
  const number = await byPaypal();
  await ship(number);
  await tellShipments(shop);
  await tellShipments(shop);
  expect(calls()).toHaveLength(1);
  expect(await told(number)).toEqual([['shipment-told', {}]]);
  await ship(number, { carrier: 'DHL', tracking: '00341' });
  await tellShipments(shop);
  expect(calls()).toHaveLength(2);
});

test('without a number, or with another means of payment, nobody is told', async () => {
  await ship(await byPaypal(), { carrier: 'Spedition', tracking: null });
  await ship(await byKlarna());
  await tellShipments(shop);
  expect(calls().filter(({ body }) => !body.includes('0034'))).toEqual([]);
  expect(calls().filter(({ path }) => path.includes('stripe'))).toEqual([]);
});

/** How often PayPal has this number. */
async function trackersOf(tracking: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sandbox_objects s,
      jsonb_array_elements_text(s.body -> 'purchase_units' -> 0 -> 'trackers') t
    where t like ${`%-${tracking}`}`.execute(queries<object>(shop.shop.db));
  return rows[0]?.count ?? 0;
}

/** The first request is answered, and the second one not. */
function badAfterLook(kind: 'lost' | 'failing-late'): void {
  const { behaviour } = shop.sandbox;
  const now = behaviour.now.bind(behaviour);
  let asked = 0;
  Object.assign(behaviour, {
    now: () => {
      asked += 1;
      if (asked >= 2) Object.assign(behaviour, { now });
      return asked === 2 ? { kind } : now();
    },
  });
}

test.each(['lost', 'failing-late'] as const)(
  'an answer that is %s is asked for again, and PayPal has the number once',
  async (kind) => {
    const number = await byPaypal();
    await ship(number, { carrier: 'UPS', tracking: `1Z ${kind}` });
    // The order is looked at without a failure; the number is told, and its answer does not arrive.
    badAfterLook(kind);
    await tellShipments(shop).catch(() => undefined);
    shop.sandbox.behaviour.change({ kind: 'fine' });
    await tellShipments(shop);
    await tellShipments(shop);
    expect(await told(number)).toEqual([['shipment-told', {}]]);
    expect(await trackersOf(`1Z${kind}`)).toBe(1);
  },
);

test.each([
  ['CAPTURE_STATUS_NOT_VALID', 422],
  ['ITEM_SKU_MISMATCH', 422],
  ['PERMISSION_DENIED', 403],
  ['INVALID_PARAMETER_VALUE', 400],
])(
  'PayPal refuses by %s (%i): staff read it in the history, and the parcel is on its way',
  async (issue, status) => {
    const number = await byPaypal();
    await ship(number, { carrier: 'DHL', tracking: `9${status}${issue.length}` });
    shop.sandbox.answers.change({ track: { kind: 'refused', issue, status } });
    await tellShipments(shop);
    expect(await told(number)).toContainEqual(['shipment-not-told', { note: issue }]);
  },
);

test('while PayPal is down the job is tried again, and nothing is noted', async () => {
  const number = await byPaypal();
  await ship(number, { carrier: 'GLS', tracking: '77' });
  shop.sandbox.behaviour.change({ kind: 'failing' });
  await expect(tellShipments(shop)).rejects.toThrow('the provider does not answer');
  expect(await told(number)).toEqual([]);
});
