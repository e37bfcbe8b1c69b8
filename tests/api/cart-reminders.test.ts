import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { loggedAddress } from '../../src/server/admission/logged-address.ts';
import { hourMs } from '../../src/shared/time/durations.ts';
import { mailsTo, tokenIn } from './an-account.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
let pieceId: string;
beforeAll(async () => {
  shop = await openTestShop();
  const draft = aPiece({ sku: 'R-1', title: 'Teak-Sideboard' });
  await shop.fill([{ draft, publishedAt: testNow }]);
  pieceId = await shop.idOf('R-1');
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setNow(testNow);
  await sql`delete from cart_reminders`.execute(queries<object>(shop.shop.db));
});

let made = 0;
const newAddress = () => `warten-${(made += 1)}@example.org`;
const post = (url: string, body: object | string, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url, payload: body, headers });
const line = (more: object = {}) => ({ pieceId, quantity: 1, ...more });
const ask = (email: string, cart: unknown = [line()]) => post('/api/cart-reminders', { email, cart });
const rows = async (): Promise<number> => {
  const { rows: found } = await sql<{ n: number }>`select count(*)::int as n from cart_reminders`.execute(
    queries<object>(shop.shop.db),
  );
  return found[0]?.n ?? -1;
};

async function confirmed(email: string): Promise<void> {
  await ask(email);
  const answer = await post('/api/cart-reminders/confirm', {
    token: tokenIn((await mailsTo(shop, email))[0]),
  });
  expect(answer.statusCode).toBe(200);
}

test('a reminder is asked for, confirmed, sent once with the piece, and stopped by the mail program', async () => {
  const email = newAddress();
  await confirmed(email);
  shop.setNow(new Date(testNow.getTime() + 24 * hourMs));
  expect(await shop.shop.cartReminders.remind()).toBe(1);
  const [mail, , more] = await mailsTo(shop, email);
  expect(more).toBeUndefined();
  expect(JSON.stringify(mail?.blocks)).toContain('Teak-Sideboard');
  const oneClick = new URL(/^<(.*)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
  const address = oneClick.pathname + oneClick.search;
  expect(loggedAddress(address)).toBe('/api/cart-reminders/stop?token=[redacted]');
  // A visit does nothing; the same address as RFC 8058 has mail programs send it stops, without saying whose it is.
  expect((await shop.app.inject({ method: 'GET', url: address })).statusCode).toBe(404);
  const stopped = await post(address, 'List-Unsubscribe=One-Click', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(stopped.statusCode).toBe(200);
  expect(stopped.body).not.toContain(email);
  expect(stopped.headers['set-cookie']).toBeUndefined();
});

test('nobody is reminded who has ordered with the address meanwhile', async () => {
  const email = newAddress();
  await confirmed(email);
  await shop.fill([{ draft: aPiece({ sku: 'R-2' }), publishedAt: testNow }]);
  const { shipmentAdress, ...others } = payload([bought(await shop.idOf('R-2'))], 915);
  const draft = await post('/api/initiate-payment', {
    ...others,
    shipmentAdress: { ...shipmentAdress, email: email.toUpperCase() },
  });
  // A draft is no order yet.
  expect(await shop.shop.ordering.hasOrderedSince(email, testNow)).toBe(false);
  expect((await post(`/api/checkout/${orderIdOf(draft)}/confirm`, {})).statusCode).toBe(200);
  expect(await shop.shop.ordering.hasOrderedSince(email, testNow)).toBe(true);
  expect(await shop.shop.ordering.hasOrderedSince(email, new Date(testNow.getTime() + 1))).toBe(false);
  shop.setNow(new Date(testNow.getTime() + 24 * hourMs));
  expect(await shop.shop.cartReminders.remind()).toBe(0);
});

describe('the answer', () => {
  test('is the same for every address and however often it is asked', async () => {
    const email = newAddress();
    const first = await ask(email);
    const again = await ask(email);
    const other = await ask(newAddress());
    expect(first.json()).toMatchObject({ success: true });
    expect([again.body, other.body]).toEqual([first.body, first.body]);
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  test('is in the language of the page', async () => {
    const answer = await post(
      '/api/cart-reminders',
      { email: newAddress(), cart: [line()] },
      { 'content-language': 'fr' },
    );
    expect(answer.json<{ message: string }>().message).toContain('Veuillez');
  });
});

describe('what is no request is refused at its field, and keeps nothing', () => {
  test.each<[string, unknown, unknown]>([
    ['no address', undefined, undefined],
    ['something else', 'ada', undefined],
    ['two addresses', 'a@example.org,b@example.org', undefined],
    ['another header', 'a@example.org\r\nBcc: b@example.org', undefined],
    ['a very long address', `${'a'.repeat(250)}@example.org`, undefined],
    ['an empty cart', 'a@example.org', []],
    ['no cart', 'a@example.org', 'chair'],
    ['too many lines', 'a@example.org', Array.from({ length: 51 }, () => ({ pieceId: 'a', quantity: 1 }))],
    ['an id with markup', 'a@example.org', [{ pieceId: '<img src=x>', quantity: 1 }]],
    ['an id that breaks the link', 'a@example.org', [{ pieceId: 'a#token=b', quantity: 1 }]],
    ['no quantity', 'a@example.org', [{ pieceId: 'a', quantity: 0 }]],
    ['a part of one', 'a@example.org', [{ pieceId: 'a', quantity: 1.5 }]],
    ['another rental', 'a@example.org', [{ pieceId: 'a', quantity: 1, rentOption: '3 Tage' }]],
  ])('%s', async (_what, email, cart) => {
    const answer = await post('/api/cart-reminders', { email, cart: cart ?? [line()] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ issues: object[] }>().issues.length).toBeGreaterThan(0);
    expect(await rows()).toBe(0);
  });
});

describe('tokens', () => {
  test.each(['confirm', 'stop'])(
    'made up ones are refused, forms of browsers get a page: %s',
    async (call) => {
      const token = 'x'.repeat(43);
      expect((await post(`/api/cart-reminders/${call}`, { token })).json()).toMatchObject({
        code: 'mail-link-invalid',
      });
      const page = await post(`/api/cart-reminders/${call}`, `token=${token}&language=en`, {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
      });
      expect([page.statusCode, page.headers.location]).toEqual([
        303,
        '/en/warenkorb-erinnerung/link-ungueltig',
      ]);
    },
  );

  test('a token that stops opens nothing and confirms nothing', async () => {
    const email = newAddress();
    await ask(email);
    const [mail] = await mailsTo(shop, email);
    const stop = mail?.blocks.find((block) => block.kind === 'link');
    const token = new URL(stop?.address ?? '').hash.slice('#token='.length);
    for (const call of ['/api/cart-reminders/confirm', '/api/newsletter/confirm', '/api/reset-password']) {
      const answer = await post(call, { token, password: 'Vier alte Stühle' });
      expect(answer.statusCode, call).toBeGreaterThanOrEqual(400);
    }
    expect((await post('/api/cart-reminders/stop', { token })).statusCode).toBe(200);
    // The link to confirm is stopped, too.
    const confirm = await post('/api/cart-reminders/confirm', { token: tokenIn(mail) });
    expect(confirm.json()).toMatchObject({ code: 'mail-link-invalid' });
  });
});
