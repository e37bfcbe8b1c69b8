import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer } from './an-account.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Mail programs wrap and shorten links, and people copy a part of them, or more. */
const damaged: readonly [string, string][] = [
  ['shortened', 'abc'],
  ['emptied', ''],
  ['made up', 'x'.repeat(43)],
  ['with what stood beside it', 'x'.repeat(500)],
];

describe.each([
  ['/api/newsletter/confirm', '/newsletter'],
  ['/api/newsletter/unsubscribe', '/newsletter'],
  ['/api/piece-alerts/confirm', '/benachrichtigung'],
  ['/api/piece-alerts/stop', '/benachrichtigung'],
  ['/api/cart-reminders/confirm', '/warenkorb-erinnerung'],
  ['/api/cart-reminders/stop', '/warenkorb-erinnerung'],
])('a button that calls %s', (url, pages) => {
  test.each(damaged)('leads to a page that says so if its link is %s', async (_, token) => {
    const form = await shop.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams({ token, language: 'fr' }).toString(),
    });
    expect([form.statusCode, form.headers.location]).toEqual([303, `/fr${pages}/link-ungueltig`]);
    const script = await shop.app.inject({ method: 'POST', url, payload: { token } });
    expect([script.statusCode, script.json()]).toMatchObject([403, { code: 'mail-link-invalid' }]);
  });
});

describe.each([
  ['/api/reset-password', { password: 'Vier alte Stühle' }],
  ['/api/account/email/confirm', { password: 'Vier alte Stühle' }],
  ['/api/account/email/refuse', {}],
  ['/api/account/order-claims/redeem', {}],
  ['/api/admin/reset-password', { password: 'Vier alte Stühle' }],
  ['/api/admin/invitation/name', {}],
  ['/api/admin/invitation', { password: 'Vier alte Stühle', name: 'Ada' }],
])('a form that calls %s', (url, rest) => {
  test.each(damaged)('is told that the link is over, not that a field is wrong: %s', async (_, token) => {
    const ada = await aCustomer(shop);
    const answer = await ada.ask('POST', url.slice('/api'.length), { ...rest, token });
    expect(answer.statusCode).toBe(410);
    expect(answer.json<{ code: string }>().code).toMatch(/^(mail-link|invitation)-/);
  });
});
