import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let office: StaffBrowser;
let reader: StaffBrowser;
let made = 0;

beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  office = await staffWithRole(shop, owner, 'office');
  reader = await staffWithRole(shop, owner, 'read-only');
});
afterAll(() => shop.close());
beforeEach(() => shop.setNow(testNow));

interface Order {
  readonly id: string;
  readonly email: string;
  readonly totalCents: number;
}

const sale = 91_500;
const rental = 31_000;

/** An order by bank transfer of a vintage piece of 890 €, bought or rented for a month. */
async function anOrder(isRent = false): Promise<Order> {
  made += 1;
  const sku = `V-${made}`;
  await shop.fill([{ draft: aPiece({ sku, title: `Sessel ${made}` }), publishedAt: testNow }]);
  const id = await shop.idOf(sku);
  const item = isRent ? bought(`${id}:rent:1 Monat`, { isRent: true, rentOption: '1 Monat' }) : bought(id);
  const body = payload([item], isRent ? await rentedTotal(item) : sale / 100);
  const initiated = await shop.app.inject({ method: 'POST', url: '/api/initiate-payment', payload: body });
  const orderId = orderIdOf(initiated);
  const confirmed = await shop.app.inject({
    method: 'POST',
    url: `/api/checkout/${orderId}/confirm`,
    payload: {},
  });
  const { orderNumber, orderTotal } = confirmed.json<{ orderNumber: string; orderTotal: number }>();
  return {
    id: orderNumber,
    email: body.shipmentAdress.email,
    totalCents: Math.round(orderTotal * 100),
  };
}

/** The shop's own price: a wrong total is answered with the right one. */
async function rentedTotal(item: ReturnType<typeof bought>): Promise<number> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/initiate-payment',
    payload: payload([item], rental / 100),
  });
  return answer.json<{ totals: { total: number } }>().totals.total;
}

const paidFor = ({ id, totalCents }: Order, by = office) =>
  by.call('POST', `/orders/${id}/payment`, {
    amountCents: totalCents,
    receivedOn: '2026-06-15',
    reference: `SEPA ${id}`,
  });
const codeOf = (answer: { statusCode: number; json<T>(): T }) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
];
const idsOf = (answer: { json<T>(): T }) =>
  answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id);

describe('the day of an order', () => {
  test('sold, paid by transfer, prepared, handed over; all of it on its page', async () => {
    const order = await anOrder();
    const before = await office.call('GET', `/orders/${order.id}`);
    expect(before.json()).toMatchObject({
      state: 'accepted',
      steps: [{ action: 'mark-as-paid' }, { action: 'cancel' }],
    });
    const wrong = await paidFor({ ...order, totalCents: order.totalCents - 1 });
    expect(codeOf(wrong)).toEqual([422, 'amount-differs']);
    expect(codeOf(await office.call('POST', `/orders/${order.id}/hand-over`))).toEqual([409, 'not-paid']);
    expect((await paidFor(order)).json()).toMatchObject({ payments: [{ state: 'received' }] });
    await office.call('POST', `/orders/${order.id}/prepare`, { positions: [0] });
    await office.call('POST', `/orders/${order.id}/ship`, { carrier: 'Spedition', tracking: '4711' });
    const done = await office.call('POST', `/orders/${order.id}/hand-over`);
    const told = done.json<{ events: { type: string; actor: string }[]; mails: { subject: string }[] }>();
    // Damage in transit and lost parcels are recorded afterwards.
    expect(told).toMatchObject({
      lines: [{ state: 'handed-over', carrier: 'Spedition', tracking: '4711' }],
    });
    expect(told.events.map(({ type }) => type)).toEqual([
      'order-drafted',
      'order-offered',
      'order-accepted',
      'payment-received',
      'piece-prepared',
      'piece-shipped',
      'piece-handed-over',
    ]);
    expect(told.events.at(-1)?.actor).toBe('Person office');
    expect(told.mails.map(({ subject }) => subject.split(':')[0]).sort()).toEqual([
      `Ihre Bestellung ${order.id}`,
      'Unterwegs zu Ihnen',
      'Zahlung erhalten',
    ]);
    const audit = await owner.call('GET', `/audit?entity=orders&entityId=${order.id}&order=ASC`);
    expect(audit.json<{ items: { action: string }[] }>().items.map(({ action }) => action)).toEqual([
      'mark-as-paid',
      'prepare',
      'ship',
      'hand-over',
    ]);
  });

  test('a rental goes out and comes back', async () => {
    const order = await anOrder(true);
    await paidFor(order);
    const out = await office.call('POST', `/orders/${order.id}/hand-over`);
    expect(out.json()).toMatchObject({
      lines: [{ state: 'handed-over', rentedUntil: '2026-07-15', overdue: false }],
    });
    expect(idsOf(await office.call('GET', '/orders?fulfilment=out&kind=rental'))).toContain(order.id);
    shop.setNow(new Date('2026-07-20T10:00:00Z'));
    const late = await logInAgain();
    expect((await late.call('GET', `/orders/${order.id}`)).json()).toMatchObject({
      lines: [{ overdue: true }],
    });
    const back = await late.call('POST', `/orders/${order.id}/return`);
    expect(back.json()).toMatchObject({ lines: [{ state: 'returned' }] });
  });

  test('notes of staff are visible to staff alone', async () => {
    const order = await anOrder();
    const empty = await office.call('POST', `/orders/${order.id}/notes`, { text: '  ' });
    expect(empty.json()).toMatchObject({ issues: [{ field: 'text', message: 'Bitte schreiben Sie etwas' }] });
    const noted = await office.call('POST', `/orders/${order.id}/notes`, { text: 'Klingel ist kaputt' });
    expect(noted.body).toContain('Klingel ist kaputt');
    expect((await reader.call('GET', `/orders/${order.id}`)).body).not.toContain('Klingel');
  });

  test('a mail is sent again, without the link, whose secret is stored nowhere', async () => {
    const order = await anOrder();
    const { mails } = (await office.call('GET', `/orders/${order.id}`)).json<{ mails: { id: string }[] }>();
    const again = await office.call('POST', `/orders/${order.id}/mails/${mails[0]?.id}/send`);
    expect(again.json<{ mails: unknown[] }>().mails.length).toBe(2);
    const { rows } = await sql<{ payload: Mail }>`
      select payload from outbox order by id desc limit 1`.execute(queries<object>(shop.shop.db));
    expect(rows[0]?.payload.to).toBe(order.email);
    expect(JSON.stringify(rows[0]?.payload)).not.toContain('order-success');
    const other = await anOrder();
    const foreign = await office.call('POST', `/orders/${other.id}/mails/${mails[0]?.id}/send`);
    expect(codeOf(foreign)).toEqual([404, 'record-not-found']);
  });
});

describe('an offer', () => {
  /** As if the customer had to follow a mailed link first. */
  async function anOffer(): Promise<Order> {
    const order = await anOrder();
    const q = queries<object>(shop.shop.db);
    await sql`delete from payments where order_id = (select id from orders where 'WMK-' || number = ${order.id})`.execute(
      q,
    );
    await sql`
      update orders set state = 'offered', accepted_at = null, awaits_mail = true, hold_until = accept_until
      where 'WMK-' || number = ${order.id}`.execute(q);
    return order;
  }

  test('is accepted by hand, and the customer is asked for the money', async () => {
    const order = await anOffer();
    const today = await office.call('GET', '/today');
    expect(
      today.json<{ toAccept: { items: { id: string }[] } }>().toAccept.items.map(({ id }) => id),
    ).toContain(order.id);
    const accepted = await office.call('POST', `/orders/${order.id}/accept`);
    expect(accepted.json()).toMatchObject({ state: 'accepted', payments: [{ state: 'open' }] });
    expect((await office.call('POST', `/orders/${order.id}/accept`)).statusCode).toBe(200);
  });

  test('is declined, and its piece is free', async () => {
    const order = await anOffer();
    const declined = await office.call('POST', `/orders/${order.id}/decline`);
    expect(declined.json()).toMatchObject({ state: 'declined', steps: [] });
    expect(codeOf(await office.call('POST', `/orders/${order.id}/accept`))).toEqual([409, 'order-closed']);
  });
});

describe('the list of orders', () => {
  test('is searched by number, name, e-mail and postal code, and filtered', async () => {
    const order = await anOrder();
    for (const q of [order.id, order.id.replace('WMK-', ''), order.email, 'ada muster', '10245']) {
      const found = await office.call('GET', `/orders?perPage=100&q=${encodeURIComponent(q)}`);
      expect([q, idsOf(found).includes(order.id)]).toEqual([q, true]);
    }
    for (const filter of ['state=accepted', 'payment=open', 'kind=sale', 'from=2026-06-15&to=2026-06-15']) {
      expect(idsOf(await office.call('GET', `/orders?perPage=100&${filter}`))).toContain(order.id);
    }
    for (const filter of ['state=declined', 'payment=received', 'kind=rental', 'to=2026-06-14', 'q=%25']) {
      expect(idsOf(await office.call('GET', `/orders?perPage=100&${filter}`))).not.toContain(order.id);
    }
  });

  test('shows no personal data to staff without the right, and cannot be searched by it', async () => {
    const order = await anOrder();
    const list = await reader.call('GET', '/orders?perPage=100');
    expect(idsOf(list)).toContain(order.id);
    for (const personal of [order.email, 'Muster', '10245']) expect(list.body).not.toContain(personal);
    const one = await reader.call('GET', `/orders/${order.id}`);
    for (const personal of [order.email, 'Muster', '10245', 'Boxhagener'])
      expect(one.body).not.toContain(personal);
    expect((await reader.call('GET', '/orders?q=muster')).json()).toMatchObject({ total: 0 });
    expect((await reader.call('GET', '/today')).body).not.toContain('Muster');
  });

  test('shows nothing that staff or a bank have written about persons to the role read-only', async () => {
    const order = await anOrder();
    const payment = { amountCents: order.totalCents, receivedOn: '2026-06-15', reference: 'Ada Bankmann' };
    expect((await office.call('POST', `/orders/${order.id}/payment`, payment)).statusCode).toBe(200);
    const refund = { amountCents: 100, reason: 'Ada Anrufer hat Kratzer gefunden', key: `wort-${order.id}` };
    expect((await owner.call('POST', `/orders/${order.id}/refunds`, refund)).statusCode).toBe(200);
    const whole = (await office.call('GET', `/orders/${order.id}`)).body;
    for (const written of ['Bankmann', 'Anrufer']) expect(whole).toContain(written);
    const shown = (await reader.call('GET', `/orders/${order.id}`)).body;
    for (const written of ['Bankmann', 'Anrufer']) expect(shown).not.toContain(written);
  });

  test.each([
    ['page=0', 'page'],
    ['perPage=101', 'perPage'],
    ['sort=email', 'sort'],
    ['order=up', 'order'],
    ['state=draft', 'state'],
    ['from=gestern', 'from'],
  ])('refuses %s and names the field', async (query, field) => {
    const refused = await office.call('GET', `/orders?${query}`);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ issues: [{ field }] });
  });
});

test('an enquiry is read, noted and answered', async () => {
  const enquiry = {
    firstName: 'Eva',
    lastName: 'Holz',
    email: 'eva@example.org',
    phone: '030 1',
    street: 'Weg 1',
    addressLine2: '',
    city: 'Berlin',
    stateProvince: 'Berlin',
    postalCode: '10247',
    country: 'Deutschland',
    furnitureItems: [
      { images: [], price: '250 Euro', condition: 'gut' },
      { images: [], price: '', condition: 'gut' },
      { images: [], price: '', condition: 'gut' },
    ],
  };
  await shop.app.inject({ method: 'POST', url: '/api/buy-in-mail', payload: enquiry });
  const list = await office.call('GET', '/enquiries?state=new&q=holz');
  const [id] = idsOf(list);
  const changed = await office.call('PATCH', `/enquiries/${id}`, {
    state: 'answered',
    note: '200 € geboten',
  });
  expect(changed.json()).toMatchObject({ state: 'answered', note: '200 € geboten', lastName: 'Holz' });
  expect((await office.call('GET', '/enquiries?state=new&q=holz')).json()).toMatchObject({ total: 0 });
  const audit = await owner.call('GET', `/audit?entity=enquiries`);
  expect(audit.json()).toMatchObject({ items: [{ before: { state: 'new' }, after: { state: 'answered' } }] });
});

test('the newsletter’s list tells its proof, is exported and left', async () => {
  await shop.app.inject({
    method: 'POST',
    url: '/api/subscribe',
    payload: { email: 'leserin@example.org' },
  });
  await sql`update newsletter_subscriptions set state = 'active', confirmed_at = requested_at`.execute(
    queries<object>(shop.shop.db),
  );
  const [id] = idsOf(await office.call('GET', '/newsletter?state=active'));
  expect((await office.call('GET', `/newsletter/${id}`)).json()).toMatchObject({
    email: 'leserin@example.org',
    events: [{ kind: 'requested', source: 'form' }],
  });
  const csv = await office.call('GET', '/newsletter/export');
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.body.split('\r\n')[1]).toMatch(/^leserin@example\.org,active,/);
  expect((await office.call('POST', `/newsletter/${id}/unsubscribe`)).statusCode).toBe(200);
  expect((await office.call('GET', `/newsletter/${id}`)).json()).toMatchObject({ state: 'ended' });
});

test('a customer’s page shows their orders, and opening it is recorded', async () => {
  const order = await anOrder();
  await shop.app.inject({
    method: 'POST',
    url: '/api/signup',
    payload: { name: 'Ada Muster', email: order.email, phone: '030 1', password: 'Vier alte Stühle' },
  });
  const [id] = idsOf(await office.call('GET', `/customers?q=${order.email}`));
  await sql`update orders set customer_id = ${id} where 'WMK-' || number = ${order.id}`.execute(
    queries<object>(shop.shop.db),
  );
  const found = await office.call('GET', `/customers/${id}`);
  expect(found.json()).toMatchObject({ email: order.email, orders: 1, orderedCents: order.totalCents });
  expect(idsOf(await office.call('GET', `/orders?customerId=${id}`))).toEqual([order.id]);
  const audit = await owner.call('GET', `/audit?entity=customers&entityId=${id}`);
  expect(audit.json()).toMatchObject({ items: [{ action: 'read', actorName: 'Person office' }] });
});

test('today lists waiting work, and the sales of the last eight weeks', async () => {
  const order = await anOrder();
  const waits = (await office.call('GET', '/today')).json<TodayAnswer>();
  // Regulation (EU) 2025/1960: the owner must obtain its graphic, which is not part of the software.
  expect(waits.lacks).toBeNull();
  expect((await owner.call('GET', '/today')).json<TodayAnswer>().lacks).toEqual(['guarantee-notice']);
  expect(waits.transfers.items.map(({ id }) => id).concat([order.id])).toContain(order.id);
  await paidFor(order);
  const paid = (await office.call('GET', '/today')).json<TodayAnswer>();
  expect(paid.transfers.total).toBe(waits.transfers.total - 1);
  expect(paid.toHandOver.total).toBe(waits.toHandOver.total + 1);
  expect(paid.weeks.length).toBe(8);
  expect(paid.weeks.at(-1)).toMatchObject({ monday: '2026-06-15' });
  expect((paid.weeks.at(-1)?.salesCents ?? 0) - (waits.weeks.at(-1)?.salesCents ?? 0)).toBe(89_000);
});

interface TodayAnswer {
  readonly transfers: { total: number; items: { id: string }[] };
  readonly toHandOver: { total: number };
  readonly weeks: { monday: string; salesCents: number }[];
  readonly lacks: string[] | null;
}

/** A session ends overnight. */
async function logInAgain(): Promise<StaffBrowser> {
  return staffWithRole(shop, await firstOwner(shop), 'office');
}
