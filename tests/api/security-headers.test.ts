import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
let base: string;

beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_URL: 'https://wmk.example' });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
});
afterAll(() => shop.close());

const page = { accept: 'text/html' };
/** Kinds of answers, and whether each is a document with a policy of its own. */
const answers = [
  ['a page that is made', '/faq', page, 'document'],
  ['a page from memory', '/faq', page, 'document'],
  ['a page in English', '/en/faq', page, 'document'],
  ['a page that there is not', '/nix', page, 'document'],
  ['a page whose address cannot be read', '/product/%FF', page, 'document'],
  ['the back office', '/admin', page, 'document'],
  ['REST', '/api/categories', {}, 'data'],
  ['a refusal of REST', '/api/products/nix', {}, 'data'],
  ['a refusal to strangers', '/api/admin/staff', {}, 'data'],
  ['an address of REST that there is not', '/api/nix', {}, 'data'],
  ['an address of REST that cannot be read', '/api/products/%E0%A4%A', {}, 'data'],
  ['an address of REST that is too long', `/api/products/${'a'.repeat(300)}`, {}, 'data'],
  ['the description', '/api/openapi.json', {}, 'data'],
  ['the description to be read', '/api/docs/', page, 'docs'],
  ['a drawing', '/icon.svg', {}, 'file'],
  ['a feed', '/sitemap.xml', {}, 'file'],
  ['a probe', '/health/live', {}, 'data'],
  ['robots.txt', '/robots.txt', {}, 'file'],
] as const;

describe('every answer tells the browser what it may do with it', () => {
  test.each(answers)('%s', async (_what, path, headers, kind) => {
    const answer = await fetch(`${base}${path}`, { headers });
    await answer.arrayBuffer();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = answer.headers.get('content-security-policy') ?? '';
    if (kind !== 'data' && kind !== 'file') {
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
        expect(policy).toContain(part);
      }
      // The program that draws the description sets styles; it shows nobody's data, and runs no script but its own.
      expect(kind === 'docs' ? policy.replace("style-src 'self' 'unsafe-inline'", '') : policy).not.toContain(
        'unsafe',
      );
      if (kind === 'docs') expect(policy).toContain("default-src 'none'; script-src 'self';");
      expect(answer.headers.get('referrer-policy')).not.toBeNull();
    } else expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
      expect(answer.headers.get(name)).toBeNull();
    }
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});

test('a shop on plain HTTP does not ask for TLS', async () => {
  const plain = await openTestShop({ PUBLIC_URL: 'http://localhost:3000' });
  for (const url of ['/faq', '/api/categories']) {
    expect((await plain.app.inject(url)).headers['strict-transport-security']).toBeUndefined();
  }
  await plain.close();
});
