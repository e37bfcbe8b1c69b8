import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const expiresOf = (text: string) => new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');

test('security.txt names the company’s address and never runs out', async () => {
  const { email } = await shop.shop.content.companyData();
  for (const now of ['2026-06-15T10:00:00Z', '2028-02-29T23:59:59Z']) {
    shop.setNow(new Date(now));
    const answer = await shop.app.inject('/.well-known/security.txt');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toContain(`Contact: mailto:${email}\n`);
    expect(answer.body).toContain('Canonical: https://wmk.example/.well-known/security.txt\n');
    const days = (expiresOf(answer.body).getTime() - new Date(now).getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  }
});
