import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkWebhooks } from '../application/check-webhooks.ts';
import { awaitedOfPaypal, awaitedOfStripe } from '../domain/awaited-events.ts';
import { paypalProvider } from './paypal-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

let server: Server;
let answers: Record<string, { status?: number; body: object }> = {};
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const { status = 200, body } =
      path === '/v1/oauth2/token'
        ? { body: { access_token: 'x', expires_in: 900 } }
        : (answers[path] ?? { status: 404, body: {} });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const onError = () => undefined;

async function warnings(): Promise<[object, string][]> {
  const said: [object, string][] = [];
  const log = {
    warn: (...one: unknown[]) => void said.push(one as [object, string]),
    error: () => undefined,
  };
  const paypal = { clientId: 'id', clientSecret: 's', webhookId: 'WH1', merchantId: null, address, onError };
  const providers = {
    stripe: stripeProvider({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', address, onError }),
    paypal: paypalProvider(paypal),
  };
  await checkWebhooks({ providers, log }, 'https://shop.example');
  return said;
}

const endpoint = (url: string, events: readonly string[], status = 'enabled') => ({
  body: {
    ...{ object: 'list', has_more: false, url: '/v1/webhook_endpoints' },
    data: [{ id: 'we_1', object: 'webhook_endpoint', url, status, enabled_events: events }],
  },
});
const webhook = (url: string, names: readonly string[]) => ({
  body: { id: 'WH1', url, event_types: names.map((name) => ({ name })) },
});
const stripeHere = 'https://shop.example/api/webhooks/stripe';
const paypalHere = 'https://shop.example/api/webhooks/paypal';

test.each([[awaitedOfStripe], [['*']]])('nothing is said where all events come', async (events) => {
  answers = {
    '/v1/webhook_endpoints': endpoint(stripeHere, events),
    '/v1/notifications/webhooks/WH1': webhook(paypalHere, awaitedOfPaypal),
  };
  expect(await warnings()).toEqual([]);
});

test('missing events, another address and a disabled webhook are named', async () => {
  answers = {
    '/v1/webhook_endpoints': endpoint(
      stripeHere,
      awaitedOfStripe.filter((one) => !one.startsWith('charge.')),
    ),
    '/v1/notifications/webhooks/WH1': webhook('https://elsewhere.example/', ['*']),
  };
  const [stripe, paypal] = await warnings();
  expect(stripe?.[0]).toMatchObject({
    provider: 'stripe',
    events: awaitedOfStripe.filter((one) => one.startsWith('charge.')),
  });
  expect(paypal?.[0]).toMatchObject({ provider: 'paypal', events: awaitedOfPaypal });
  answers['/v1/webhook_endpoints'] = endpoint(stripeHere, ['*'], 'disabled');
  expect((await warnings())[0]?.[0]).toMatchObject({ events: awaitedOfStripe });
});

test('keys that may not see webhooks leave a line that says so', async () => {
  const error = { type: 'invalid_request_error', message: 'no permission' };
  answers = { '/v1/webhook_endpoints': { status: 403, body: { error } } };
  expect((await warnings()).map(([, text]) => text)).toEqual([
    expect.stringContaining('look there'),
    expect.stringContaining('look there'),
  ]);
});
