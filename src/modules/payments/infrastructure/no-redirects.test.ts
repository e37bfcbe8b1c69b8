import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { paypalClient } from './paypal/paypal-client.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

let elsewhere: Server;
let provider: Server;
let asked: string[] = [];
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    asked.push(`${request.headers.authorization} ${request.url}`);
    response.setHeader('content-type', 'application/json').end('{"access_token":"x","expires_in":900}');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  provider = createServer((request, response) => {
    response.writeHead(307, { location: `${addressOf(elsewhere)}${request.url}` }).end();
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  elsewhere.close();
  provider.close();
});
beforeEach(() => {
  asked = [];
});

test('PayPal’s API cannot send the shop, with its login and orders, to somebody else', async () => {
  const ask = paypalClient({
    clientId: 'id',
    clientSecret: 'secret',
    webhookId: 'w',
    merchantId: null,
    environment: 'live' as const,
    address: () => addressOf(provider),
    onError: () => undefined,
  });
  const answer = await ask({ method: 'GET', path: '/v2/checkout/orders/1' }, z.object({}));
  expect(answer.ok).toBe(false);
  expect(asked).toEqual([]);
});

test('nor can Stripe’s', async () => {
  const stripe = stripeProvider({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    takesKlarna: true,
    address: () => addressOf(provider),
    onError: () => undefined,
  });
  const answer = await stripe.look({ kind: 'card', externalId: 'pi_1' });
  expect(answer.ok).toBe(false);
  expect(asked).toEqual([]);
});
