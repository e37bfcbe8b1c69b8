import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const policyOf = async (address: string) =>
  String((await shop.app.inject(address)).headers['content-security-policy']);

test.each(['/admin', '/admin/', '/admin/pieces', '/admin/pieces/sofa-1', '/admin/einladung'])(
  '%s is the back office, neither cached nor indexed',
  async (address) => {
    const { statusCode, headers, body } = await shop.app.inject(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(body).toContain('<div id="root"></div>');
  },
);

test('its policy lets in no inline script, and styles by a nonce of this very answer', async () => {
  const answer = await shop.app.inject('/admin');
  const policy = String(answer.headers['content-security-policy']);
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(answer.body).toContain(`<meta name="style-nonce" content="${nonce}">`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect(await policyOf('/admin')).not.toBe(policy);
});

test('its files are kept for ever, and come compressed', async () => {
  const { body } = await shop.app.inject('/admin');
  const script = /src="(\/admin\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? '';
  const answer = await shop.app.inject({ url: script, headers: { 'accept-encoding': 'br' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test.each(['/admin/assets/nothing.js', '/assets/nothing.js'])(
  'no page instead of a missing file: %s',
  async (url) => {
    expect((await shop.app.inject(url)).statusCode).toBe(404);
  },
);
