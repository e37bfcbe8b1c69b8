import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenAfterwards, unsoundIn } from '../hostile/afterwards.ts';
import { dawdle, sendRawRequests } from '../hostile/unruly-connections.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
let base: string;
let stopDawdling: () => void;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  stopDawdling = await dawdle(base, 20);
});
afterAll(async () => {
  stopDawdling();
  await shop.close();
});

test('requests that no client would send are refused with an answer', async () => {
  expect(await sendRawRequests(base)).toEqual([]);
});

test('afterwards the shop works, and its data are sound', async () => {
  expect(await brokenAfterwards(base)).toEqual([]);
  expect(await unsoundIn(shop.shop.db)).toEqual([]);
});

test('every REST route is in the description, which attacks and tests of rights iterate over', async () => {
  const { paths } = shop.app.swagger() as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const undescribed = ['GET /api/openapi.json', 'GET /api/admin/openapi.json'];
  const routes = routesIn(shop.app.printRoutes({ commonPrefix: false })).filter(
    (route) => route.includes(' /api/') && !route.startsWith('GET /api/docs'),
  );
  expect(routes.toSorted()).toEqual([...described, ...undescribed].toSorted());
});

/** 'GET /api/products/{id}' from the tree that the router prints. */
function routesIn(tree: string): string[] {
  const parts: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', text = ''] = /^([│├└─\s]*)(.*)$/u.exec(line) ?? [];
    const [, segment = '', methods = ''] = /^(\S*) \((.*)\)$/.exec(text) ?? [null, text];
    const depth = indent.length / 4;
    parts.length = Math.max(0, depth - 1);
    parts[depth - 1] = segment;
    const path = parts.join('').replace(/:(\w+)/g, '{$1}');
    return (methods ?? '')
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD' && method !== 'OPTIONS')
      .map((method) => `${method} ${path}`);
  });
}

test('clients with too many requests must wait, even without a required login', async () => {
  const limited = await openTestShop({ RATE_LIMITS: 'on' });
  try {
    const ask = (from: string) => limited.app.inject({ url: '/api/account/profile', remoteAddress: from });
    for (let index = 0; index < 600; index += 1) await ask('192.0.2.1');
    const refused = await ask('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('192.0.2.2')).statusCode).toBe(401);
    // What its schema refuses does not count against a route's own limit: a form may be corrected often.
    const remind = (email: string) =>
      limited.app.inject({
        method: 'POST',
        url: '/api/subscribe',
        remoteAddress: '192.0.2.3',
        payload: { email },
      });
    for (let index = 0; index < 25; index += 1) expect((await remind('')).statusCode).toBe(400);
    for (let index = 0; index < 20; index += 1) {
      expect((await remind(`lena-${index}@example.org`)).statusCode).toBe(200);
    }
    const stopped = await remind('lena@example.org');
    expect(stopped.statusCode).toBe(429);
    expect(stopped.json<{ message: string }>().message).toBe(
      'Zu viele Anfragen. Bitte versuchen Sie es in 60 Minuten wieder.',
    );
    expect((await remind('')).statusCode).toBe(400);
  } finally {
    await limited.close();
  }
});
