import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedAddress } from '../../src/server/admission/logged-address.ts';
import { mailsTo, tokenIn } from './an-account.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const email = 'leserin@example.org';
const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url, payload, headers });
const subscribed = async () => {
  await post('/api/subscribe', { email });
  const [asked] = await mailsTo(shop, email);
  await post('/api/newsletter/confirm', { token: tokenIn(asked) });
  const [welcome] = await mailsTo(shop, email);
  return { asked, welcome };
};

test('people’s links carry their token behind #; the header for mail programs can do nothing but unsubscribe', async () => {
  const { asked, welcome } = await subscribed();
  for (const mail of [asked, welcome]) {
    const [link] = (mail?.blocks ?? []).flatMap((block) => ('address' in block ? [block.address] : []));
    expect(link).toMatch(/^https:\/\/wmk\.example\/newsletter\/[a-z]+#token=[\w-]+$/);
  }
  const oneClick = new URL(/^<(.*)>$/.exec(welcome?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
  const token = oneClick.searchParams.get('token') ?? '';
  const address = oneClick.pathname + oneClick.search;

  // It is in no log, it begins no subscription, it opens no session, and a visit does nothing.
  expect(loggedAddress(address)).toBe('/api/newsletter/unsubscribe?token=[redacted]');
  expect((await post('/api/newsletter/confirm', { token })).json()).toMatchObject({
    code: 'mail-link-invalid',
  });
  for (const call of ['/api/reset-password', '/api/account/email/confirm', '/api/account/email/refuse']) {
    const answer = await post(call, { token, password: 'Vier alte Stühle' });
    expect(answer.statusCode, call).toBeGreaterThanOrEqual(400);
  }
  expect((await shop.app.inject({ method: 'GET', url: address })).statusCode).toBe(404);

  // As RFC 8058 has mail programs send it: no cookie, no origin, no script.
  const ended = await post(address, 'List-Unsubscribe=One-Click', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(ended.statusCode).toBe(200);
  // Whose address it is, the answer does not say.
  expect(ended.body).not.toContain(email);
  expect(ended.headers['set-cookie']).toBeUndefined();
  const list = await shop.shop.newsletter.dataOf(email);
  expect(list).toMatchObject({ state: 'ended' });
});
