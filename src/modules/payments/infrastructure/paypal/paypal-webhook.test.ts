import { expect, test } from 'vitest';
import { fail, ok } from '../../../../shared/result.ts';
import { maxUnverifiedPerMinute, paypalWebhooks } from './paypal-webhook.ts';
import type { PaypalClient } from './paypal-client.ts';

const now = new Date('2026-11-22T12:00:00Z');
const paymentId = '0b5f6b3e-8f0e-4a53-9c39-3a6d7b8f1c22';
const headers = {
  'paypal-transmission-id': 'a-b-c',
  'paypal-transmission-time': now.toISOString(),
  'paypal-transmission-sig': 'c2lnbmF0dXJl',
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594',
};
const event = { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { custom_id: paymentId } };

const taken = { id: 'WH-1', paymentId, transactionId: null, isAboutCase: false };

/** @param genuine PayPal's answer to every verification */
function open(genuine = true) {
  let asked = 0;
  const ask: PaypalClient = (_request, schema) => {
    asked += 1;
    return Promise.resolve(ok(schema.parse({ verification_status: genuine ? 'SUCCESS' : 'FAILURE' })));
  };
  const read = paypalWebhooks(ask, { webhookId: 'OUR-WEBHOOK', environment: 'live' });
  return {
    asked: () => asked,
    send: (changes: { headers?: object; event?: object; at?: Date } = {}) =>
      read({
        body: JSON.stringify({ ...event, ...changes.event }),
        headers: { ...headers, ...changes.headers },
        now: changes.at ?? now,
        isOurs: (named) =>
          Promise.resolve(named.paymentId === paymentId || named.transactionId === 'CAPTURE-1'),
      }),
  };
}

test('PayPal is asked about what may be genuine', async () => {
  const shop = open();
  expect(await shop.send()).toEqual(ok(taken));
  expect(shop.asked()).toBe(1);
});

test('what comes from the other environment is refused unasked, and told if it names a payment of ours', async () => {
  const shop = open();
  const sandbox = { 'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/C' };
  const refused = (isOfOtherMode: boolean) => fail({ code: 'webhook-refused', isOfOtherMode });
  expect(await shop.send({ headers: sandbox })).toEqual(refused(true));
  const foreign = { resource: { custom_id: '11111111-8f0e-4a53-9c39-3a6d7b8f1c22' } };
  expect(await shop.send({ headers: sandbox, event: foreign })).toEqual(refused(false));
  expect(shop.asked()).toBe(0);
});

test.each<[string, object]>([
  ['without a signature', { 'paypal-transmission-sig': undefined }],
  ['without its id', { 'paypal-transmission-id': '' }],
  ['with a header twice', { 'paypal-transmission-id': ['a', 'b'] }],
  ['of no time', { 'paypal-transmission-time': 'now' }],
  ['signed in another way', { 'paypal-auth-algo': 'none' }],
  [
    'with a certificate of somebody else',
    { 'paypal-cert-url': 'https://evil.example/v1/notifications/certs/C' },
  ],
  [
    'of a host that only ends alike',
    { 'paypal-cert-url': 'https://evilpaypal.com/v1/notifications/certs/C' },
  ],
  [
    'of a host before the @',
    { 'paypal-cert-url': 'https://api.paypal.com@evil.example/v1/notifications/certs/C' },
  ],
  ['in the clear', { 'paypal-cert-url': 'http://api.paypal.com/v1/notifications/certs/C' }],
  ['from elsewhere at PayPal', { 'paypal-cert-url': 'https://www.paypal.com/redirect/C' }],
])('what comes %s is refused without a question', async (_how, changed) => {
  const shop = open();
  expect(await shop.send({ headers: changed })).toEqual({ ok: false, error: { code: 'webhook-refused' } });
  expect(shop.asked()).toBe(0);
});

test('a delivery that comes days late, signed at the first try, is taken', async () => {
  const shop = open();
  const changes = { headers: { 'paypal-transmission-time': '2026-11-19T12:00:00Z' } };
  expect(await shop.send(changes)).toEqual(ok(taken));
});

test('what has become of a refund is ours', async () => {
  expect(await open().send({ event: { event_type: 'PAYMENT.REFUND.FAILED' } })).toEqual(ok(taken));
});

test.each([
  ['our id of the payment', { custom: paymentId }, { paymentId, transactionId: null }],
  [
    'the capture alone',
    { seller_transaction_id: 'CAPTURE-1' },
    { paymentId: null, transactionId: 'CAPTURE-1' },
  ],
])('a dispute is ours by %s', async (_by, transaction, named) => {
  const resource = { dispute_id: 'PP-R-1', disputed_transactions: [transaction] };
  const told = await open().send({ event: { event_type: 'CUSTOMER.DISPUTE.CREATED', resource } });
  expect(told).toEqual(ok({ id: 'WH-1', ...named, isAboutCase: true }));
});

test.each<[string, object]>([
  ['of other things', { event_type: 'BILLING.PLAN.CREATED' }],
  [
    'of payments that the shop does not know',
    { resource: { custom_id: '7c1c6e1e-33d6-4c8e-9a5e-3a8f4f0e7f10' } },
  ],
  ['of nothing', { resource: {} }],
])('what tells %s is taken, or it would be sent again, and nobody is asked', async (_what, changed) => {
  const shop = open();
  expect(await shop.send({ event: changed })).toEqual(ok(null));
  expect(shop.asked()).toBe(0);
});

test('forged ones use up thirty questions a minute and no more; genuine ones are not counted', async () => {
  const forged = open(false);
  for (let index = 0; index < maxUnverifiedPerMinute; index += 1) {
    expect(await forged.send()).toEqual({ ok: false, error: { code: 'webhook-refused' } });
  }
  expect(await forged.send()).toEqual({ ok: false, error: { code: 'provider-unavailable' } });
  expect(forged.asked()).toBe(maxUnverifiedPerMinute);
  const later = new Date(now.getTime() + 61_000);
  expect((await forged.send({ at: later })).ok).toBe(false);
  expect(forged.asked()).toBe(maxUnverifiedPerMinute + 1);
  const genuine = open();
  for (let index = 0; index <= maxUnverifiedPerMinute; index += 1) {
    expect((await genuine.send()).ok).toBe(true);
  }
});
