import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxHashes, verifyPassword } from '../../src/platform/logins/password-hash.ts';
import { runFor, TooBusy } from '../../src/platform/fair-queue/client.ts';
import { TimeShares } from '../../src/platform/fair-queue/time-shares.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
const shares = new TimeShares();
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
/** A stored password contains the cost of checking it. */
const dear = 'scrypt$15$8$24$c2FsdA$a2V5';
const cheap = 'scrypt$4$8$1$c2FsdA$a2V5';

const atWork = () =>
  Array.from({ length: maxHashes.atOnce }, (_, index) =>
    runFor(shares.clientAt(`192.0.2.${100 + index}`), () => verifyPassword('geraten', dear)),
  );
const waitingFor = (network: (index: number) => string) =>
  Array.from({ length: maxHashes.waiting }, (_, index) =>
    runFor(shares.clientAt(network(index)), () => verifyPassword('geraten', cheap)).catch(
      (error: unknown) => error,
    ),
  );

test('where as many log in as can be waited for, the next is asked to come later, and pages are served', async () => {
  const others = [...atWork(), ...waitingFor((index) => `198.51.100.${index}`)];
  const refused = await Promise.all([1, 2, 3].map(logIn));
  for (const answer of refused) {
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'too-busy' }]);
    expect(answer.headers['retry-after']).toBe('5');
  }
  expect((await shop.app.inject({ url: '/' })).statusCode).toBe(200);
  expect(await Promise.all(others)).toEqual(others.map(() => false));
  expect((await logIn(1)).statusCode).toBe(401);
});

test('a network that logs in as often as possible does not keep others from it', async () => {
  const flood = [...atWork(), ...waitingFor(() => '198.51.100.1')];
  const visitor = await logIn(4);
  expect(visitor.statusCode).toBe(401);
  const answers = await Promise.all(flood);
  expect(answers.filter((answer) => answer instanceof TooBusy)).toHaveLength(1);
  expect(answers.filter((answer) => answer === false)).toHaveLength(flood.length - 1);
});
