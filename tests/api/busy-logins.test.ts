import type * as Crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mostHashes } from '../../src/platform/logins/password-hash.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';

/** Hashes that have begun and do not end before the test says so, as if each took very long. */
const slow = vi.hoisted(() => ({ isOver: false, begun: [] as (() => void)[] }));
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof Crypto>();
  const scrypt = (...asked: Parameters<typeof real.scrypt>) => {
    const go = () => real.scrypt(...asked);
    if (slow.isOver) go();
    else slow.begun.push(go);
  };
  return { ...real, scrypt };
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' });
});
afterAll(() => shop.close());

const logIn = (index: number) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: `192.0.2.${index}`,
    payload: { email: `wer-${index}@example.org`, password: 'geraten' },
  });

test('of many logins from everywhere few are looked at together, and the rest is asked to come later', async () => {
  const statuses: number[] = [];
  const most = mostHashes.atOnce + mostHashes.waiting;
  const logins = Array.from({ length: most + 10 }, async (_, index) => {
    const answer = await logIn(index);
    statuses.push(answer.statusCode);
    return answer;
  });
  await expect.poll(() => statuses).toEqual(Array.from({ length: 10 }, () => 503));
  expect(slow.begun).toHaveLength(mostHashes.atOnce);
  const refused = await logIn(200);
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'too-busy' }]);
  expect(refused.headers['retry-after']).toBe('5');
  // Whoever only looks does not notice.
  expect((await shop.app.inject({ url: '/' })).statusCode).toBe(200);

  slow.isOver = true;
  for (const go of slow.begun) go();
  const answers = await Promise.all(logins);
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(most);
  expect((await logIn(200)).statusCode).toBe(401);
});
