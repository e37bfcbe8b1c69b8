import { expect, test } from 'vitest';
import { openTestShop } from './open-test-shop.ts';

/** The proxy appends the address that it sees to whatever the client has sent. */
const behindProxy = (client: string, invented: string) => ({
  url: '/api/account/profile',
  remoteAddress: '10.0.0.1',
  headers: { 'x-forwarded-for': `${invented}, ${client}` },
});

async function refusedAfter(trust: string, ask: (index: number) => object): Promise<boolean> {
  const shop = await openTestShop({ RATE_LIMITS: 'on', TRUST_PROXY: trust });
  try {
    let refused = false;
    for (let index = 0; index <= 600; index += 1) {
      refused = (await shop.app.inject(ask(index))).statusCode === 429;
    }
    return refused;
  } finally {
    await shop.close();
  }
}

test('behind a proxy nobody escapes the limits with an invented address', async () => {
  expect(
    await refusedAfter('private', (index) => behindProxy('192.0.2.1', `198.51.100.${index % 250}`)),
  ).toBe(true);
});

test('a proxy that adds the port of each connection does not separate clients by it', async () => {
  expect(
    await refusedAfter('private', (index) => behindProxy(`192.0.2.1:${1024 + index}`, '198.51.100.1')),
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
