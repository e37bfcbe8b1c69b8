import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { aCustomer, anOrder, mailsTo, tokenIn } from './an-account.ts';
import { bought, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner } from './staff-login.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.setNow(testNow));

const numbersOf = (answer: { json<T>(): T }) =>
  answer.json<{ orders: { orderNumber: string }[] }>().orders.map(({ orderNumber }) => orderNumber);

describe('an order', () => {
  test('that was cancelled waits nowhere any more: not on its page, not in the list, not in the office', async () => {
    const ada = await aCustomer(shop);
    const order = await anOrder(shop, ada);
    const owner = await firstOwner(shop);
    const stateIn = (answer: { json<T>(): T }) =>
      answer.json<{ lines: { state?: string; fulfilment?: string | { state: string } }[] }>().lines;
    const listed = async () =>
      (await ada.ask('GET', '/account/orders')).json<{ orders: { lines: { fulfilment: string }[] }[] }>()
        .orders[0]?.lines;
    expect(await listed()).toMatchObject([{ fulfilment: 'waiting' }]);
    const cancelled = await owner.call('POST', `/orders/${order.number}/cancel`, { reason: null });
    expect(stateIn(cancelled)).toMatchObject([{ state: 'cancelled' }]);
    expect(await listed()).toMatchObject([{ fulfilment: 'cancelled' }]);
    const own = await ada.ask('GET', `/account/orders/${order.number}`);
    expect(stateIn(own)).toMatchObject([{ fulfilment: { state: 'cancelled' } }]);
  });

  test('says in the list what was taken out of it', async () => {
    const ada = await aCustomer(shop);
    const order = await anOrder(shop, ada);
    const owner = await firstOwner(shop);
    const listed = async () =>
      (await ada.ask('GET', '/account/orders')).json<{ orders: { lines: object[] }[] }>().orders[0]?.lines;
    expect(await listed()).toMatchObject([{ qty: 1, qtyTakenOut: 0, qtyReturned: 0 }]);
    for (const [path, body] of [
      ['payment', { amountCents: 91_500, receivedOn: '2026-06-15' }],
      ['take-out', { position: 0, quantity: 1, key: 'it stays here' }],
    ] as const) {
      const done = await owner.call('POST', `/orders/${order.number}/${path}`, body);
      expect(done.statusCode, done.body).toBe(200);
    }
    expect(await listed()).toMatchObject([{ qty: 1, qtyTakenOut: 1, qtyReturned: 0 }]);
  });

  test('placed while logged in belongs to the account, whatever the payload says', async () => {
    const [ada, eve] = [await aCustomer(shop), await aCustomer(shop)];
    const order = await anOrder(shop, ada);
    expect(numbersOf(await ada.ask('GET', '/account/orders'))).toEqual([order.number]);
    const own = await ada.ask('GET', `/account/orders/${order.number}`);
    expect(own.json()).toMatchObject({ orderNumber: order.number, state: 'accepted', orderTotal: 915 });
    expect(own.headers['cache-control']).toBe('no-store');
    // The payload's `user_id` is somebody else's address.
    expect(numbersOf(await eve.ask('GET', '/account/orders'))).toEqual([]);
    expect((await eve.ask('GET', `/account/orders/${order.number}`)).statusCode).toBe(404);
  });

  test('with a token that holds no more is refused, so that the browser gets the next one', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/initiate-payment',
      payload: payload([bought('nothing')], 1),
      headers: { authorization: `Bearer ${'a'.repeat(43)}` },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'session-over']);
  });

  test('comes with its texts and its confirmation, as files', async () => {
    const ada = await aCustomer(shop);
    const { number } = await anOrder(shop, ada);
    const terms = await ada.ask('GET', `/account/orders/${number}/texts/terms`);
    expect(terms.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(terms.body).toBe((await shop.app.inject('/api/page-texts/terms/1')).body);
    const confirmation = await ada.ask('GET', `/account/orders/${number}/confirmation`);
    expect(confirmation.body).toContain(`Bestellung ${number}`);
    expect(confirmation.body).toContain('Wir nehmen sie hiermit an.');
    expect(confirmation.body).toContain((await shop.shop.content.companyData()).firm);
  });
});

test('a rental is listed with its last day', async () => {
  const ada = await aCustomer(shop);
  const { number } = await anOrder(shop, ada);
  const { rows } = await sql<{ id: string }>`
    select id from orders where number = ${Number(number.slice(4))}
  `.execute(queries(shop.shop.db));
  // As if it had been rented: lines are never changed, so another one is added.
  await sql`
    insert into order_lines select (jsonb_populate_record(l, ${JSON.stringify({
      position: 1,
      rent_option: '1 Monat',
      title: 'Leihsessel',
    })}::jsonb)).* from order_lines l where order_id = ${rows[0]!.id}::uuid and position = 0
  `.execute(queries(shop.shop.db));
  await sql`
    insert into fulfilments (order_id, position, state, handed_over_at, due_at)
    values (${rows[0]!.id}::uuid, 1, 'handed-over', ${testNow}, ${new Date('2026-07-15T22:00:00Z')})
  `.execute(queries(shop.shop.db));
  const { rentals } = (await ada.ask('GET', '/account/rentals')).json<{ rentals: object[] }>();
  expect(rentals).toMatchObject([
    { title: 'Leihsessel', rentOption: '1 Monat', fulfilment: 'handed-over', rentedUntil: '2026-07-15' },
  ]);
});

test('rentals are listed by their end, those without one after them, and what is back last', async () => {
  const ada = await aCustomer(shop);
  const { number } = await anOrder(shop, ada);
  const orderNumber = Number(number.slice(4));
  const titles = ['Zurück', 'Wartet', 'Endet später', 'Endet früher'];
  for (const [index, title] of titles.entries()) {
    const line = { position: index + 1, rent_option: '1 Monat', title };
    await sql`
      insert into order_lines select (jsonb_populate_record(l, ${JSON.stringify(line)}::jsonb)).*
      from order_lines l join orders o on o.id = l.order_id where o.number = ${orderNumber} and position = 0
    `.execute(queries(shop.shop.db));
  }
  await sql`
    insert into fulfilments (order_id, position, state, handed_over_at, due_at, returned_at)
    select o.id, f.* from orders o, (values
      (1, 'returned', ${testNow}::timestamptz, '2026-06-20T22:00Z'::timestamptz, '2026-06-19T10:00Z'::timestamptz),
      (3, 'handed-over', ${testNow}::timestamptz, '2026-08-15T22:00Z'::timestamptz, null),
      (4, 'handed-over', ${testNow}::timestamptz, '2026-07-15T22:00Z'::timestamptz, null)
    ) f where o.number = ${orderNumber}
  `.execute(queries(shop.shop.db));
  const { rentals } = (await ada.ask('GET', '/account/rentals')).json<{ rentals: object[] }>();
  expect(rentals).toMatchObject([
    { title: 'Endet früher', fulfilment: 'handed-over', rentedUntil: '2026-07-15', returnedAt: null },
    { title: 'Endet später', fulfilment: 'handed-over', rentedUntil: '2026-08-15', returnedAt: null },
    { title: 'Wartet', fulfilment: 'waiting', handedOverAt: null, rentedUntil: null },
    {
      title: 'Zurück',
      fulfilment: 'returned',
      rentedUntil: '2026-06-20',
      returnedAt: '2026-06-19T10:00:00.000Z',
    },
  ]);
  const { orders } = (await ada.ask('GET', '/account/orders')).json<{ orders: { lines: object[] }[] }>();
  expect(orders[0]?.lines).toMatchObject(
    ['waiting', 'returned', 'waiting', 'handed-over', 'handed-over'].map((fulfilment) => ({ fulfilment })),
  );
});

describe('a guest’s order', () => {
  const ask = (who: Awaited<ReturnType<typeof aCustomer>>, orderNumber: string) =>
    who.ask('POST', '/account/order-claims', { orderNumber });
  const redeem = (who: Awaited<ReturnType<typeof aCustomer>>, token: string) =>
    who.ask('POST', '/account/order-claims/redeem', { token });

  test('is taken over by the link mailed to its address, once, and only by who asked', async () => {
    const [ada, eve] = [await aCustomer(shop), await aCustomer(shop)];
    const order = await anOrder(shop, null);
    expect((await ask(ada, order.number.toLowerCase())).statusCode).toBe(200);
    const mail = (await mailsTo(shop, order.email))[0];
    expect(mail?.subject).toBe(`Bestellung ${order.number} in ein Konto übernehmen`);
    const token = tokenIn(mail);
    expect((await redeem(eve, token)).statusCode).toBe(410);
    expect((await redeem(ada, token)).json()).toEqual({ orderNumber: order.number });
    expect((await redeem(ada, token)).statusCode).toBe(410);
    expect(numbersOf(await ada.ask('GET', '/account/orders'))).toEqual([order.number]);
  });

  test('is not asked for by guessing: the answer is the same, and links expire', async () => {
    const [ada, eve] = [await aCustomer(shop), await aCustomer(shop)];
    const owned = await anOrder(shop, eve);
    const free = await anOrder(shop, null);
    const known = await ask(ada, free.number);
    for (const number of ['WMK-99999999', owned.number, 'Sessel']) {
      expect((await ask(ada, number)).json()).toEqual(known.json());
    }
    expect((await mailsTo(shop, owned.email)).some(({ subject }) => subject.includes('übernehmen'))).toBe(
      false,
    );
    const token = tokenIn((await mailsTo(shop, free.email))[0]);
    shop.setNow(new Date(testNow.getTime() + 24 * 3_600_000));
    const { rows } = await sql<{ id: string }>`select id from customers where email = ${ada.email}`.execute(
      queries(shop.shop.db),
    );
    expect(await shop.shop.ordering.claimOrder(rows[0]!.id, token)).toMatchObject({ ok: false });
    shop.setNow(testNow);
    expect(await shop.shop.ordering.claimOrder(rows[0]!.id, token)).toMatchObject({ ok: true });
  });

  test('gets three links a day at most', async () => {
    const ada = await aCustomer(shop);
    const { number, email } = await anOrder(shop, null);
    for (let time = 0; time < 5; time += 1) await ask(ada, number);
    const claims = (await mailsTo(shop, email)).filter(({ subject }) => subject.includes('übernehmen'));
    expect(claims.length).toBe(3);
  });
});
