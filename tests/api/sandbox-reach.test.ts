import { afterEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' };
const onTheNet = { HOST: '0.0.0.0', RATE_LIMITS: 'on' };
/** As most shops are run: on loopback, behind a proxy that strangers can reach. */
const behindProxy = { HOST: '127.0.0.1', RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' };

let shop: TestShop | null = null;
afterEach(async () => shop?.close());

/** Addresses at which the stand-in would not answer 404. */
const addresses = [
  ['POST', '/sandbox/stripe/v1/payment_intents'],
  ['POST', '/sandbox/stripe/v1/payment_intents/pi_1/confirm'],
  ['POST', '/sandbox/stripe/authenticate/pi_1'],
  ['POST', '/sandbox/paypal/v1/oauth2/token'],
  ['GET', '/sandbox/paypal/checkoutnow?token=1'],
] as const;

test.each([
  ['the card provider has keys', stripe],
  ['the wallet has keys', paypal],
  ['both have keys', { ...stripe, ...paypal }],
  ['strangers can reach the shop', onTheNet],
  ['strangers can reach it through a proxy', behindProxy],
])('no sandbox where %s', async (_, environment) => {
  shop = await openTestShop({ ...environment, SANDBOX: '' });
  expect(shop.shop.sandbox).toBeNull();
  for (const [method, url] of addresses) {
    const answer = await shop.app.inject({ method, url });
    expect([url, answer.statusCode]).toEqual([url, 404]);
  }
});
