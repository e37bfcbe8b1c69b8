import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { loggedAddress } from '../../src/server/admission/logged-address.ts';
import { aCustomer, mailsTo, tokenIn } from './an-account.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
let sold: string;
let free: string;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.fill([
    { draft: aPiece({ sku: 'A-1', title: 'Sessel eins' }), publishedAt: testNow },
    { draft: aPiece({ sku: 'A-2', title: 'Sessel zwei' }), publishedAt: testNow },
    { draft: aPiece({ sku: 'A-3', title: 'Entwurf', stock: 0 }), publishedAt: testNow },
  ]);
  [sold, free] = [await shop.idOf('A-1'), await shop.idOf('A-2')];
  const now = testNow;
  await shop.shop.db.transaction(
    async (tx) =>
      void (await shop.shop.inventory.sellOrRent(tx, {
        reference: 'an order',
        lines: [{ position: 0, pieceId: sold, variantId: null, quantity: 1, kind: 'sale' }],
        now,
      })),
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from piece_alerts`.execute(queries<object>(shop.shop.db));
});

const email = 'wartende@example.org';
const post = (url: string, payload?: object | string, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/piece-alerts${url}`,
    ...(payload === undefined ? {} : { payload }),
    headers,
  });
const asForm = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

describe('asking for an alert', () => {
  test('answers the same for an address that is new, asked, waiting, or over its limit', async () => {
    const email = 'gleich@example.org';
    const first = await post('', { pieceId: sold, email });
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { success: true, message: expect.stringContaining('Bitte bestätigen Sie darin') as string },
    ]);
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const again = await post('', { pieceId: sold, email });
    await post('/confirm', { token: tokenIn((await mailsTo(shop, email))[0]) });
    const waiting = await post('', { pieceId: sold, email: email.toUpperCase() });
    for (const answer of [again, waiting]) {
      expect([answer.statusCode, answer.body]).toEqual([first.statusCode, first.body]);
    }
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  test.each([
    ['a piece that can be had', () => free, email, 409, 'piece-available'],
    ['an unknown piece', () => 'no-such-piece', email, 404, 'product-not-found'],
    ['something like SQL', () => "x' or '1'='1", email, 404, 'product-not-found'],
    ['no piece', () => '', email, 400, 'invalid-request'],
    ['a text that no database takes', () => 'a\u0000b', email, 400, 'invalid-request'],
    ['no address', () => sold, '', 400, 'invalid-request'],
    ['two addresses', () => sold, 'ada@example.org,grete@example.org', 400, 'invalid-request'],
    ['a header in the address', () => sold, 'ada@example.org\r\nBcc: b@example.org', 400, 'invalid-request'],
    ['an endless address', () => sold, `${'a'.repeat(300)}@example.org`, 400, 'invalid-request'],
  ])('for %s is refused, and nothing is stored or sent', async (_case, piece, address, status, code) => {
    const answer = await post('', { pieceId: piece(), email: address });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    const { rows } = await sql`select from piece_alerts`.execute(queries<object>(shop.shop.db));
    expect(rows).toHaveLength(0);
  });

  test('for a draft says no more than for a piece that does not exist', async () => {
    const [draft, none] = [await shop.idOf('A-3'), 'no-such-piece'];
    await sql`update pieces set published_at = null where id = ${draft}`.execute(
      queries<object>(shop.shop.db),
    );
    const answers = await Promise.all([draft, none].map((pieceId) => post('', { pieceId, email })));
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(answers[0]?.statusCode).toBe(404);
  });

  test('says what is wrong at its field, in the language of the page', async () => {
    const answer = await post('', { pieceId: sold, email: 'ada' }, { 'content-language': 'en' });
    expect(answer.json()).toMatchObject({
      issues: [{ field: 'email', message: 'Please enter a valid email address' }],
    });
  });
});

describe('the links of the mails', () => {
  const asked = async () => {
    await post('', { pieceId: sold, email }, { 'content-language': 'en' });
    const [mail] = await mailsTo(shop, email);
    return { mail, token: tokenIn(mail) };
  };

  test('carry their token behind #, do nothing by a visit, and one cannot stand in for the other', async () => {
    const { mail, token } = await asked();
    const links = (mail?.blocks ?? []).flatMap((block) => ('address' in block ? [block.address] : []));
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toMatch(/^https:\/\/wmk\.example\/en\/benachrichtigung\/[a-z]+#token=[\w-]+$/);
      expect((await shop.app.inject({ method: 'GET', url: new URL(link).pathname })).statusCode).toBe(200);
    }
    const oneClick = new URL(/^<(.*)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
    const address = oneClick.pathname + oneClick.search;
    expect(loggedAddress(address)).toBe('/api/piece-alerts/stop?token=[redacted]');
    expect((await shop.app.inject({ method: 'GET', url: address })).statusCode).toBe(404);
    const stop = oneClick.searchParams.get('token') ?? '';
    expect((await post('/confirm', { token: stop })).json()).toMatchObject({ code: 'mail-link-invalid' });
    await post('/stop', { token });
    expect(await shop.shop.alerts.dataOf(email)).toHaveLength(1);

    // As RFC 8058 has mail programs send it: no cookie, no origin, no script.
    const ended = await post(`/stop?token=${stop}`, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(ended.statusCode).toBe(200);
    expect(ended.body).not.toContain(email);
    expect(await shop.shop.alerts.dataOf(email)).toEqual([]);
  });

  test('lead from the page to a page, in its language', async () => {
    const { token } = await asked();
    const form = new URLSearchParams({ token, language: 'en' }).toString();
    const confirmed = await post('/confirm', form, asForm);
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([
      303,
      '/en/benachrichtigung/bestaetigt',
    ]);
    expect(await shop.shop.alerts.dataOf(email)).toHaveLength(1);
  });

  test.each(['toString', '__proto__', 'bestaetigen/x', ''])('there is no step %j', async (step) => {
    const page = await shop.app.inject({ method: 'GET', url: `/benachrichtigung/${step}` });
    expect(page.statusCode).toBe(404);
  });
});

test('the export of an account has its alerts once the address is confirmed', async () => {
  const ada = await aCustomer(shop);
  await post('', { pieceId: sold, email: ada.email });
  const read = async () =>
    (await ada.ask('GET', '/account/export')).json<{ data: { pieceAlerts: object[] } }>().data.pieceAlerts;
  expect(await read()).toEqual([]);
  await ada.ask('POST', '/account/email/confirmation');
  await ada.ask('POST', '/account/email/confirm', { token: tokenIn((await mailsTo(shop, ada.email))[0]) });
  expect(await read()).toMatchObject([{ piece_id: sold, state: 'pending', requests: [{}] }]);
});
