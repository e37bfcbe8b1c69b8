import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createPacing } from './pacing.ts';
import { paypalClient } from './paypal/paypal-client.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

interface Answer {
  readonly status: number;
  readonly after?: string;
  readonly body?: object;
}

let server: Server;
let answers: Answer[] = [];
let asked: number[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/v1/oauth2/token') {
      response.setHeader('content-type', 'application/json').end('{"access_token":"x","expires_in":900}');
      return;
    }
    asked.push(performance.now());
    const { status, after, body = {} } = answers.shift() ?? { status: 200 };
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(after === undefined ? {} : { 'retry-after': after }),
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());
beforeEach(() => {
  answers = [];
  asked = [];
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const onError = () => undefined;
const paypal = () => {
  const ask = paypalClient({
    clientId: 'id',
    clientSecret: 'secret',
    webhookId: 'w',
    merchantId: null,
    environment: 'live' as const,
    address,
    onError,
  });
  return () => ask({ method: 'GET', path: '/v2/checkout/orders/1' }, z.object({}));
};
const stripe = () => {
  const provider = stripeProvider({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    takesKlarna: true,
    address,
    onError,
  });
  return () => provider.refundsOf({ kind: 'card', externalId: 'pi_1', transactionId: 'pi_1' });
};
const list = { object: 'list', data: [], has_more: false, url: '/v1/refunds' };
const locked = { error: { type: 'invalid_request_error', code: 'lock_timeout', message: 'locked' } };

describe.each([
  ['PayPal', paypal],
  ['Stripe', stripe],
])('%s', (_name, open) => {
  test('is asked again after the time that it names, and not before', async () => {
    const ask = open();
    answers = [
      { status: 429, after: '1', body: locked },
      { status: 200, body: list },
    ];
    expect(await ask()).toMatchObject({ ok: true });
    expect(asked).toHaveLength(2);
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(990);
  });

  test('is left alone until then if that is longer than a visitor can wait', async () => {
    const ask = open();
    answers = [{ status: 429, after: '60', body: locked }];
    const unavailable = { ok: false, error: { code: 'provider-unavailable' } };
    expect(await ask()).toMatchObject(unavailable);
    expect(await ask()).toMatchObject(unavailable);
    expect(asked).toHaveLength(1);
  });

  test('is asked again with growing pauses if it names no time', async () => {
    const ask = open();
    answers = [
      { status: 429, body: locked },
      { status: 429, body: locked },
      { status: 200, body: list },
    ];
    expect(await ask()).toMatchObject({ ok: true });
    const [first = 0, second = 0, third = 0] = asked;
    expect(third - second).toBeGreaterThan(second - first);
  });
});

describe('what a provider asks for', () => {
  const answer = (status: number, after: string) => ({
    status,
    headers: new Headers({ 'retry-after': after }),
  });

  test('passes with time, and a day of silence is not believed', () => {
    let now = 1_000;
    const pacing = createPacing(() => now);
    pacing.note(answer(429, '86400'));
    expect(pacing.wait()).toBeNull();
    now += 5 * 60_000 - 1_000;
    expect(pacing.wait()).toBe(1_000);
    now += 1_000;
    expect([pacing.wait(), pacing.wait(300)]).toEqual([0, 300]);
  });

  test('may be a date; other answers and other words say nothing', () => {
    const pacing = createPacing(() => 0);
    pacing.note(answer(200, '60'));
    pacing.note(answer(429, 'soon'));
    expect(pacing.wait()).toBe(0);
    pacing.note(answer(429, new Date(Date.now() + 90_000).toUTCString()));
    expect(pacing.wait()).toBeNull();
  });
});
