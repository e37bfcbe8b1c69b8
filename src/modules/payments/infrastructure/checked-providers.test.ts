import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkProviders } from '../application/check-providers.ts';
import { awaitedOfPaypal, awaitedOfStripe } from '../domain/awaited-events.ts';
import { paypalProvider } from './paypal/paypal-provider.ts';
import { fakeProvider } from '../testing/fake-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

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
  const paypal = {
    clientId: 'id',
    clientSecret: 's',
    webhookId: 'WH1',
    merchantId: null,
    environment: 'live' as const,
    address,
    onError,
  };
  const providers = {
    stripe: stripeProvider({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      takesKlarna: true,
      address,
      onError,
    }),
    paypal: paypalProvider(paypal),
  };
  await checkProviders({ providers, log, now: () => new Date() }, 'https://shop.example');
  return said;
}

const endpoint = (url: string, events: readonly string[], status = 'enabled') => ({
  body: {
    object: 'list',
    has_more: false,
    url: '/v1/webhook_endpoints',
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

test('settings that cannot be read leave a line with the reason, and nothing is thrown', async () => {
  const said: unknown[] = [];
  const log = { warn: () => undefined, error: (facts: unknown) => void said.push(facts) };
  const err = new Error('odd');
  const providers = { stripe: { ...fakeProvider('stripe'), settingsAt: () => Promise.reject(err) } };
  await checkProviders({ providers, log, now: () => new Date() }, 'https://shop.example');
  expect(said).toEqual([{ provider: 'stripe', err }]);
});

const list = (data: readonly object[]) => ({
  body: { object: 'list', has_more: false, url: '/', data },
});
const off = {
  available: false,
  display_preference: { overridable: null, preference: 'none', value: 'off' },
} as const;
const on = {
  available: true,
  display_preference: { overridable: null, preference: 'on', value: 'on' },
} as const;
const methods = (
  changes: Partial<Record<'card' | 'klarna' | 'apple_pay' | 'google_pay', typeof off>> = {},
) => {
  const all: Stripe.PaymentMethodConfiguration = {
    id: 'pmc_1',
    object: 'payment_method_configuration',
    active: true,
    application: null,
    is_default: true,
    livemode: true,
    name: 'Default',
    parent: null,
    card: on,
    klarna: on,
    apple_pay: on,
    google_pay: on,
  };
  return list([{ ...all, ...changes }]);
};
const domain = (changes: Partial<Stripe.PaymentMethodDomain> = {}) => {
  const active = { status: 'active' } as const;
  const registered: Stripe.PaymentMethodDomain = {
    id: 'pmd_1',
    object: 'payment_method_domain',
    created: 1,
    livemode: true,
    enabled: true,
    domain_name: 'shop.example',
    amazon_pay: active,
    apple_pay: active,
    google_pay: active,
    klarna: active,
    link: active,
    paypal: active,
  };
  return list([{ ...registered, ...changes }]);
};
const account = (prefix: string | null, payouts = true) => ({
  body: {
    id: 'acct_1',
    object: 'account',
    charges_enabled: true,
    payouts_enabled: payouts,
    settings: {
      card_payments: { statement_descriptor_prefix: prefix },
      payments: { statement_descriptor: null },
    },
  },
});

async function findings() {
  const log = { warn: () => undefined, error: () => undefined };
  const providers = {
    stripe: stripeProvider({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      takesKlarna: true,
      address,
      onError,
    }),
  };
  const found = await checkProviders({ providers, log, now: () => new Date() }, 'https://shop.example');
  return Object.fromEntries(found.map(({ check, state, names }) => [check, [state, ...names]]));
}

test('an account that is set up as the shop needs it has nothing to change', async () => {
  answers = {
    '/v1/account': account('WMK'),
    '/v1/payment_method_configurations': methods(),
    '/v1/payment_method_domains': domain(),
    '/v1/webhook_endpoints': endpoint(stripeHere, ['*']),
  };
  expect(await findings()).toEqual({
    account: ['fine'],
    statement: ['fine', 'WMK'],
    cards: ['fine'],
    klarna: ['fine'],
    domain: ['fine', 'shop.example'],
    'apple-pay': ['fine', 'shop.example'],
    'google-pay': ['fine', 'shop.example'],
    webhooks: ['fine'],
  });
});

test('what is switched off or not registered at Stripe is named', async () => {
  answers = {
    '/v1/account': account(null, false),
    '/v1/payment_method_configurations': methods({ klarna: off, google_pay: off }),
    '/v1/payment_method_domains': domain({ apple_pay: { status: 'inactive' } }),
    '/v1/webhook_endpoints': endpoint(stripeHere, ['*']),
  };
  expect(await findings()).toMatchObject({
    account: ['wrong', 'payouts_enabled'],
    statement: ['wrong'],
    cards: ['fine'],
    klarna: ['wrong'],
    'apple-pay': ['wrong', 'shop.example'],
    'google-pay': ['wrong', 'shop.example'],
  });
  answers['/v1/payment_method_domains'] = domain({ enabled: false });
  // Without the domain, wallets need nothing said of them.
  expect(await findings()).toMatchObject({ domain: ['wrong', 'shop.example'] });
  expect(await findings()).not.toHaveProperty('apple-pay');
});

test('what a restricted key may not read is unknown, and the rest is checked all the same', async () => {
  const error = { type: 'invalid_request_error', message: 'no permission' };
  answers = {
    '/v1/account': { status: 403, body: { error } },
    '/v1/payment_method_configurations': methods(),
    '/v1/payment_method_domains': { status: 403, body: { error } },
    '/v1/webhook_endpoints': endpoint(stripeHere, ['*']),
  };
  expect(await findings()).toMatchObject({
    account: ['unknown'],
    statement: ['unknown'],
    cards: ['fine'],
    domain: ['unknown'],
    webhooks: ['fine'],
  });
});
