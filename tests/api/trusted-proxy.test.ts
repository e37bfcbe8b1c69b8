import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';

const trusted = ['0', 'private', 'private,198.51.100.0/24'] as const;
const shops = new Map<string, TestShop>();
beforeAll(async () => {
  for (const TRUST_PROXY of trusted) {
    shops.set(TRUST_PROXY, await openTestShop({ RATE_LIMITS: 'on', TRUST_PROXY }));
  }
});
afterAll(() => Promise.all([...shops.values()].map((shop) => shop.close())));

/** What a client may send to the route of the newsletter. */
const subscriptionsPerMinute = 20;

/** The proxy appends the address that it sees to whatever the client has sent. */
const behindProxy = (client: string, invented: string) => ({
  method: 'POST' as const,
  url: '/api/subscribe',
  payload: { email: `${randomUUID()}@example.org` },
  remoteAddress: '10.0.0.1',
  headers: { 'x-forwarded-for': `${invented}, ${client}` },
});

/** Each test has clients of its own, since the shops count on. */
async function refusedAfter(
  trust: (typeof trusted)[number],
  ask: (index: number) => object,
): Promise<boolean> {
  let refused = false;
  for (let index = 0; index <= subscriptionsPerMinute; index += 1) {
    refused = (await shops.get(trust)?.app.inject(ask(index)))?.statusCode === 429;
  }
  return refused;
}

test('behind a proxy nobody escapes the limits with an invented address', async () => {
  expect(
    await refusedAfter('private', (index) => behindProxy('203.0.113.1', `198.51.100.${index % 250}`)),
  ).toBe(true);
});

test('a proxy that adds the port of each connection does not separate clients by it', async () => {
  expect(
    await refusedAfter('private', (index) => behindProxy(`203.0.113.2:${1024 + index}`, '198.51.100.1')),
  ).toBe(true);
});

test('behind a proxy clients are told apart', async () => {
  expect(
    await refusedAfter('private', (index) => behindProxy(`192.0.2.${index % 250}`, '198.51.100.1')),
  ).toBe(false);
});

test('without a proxy clients cannot choose their address', async () => {
  expect(await refusedAfter('0', (index) => behindProxy(`192.0.2.${index % 250}`, '198.51.100.1'))).toBe(
    true,
  );
});

test('clients that bypass the proxy cannot choose their address', async () => {
  expect(
    await refusedAfter('private', (index) => ({
      ...behindProxy(`192.0.2.${index % 250}`, '198.51.100.1'),
      remoteAddress: '203.0.113.9',
    })),
  ).toBe(true);
});

test('behind a network of delivery and a proxy of one’s own, clients are told apart, too', async () => {
  expect(
    await refusedAfter('private,198.51.100.0/24', (index) =>
      behindProxy('198.51.100.1', `192.0.2.${index % 250}`),
    ),
  ).toBe(false);
});
