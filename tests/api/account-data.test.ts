import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { hashOf } from '../../src/platform/secrets/secrets.ts';
import {
  aCustomer,
  attemptsKeyOf,
  anotherDevice,
  anOrder,
  mailsTo,
  password,
  tokenIn,
  type TestCustomer,
} from './an-account.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
let made = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.setNow(testNow));

async function aWishedPiece(): Promise<{ id: string; title: string }> {
  made += 1;
  const [sku, title] = [`W-${made}`, `Wunsch ${made}`];
  await shop.fill([{ draft: aPiece({ sku, title }), publishedAt: testNow }]);
  const id = await shop.idOf(sku);
  return { id, title };
}

const change = async (who: TestCustomer, add: string[], remove: string[] = []) =>
  (await who.ask('POST', '/account/wishlist', { add, remove })).json<{
    entries: { productId: string; title: string; price: number; image: string }[];
  }>().entries;
const idsOf = (entries: readonly { productId: string }[]) => entries.map(({ productId }) => productId);

describe('the wishlist', () => {
  test('is one for all devices, in the order of adding, with today’s title, price and picture', async () => {
    const [a, b, c] = [await aWishedPiece(), await aWishedPiece(), await aWishedPiece()];
    const here = await aCustomer(shop);
    const there = await anotherDevice(shop, here);
    expect(idsOf(await change(here, [b.id, a.id]))).toEqual([b.id, a.id]);
    shop.setNow(new Date(testNow.getTime() + 60_000));
    expect(idsOf(await change(there, [a.id, c.id], [b.id]))).toEqual([a.id, c.id]);
    const entries = await change(here, []);
    expect(entries).toMatchObject([
      { productId: a.id, title: a.title, price: 890, image: expect.stringMatching(/^\//) as string },
      { productId: c.id },
    ]);
    // A second time makes no difference.
    expect(await change(there, [c.id], [b.id])).toEqual(entries);
  });

  test('names what was withdrawn from the shop, so that browsers can say so', async () => {
    const [a, b] = [await aWishedPiece(), await aWishedPiece()];
    const ada = await aCustomer(shop);
    await change(ada, [a.id, b.id]);
    await sql`update pieces set published_at = null where id = ${b.id}`.execute(
      queries<object>(shop.shop.db),
    );
    const { entries, gone } = (await ada.ask('GET', '/account/wishlist')).json<{
      entries: { productId: string }[];
      gone: string[];
    }>();
    expect(idsOf(entries)).toEqual([a.id]);
    expect(gone).toEqual([b.id]);
  });

  test('shows nothing that the shop does not have, and takes no more than 500', async () => {
    const ada = await aCustomer(shop);
    const { id } = await aWishedPiece();
    expect(idsOf(await change(ada, ['no-such-piece', id]))).toEqual([id]);
    await change(
      ada,
      Array.from({ length: 500 }, (_, index) => `x-${index}`),
    );
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from wishlist_entries w join customers c on c.id = w.customer_id
      where c.email = ${ada.email}
    `.execute(queries<object>(shop.shop.db));
    expect(rows[0]?.count).toBe(500);
    const tooMany = await ada.ask('POST', '/account/wishlist', { add: Array(501).fill('x'), remove: [] });
    expect(tooMany.statusCode).toBe(400);
  });
});

async function confirmed(who: TestCustomer): Promise<void> {
  await who.ask('POST', '/account/email/confirmation');
  const token = tokenIn((await mailsTo(shop, who.email))[0]);
  await who.ask('POST', '/account/email/confirm', { token });
}

describe('the export', () => {
  test('holds what belongs to the account, and with a confirmed address also what is known by it', async () => {
    const ada = await aCustomer(shop);
    const order = await anOrder(shop, ada);
    await shop.app.inject({ method: 'POST', url: '/api/subscribe', payload: { email: ada.email } });
    await shop.app.inject({
      method: 'POST',
      url: '/api/cart-reminders',
      payload: { email: ada.email, cart: [{ pieceId: order.pieceId, quantity: 1 }] },
    });
    await shop.app.inject({
      method: 'POST',
      url: '/api/contract-ending',
      payload: { name: 'Ada', contract: 'mein Vertrag', email: ada.email, manner: 'ordinary' },
    });
    interface Exported {
      byEmail: boolean;
      data: {
        account: { email: string };
        sessions: object[];
        loginAttempts: object[];
        ordering: { orders: { number: string; lines: object[] }[] };
        declarations: object[];
        newsletter: { events: object[] } | null;
        cartReminders: object[];
        buyInEnquiries: object[];
      };
    }
    const first = await ada.ask('GET', '/account/export');
    expect(first.headers['content-disposition']).toBe('attachment; filename="wmk-daten-2026-06-15.json"');
    const before = first.json<Exported>();
    expect(before.data.account.email).toBe(ada.email);
    expect(before.data.ordering.orders).toMatchObject([{ number: order.number, lines: [{ quantity: 1 }] }]);
    expect([before.byEmail, before.data.newsletter, before.data.declarations]).toEqual([false, null, []]);
    await confirmed(ada);
    const after = (await ada.ask('GET', '/account/export')).json<Exported>();
    expect(after.byEmail).toBe(true);
    expect(after.data.newsletter?.events.length).toBe(1);
    expect([before.data.cartReminders, after.data.cartReminders]).toMatchObject([
      [],
      [{ state: 'pending', cart: [{ pieceId: order.pieceId }] }],
    ]);
    expect(after.data.declarations.length).toBe(1);
    // What protects the account is not given away with it.
    expect(first.body).not.toMatch(/scrypt|token_hash|token_salt/i);
  });

  test('has what a register said of a VAT ID, with the order that rests on it', async () => {
    const [ada, other] = [await aCustomer(shop), await aCustomer(shop)];
    const order = await anOrder(shop, ada);
    await sql`
      with consultation as (
        insert into vat_id_consultations (id, vat_id, register, is_valid, number, name, asked_at)
        values (gen_random_uuid(), 'ATU12345678', 'sandbox', true, 'TEST1', 'Musterbetrieb', ${testNow}) returning id
      )
      insert into vat_id_orders select o.id, c.id from orders o, consultation c where o.number = ${Number(order.number.slice(4))}
    `.execute(queries<object>(shop.shop.db));
    interface Exported {
      readonly data: { readonly vatIds: readonly object[] };
    }
    const [own, foreign] = [
      await ada.ask('GET', '/account/export'),
      await other.ask('GET', '/account/export'),
    ];
    expect(own.json<Exported>().data.vatIds).toMatchObject([
      { vatId: 'ATU12345678', number: 'TEST1', name: 'Musterbetrieb', askedAt: testNow.toISOString() },
    ]);
    expect(foreign.json<Exported>().data.vatIds).toEqual([]);
  });

  test('a confirmed address finds its guest orders too', async () => {
    const ada = await aCustomer(shop);
    const order = await anOrder(shop, null);
    await sql`
      update orders set email_key = ${hashOf(`email ${ada.email}`)} where number = ${Number(order.number.slice(4))}
    `.execute(queries<object>(shop.shop.db));
    expect((await ada.ask('GET', '/account/export')).body).not.toContain(order.number);
    await confirmed(ada);
    expect((await ada.ask('GET', '/account/export')).body).toContain(order.number);
  });
});

describe('the end of an account', () => {
  test('needs the password, is at once, and is confirmed by mail', async () => {
    const ada = await aCustomer(shop);
    const phone = await anotherDevice(shop, ada);
    await change(ada, [(await aWishedPiece()).id]);
    const wrong = await ada.ask('POST', '/account/deletion', { password: 'falsch' });
    expect([wrong.statusCode, wrong.json<{ issues: object[] }>().issues]).toMatchObject([
      403,
      [{ field: 'password' }],
    ]);
    const deleted = await ada.ask('POST', '/account/deletion', { password });
    expect(deleted.statusCode).toBe(200);
    expect(String(deleted.headers['set-cookie'])).toMatch(/^__Secure-wmk_refresh=;/);
    for (const who of [ada, phone]) expect((await who.ask('GET', '/account/profile')).statusCode).toBe(401);
    const { rows } = await sql<{ text: string }>`
      select c::text as text from customers c where email = ${ada.email}
      union all select a::text from login_attempts a where email_key = ${await attemptsKeyOf(shop, ada.email)}
      union all select w::text from wishlist_entries w where customer_id not in (select id from customers)
    `.execute(queries<object>(shop.shop.db));
    expect(rows).toEqual([]);
    expect((await mailsTo(shop, ada.email))[0]?.subject).toBe('Ihr Konto wurde gelöscht');
    const login = { method: 'POST', url: '/api/login', payload: { email: ada.email, password } } as const;
    expect((await shop.app.inject(login)).statusCode).toBe(401);
  });

  test('keeps an order as long as there is something to be done, then restricts it (Art. 17 (3) b GDPR)', async () => {
    const ada = await aCustomer(shop);
    const order = await anOrder(shop, ada);
    await ada.ask('POST', '/account/deletion', { password });
    const open = () => shop.app.inject(`/api/orders/${order.orderId}`);
    await shop.shop.ordering.forgetContracts();
    expect((await open()).statusCode).toBe(200);
    const staff = { kind: 'system', name: 'test' } as const;
    const orderNumber = Number(order.number.slice(4));
    const paid = await shop.shop.ordering.markAsPaid(
      { orderNumber, amountCents: 91_500, externalId: null },
      staff,
    );
    expect(paid.ok).toBe(true);
    await shop.shop.fulfilment.handOverLines({ orderNumber, positions: [0] }, staff);
    const days = (count: number) => shop.setNow(new Date(testNow.getTime() + count * 86_400_000));
    days(28);
    expect(await shop.shop.ordering.forgetContracts()).toMatchObject({ restricted: 0 });
    days(29);
    expect(await shop.shop.ordering.forgetContracts()).toMatchObject({ restricted: 1 });
    expect((await open()).statusCode).toBe(404);
    const { rows } = await sql<{ email: string }>`
      select email from orders where number = ${orderNumber} and customer_id is null
    `.execute(queries<object>(shop.shop.db));
    expect(rows).toEqual([{ email: order.email }]);
  });
});

describe('a decision on consent', () => {
  const record = (payload: object) => shop.app.inject({ method: 'POST', url: '/api/consent', payload });
  const decision = {
    subject: 'a'.repeat(32),
    textVersion: '2026-11-21',
    language: 'de',
    decisions: { maps: true },
  };

  test('is kept with its time and its text, under a number of the browser alone', async () => {
    expect((await record(decision)).statusCode).toBe(200);
    await record({ ...decision, decisions: { maps: false } });
    // It is told again with each page that asks; and a change of mind is none of these.
    expect((await record({ ...decision, decisions: { maps: false } })).statusCode).toBe(200);
    await record(decision);
    const { rows } = await sql`select * from consent_records order by id`.execute(
      queries<object>(shop.shop.db),
    );
    expect(rows).toMatchObject([
      { at: testNow, subject: decision.subject, text_version: '2026-11-21', decisions: { maps: true } },
      { decisions: { maps: false } },
      { decisions: { maps: true } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
    shop.setNow(new Date(testNow.getTime() + 1830 * 86_400_000));
    expect(await shop.shop.consent.forgetConsent()).toBe(3);
  });

  test.each([
    { subject: 'x' },
    { subject: 'a@example.org-aaaaaaaaaaa' },
    { decisions: {} },
    { language: 'xx' },
  ])('is refused with %j', async (wrong) => {
    expect((await record({ ...decision, ...wrong })).statusCode).toBe(400);
  });
});
