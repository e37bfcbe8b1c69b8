import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { mismatches } from '../domain/provider-payment.ts';
import { orderSchema, seenOrder } from './paypal/paypal-answers.ts';
import { seenIntent, seenSession } from './stripe/stripe-answers.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

const intent = (livemode: boolean) => ({
  object: 'payment_intent',
  id: 'pi_1',
  status: 'succeeded',
  amount: 915,
  amount_received: 915,
  currency: 'eur',
  livemode,
  metadata: { payment: 'p' },
  on_behalf_of: null,
  transfer_data: null,
});
const session = (livemode: boolean, ofIntent: boolean | null) => ({
  object: 'checkout.session',
  id: 'cs_1',
  status: 'open',
  amount_total: 915,
  currency: 'eur',
  livemode,
  metadata: { payment: 'p' },
  payment_intent: ofIntent === null ? null : intent(ofIntent),
});

describe('Stripe: real money and test money are not taken for each other', () => {
  test.each([
    ['a live payment in a live shop', seenIntent(intent(true), true), false],
    ['a test payment in a live shop', seenIntent(intent(false), true), true],
    ['a live payment in a trial', seenIntent(intent(true), false), true],
    ['a live page in a live shop', seenSession(session(true, null), true), false],
    ['a test page in a live shop', seenSession(session(false, null), true), true],
    ['a live page with a test payment', seenSession(session(true, false), true), true],
  ])('%s', (_, seen, isOfOtherMode) => {
    expect(seen.isOfOtherMode).toBe(isOfOtherMode);
    expect(mismatches({ id: 'p', amountCents: 915 }, seen)).toEqual(isOfOtherMode ? ['mode'] : []);
  });

  test.each([
    ['sk_live_1', true, true],
    ['rk_live_1', false, false],
    ['sk_test_1', true, false],
    ['sk_test_1', false, true],
  ])('with the key %s, a signed event with livemode %s is read: %s', async (secretKey, livemode, isRead) => {
    const now = new Date('2026-11-22T12:00:00Z');
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', livemode, data: { object: {} } });
    const onError = () => undefined;
    const address = () => 'http://127.0.0.1:1';
    const provider = stripeProvider({
      secretKey,
      webhookSecret: 'whsec',
      takesKlarna: false,
      address,
      onError,
    });
    const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({
      payload: body,
      secret: 'whsec',
      timestamp: Math.floor(now.getTime() / 1000),
    });
    const headers = { 'stripe-signature': signature };
    const read = await provider.readWebhook({ body, headers, now, isOurs: () => Promise.resolve(true) });
    expect(read).toMatchObject(
      isRead ? { ok: true } : { ok: false, error: { code: 'webhook-refused', isOfOtherMode: true } },
    );
  });
});

const order = (links: readonly string[], protection?: string) =>
  orderSchema.parse({
    id: 'O',
    status: 'COMPLETED',
    links: links.map((href) => ({ rel: 'self', href })),
    purchase_units: [
      {
        custom_id: 'p',
        amount: { currency_code: 'EUR', value: '9.15' },
        payments: {
          captures: [
            {
              id: 'C',
              status: 'COMPLETED',
              amount: { currency_code: 'EUR', value: '9.15' },
              ...(protection === undefined ? {} : { seller_protection: { status: protection } }),
            },
          ],
        },
      },
    ],
  });
const live = { merchantId: null, environment: 'live' } as const;
const api = 'https://api.paypal.com/v2/checkout/orders/O';
const sandboxApi = 'https://api-m.sandbox.paypal.com/v2/checkout/orders/O';

test.each([
  ['live', [api], false],
  ['live', [sandboxApi], true],
  ['live', [], false],
  ['live', ['http://127.0.0.1:3000/paypal/O'], false],
  ['sandbox', [sandboxApi], false],
  ['sandbox', ['https://www.paypal.com/checkoutnow?token=O'], true],
  ['live', ['https://evil-paypal.com/O'], false],
] as const)(
  'PayPal: in %s, an order that links to %j is of the other environment: %s',
  (environment, links, is) => {
    expect(seenOrder(order(links), { merchantId: null, environment }).isOfOtherMode).toBe(is);
  },
);

test.each([
  ['ELIGIBLE', 'full'],
  ['PARTIALLY_ELIGIBLE', 'partly'],
  ['NOT_ELIGIBLE', 'none'],
  ['SOMETHING_NEW', 'none'],
  [undefined, null],
])('PayPal protects the seller, %s: %s', (status, protection) => {
  expect(seenOrder(order([api], status), live).sellerProtection).toBe(protection);
});
