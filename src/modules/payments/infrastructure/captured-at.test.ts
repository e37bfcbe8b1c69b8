import { expect, test } from 'vitest';
import { seenOrder } from './paypal/paypal-answers.ts';
import { seenIntent } from './stripe/stripe-answers.ts';

const charged = Date.UTC(2027, 11, 1) / 1000;
const moved = Date.UTC(2027, 11, 31, 22, 59, 59);

/** Klarna's, which is captured with the goods. */
const intent = (status: string, balance_transaction: unknown) =>
  seenIntent(
    {
      on_behalf_of: null,
      transfer_data: null,
      livemode: false,
      object: 'payment_intent',
      id: 'pi_1',
      status,
      amount: 100_00,
      currency: 'eur',
      latest_charge: { amount_refunded: 0, created: charged, balance_transaction },
    },
    false,
  ).capturedAt;

test.each([
  ['captured', 'succeeded', { created: moved / 1000 }, new Date(moved)],
  ['captured, and not on the balance yet', 'succeeded', null, null],
  ['captured, but the movement is only named', 'succeeded', 'txn_1', null],
  ['only authorised', 'requires_capture', null, null],
])('Stripe’s money counts from when it was taken, not promised: %s', (_, status, movement, expected) => {
  expect(intent(status, movement)).toEqual(expected);
});

const capture = (status: string, times: object) =>
  seenOrder(
    {
      id: 'O-1',
      status: 'COMPLETED',
      links: [],
      purchase_units: [
        {
          amount: { currency_code: 'EUR', value: '100.00' },
          payments: {
            captures: [{ id: 'C-1', status, amount: { currency_code: 'EUR', value: '100.00' }, ...times }],
            refunds: [],
          },
        },
      ],
    },
    { merchantId: null, environment: 'sandbox' },
  ).capturedAt;

const made = '2027-12-31T22:59:59Z';
const later = '2028-01-02T08:00:00Z';

test.each([
  ['at once', 'COMPLETED', { create_time: made, update_time: made }, made],
  ['after it was looked at', 'COMPLETED', { create_time: made, update_time: later }, later],
  ['while it is still looked at', 'PENDING', { create_time: made, update_time: later }, null],
  ['although a part went back since', 'PARTIALLY_REFUNDED', { create_time: made, update_time: later }, made],
  ['although all went back since', 'REFUNDED', { create_time: made, update_time: later }, made],
  ['at a time that nobody can read', 'COMPLETED', { create_time: 'soon' }, null],
  ['without a time', 'COMPLETED', {}, null],
])('PayPal’s money counts from when it was good: %s', (_, status, times, expected) => {
  expect(capture(status, times)).toEqual(expected === null ? null : new Date(expected));
});
