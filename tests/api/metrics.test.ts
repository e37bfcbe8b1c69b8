import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

const token = 'geheimes-kennwort-der-messung';
const here = { PUBLIC_URL: 'http://localhost:3000' };
const opened: TestShop[] = [];

async function open(environment: Record<string, string>): Promise<TestShop> {
  const shop = await openTestShop(environment);
  opened.push(shop);
  return shop;
}
afterAll(() => Promise.all(opened.map((shop) => shop.close())));

type Request = { headers?: Record<string, string>; remoteAddress?: string };
const local = { host: 'localhost:3000' };
const bearer = { authorization: `Bearer ${token}` };

describe('only authorised clients read figures; everybody else sees an ordinary 404', () => {
  let own: TestShop;
  let withToken: TestShop;
  let behindProxy: TestShop;
  let public_: TestShop;
  beforeAll(async () => {
    own = await open(here);
    withToken = await open({ ...here, METRICS_TOKEN: token });
    behindProxy = await open({ ...here, TRUST_PROXY: 'loopback' });
    public_ = await open({});
  });
  const asks = (shop: TestShop, request: Request) =>
    shop.app.inject({ url: '/metrics', ...request, headers: { accept: 'text/html', ...request.headers } });

  test.each<[string, () => TestShop, Request]>([
    ['this machine', () => own, { headers: local }],
    ['this machine by IPv6', () => own, { headers: { host: '[::1]:3000' }, remoteAddress: '::1' }],
    [
      'whoever shows the token, from anywhere',
      () => withToken,
      { headers: bearer, remoteAddress: '192.0.2.7' },
    ],
  ])('%s', async (_who, shop, request) => {
    const answer = await asks(shop(), request);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatch(/^wmk_database_up 1$/m);
  });

  test.each<[string, () => TestShop, Request]>([
    ['another machine', () => own, { headers: local, remoteAddress: '192.0.2.7' }],
    ['a foreign name for this machine', () => own, { headers: { host: 'evil.example' } }],
    ['a proxy on this machine', () => own, { headers: { ...local, 'x-forwarded-for': '192.0.2.7' } }],
    ['one that is trusted', () => behindProxy, { headers: local }],
    [
      'whoever says through a trusted proxy to be this machine',
      () => behindProxy,
      { headers: { ...local, 'x-forwarded-for': '127.0.0.1' }, remoteAddress: '192.0.2.7' },
    ],
    ['this machine, where the shop has a public address', () => public_, { headers: local }],
    ['this machine without the token', () => withToken, { headers: local }],
    ['a wrong token', () => withToken, { headers: { ...local, authorization: `Bearer ${token}x` } }],
    ['no token at all', () => withToken, { headers: { ...local, authorization: 'Bearer ' } }],
  ])('not %s', async (_who, shop, request) => {
    const answer = await asks(shop(), request);
    const unknown = await shop().app.inject({
      url: '/no-such-page',
      ...request,
      headers: { accept: 'text/html', ...request.headers },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.body.replace(/"renderedAt":"[^"]+"/, '')).toBe(
      unknown.body.replace(/"renderedAt":"[^"]+"/, ''),
    );
  });
});

test('measured: routes instead of addresses, the cache, waiting jobs, orders', async () => {
  const shop = await open(here);
  const figures = async () => (await shop.app.inject({ url: '/metrics', headers: local })).body;
  const figureOf = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length + 1),
    );
  await figures();
  await shop.fill([{ draft: aPiece({ sku: 'V-4711', title: 'Sideboard' }), publishedAt: testNow }]);
  const { rows } = await sql<{ id: string }>`select id from pieces`.execute(queries<object>(shop.shop.db));
  const piece = rows[0]!.id;
  await shop.app.inject(`/api/products/${piece}`);
  await shop.app.inject(`/product/${piece}`);
  // The database may announce the new piece only now, which empties the cache once more.
  const hits = 'wmk_page_cache_hits_total{cache="usual"}';
  await expect
    .poll(async () => {
      await shop.app.inject(`/product/${piece}`);
      return figureOf(await figures(), hits);
    })
    .toBe(1);
  await shop.app.inject('/nirgends/geheim-1');
  const body = payload([bought(piece)], 915);
  const post = (url: string, sent: object) => shop.app.inject({ method: 'POST', url, payload: sent });
  const orderId = orderIdOf(await post('/api/initiate-payment', body));
  expect((await post(`/api/checkout/${orderId}/confirm`, {})).statusCode).toBe(200);
  await shop.app.inject(`/order-success/${orderId}`);
  await shop.app.inject('/account-link/geheim-2?token=geheim-3');

  const text = await figures();
  const count = (method: string, route: string, status: number) =>
    figureOf(text, `wmk_http_request_seconds_count{method="${method}",route="${route}",status="${status}"}`);
  expect(count('GET', '/api/products/:id', 200)).toBe(1);
  expect(count('POST', '/api/initiate-payment', 200)).toBe(1);
  expect(count('POST', '/api/checkout/:orderId/confirm', 200)).toBe(1);
  expect(text).toMatch(/route="none",status="404"/);
  expect([1, 2]).toContain(figureOf(text, 'wmk_page_cache_misses_total{cache="usual"}'));
  expect(figureOf(text, hits)).toBe(1);
  expect(figureOf(text, 'wmk_outbox_waiting')).toBeGreaterThan(0);
  expect(figureOf(text, 'wmk_orders_last_hour{step="placed"}')).toBe(1);
  expect(figureOf(text, 'wmk_orders_last_hour{step="paid"}')).toBe(0);
  expect(figureOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds ');
  if (shop.shop.db.engine === 'postgresql') {
    expect(figureOf(text, 'wmk_database_connections{state="waiting"}')).toBe(0);
  }
  for (const secret of [piece, orderId, body.shipmentAdress.email, 'geheim', 'V-4711']) {
    expect(text).not.toContain(secret);
  }
});

test('while the database does not answer, the process still reports its own figures', async () => {
  const shop = await openTestShop(here);
  try {
    await sql`alter table outbox rename to gone`.execute(queries<object>(shop.shop.db));
    const { statusCode, body } = await shop.app.inject({ url: '/metrics', headers: local });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^wmk_database_up 0$/m);
    expect(body).not.toMatch(/^wmk_outbox_waiting/m);
  } finally {
    await shop.close();
  }
});
