import { expect, test } from 'vitest';
import { fail, ok } from '../../../../shared/result.ts';
import type { PaypalClient, PaypalRequest } from './paypal-client.ts';
import { maySearch, paypalReports } from './paypal-reports.ts';

const now = new Date('2026-06-15T10:00:00Z');
const since = new Date('2026-05-20T00:00:00Z');
const euros = (value: string, currency_code = 'EUR') => ({ currency_code, value });

const line = (id: string, code: string, value: string, more: object = {}) => ({
  transaction_info: {
    transaction_id: id,
    transaction_event_code: code,
    transaction_amount: euros(value),
    transaction_initiation_date: '2026-06-10T22:30:00+0000',
    transaction_status: 'S',
    ...more,
  },
});

/** PayPal with these pages for the newest span, and nothing before it. */
function answering(pages: readonly (readonly object[])[]) {
  const asked: URLSearchParams[] = [];
  const client: PaypalClient = ({ path }: PaypalRequest, schema) => {
    const query = new URLSearchParams(path.split('?')[1]);
    asked.push(query);
    const isNewest = query.get('end_date') === '2026-06-15T10:00:00Z';
    const details = isNewest ? (pages[Number(query.get('page')) - 1] ?? []) : [];
    const total_pages = isNewest ? pages.length : 1;
    return Promise.resolve(ok(schema.parse({ transaction_details: details, total_pages })));
  };
  return { client, asked };
}

test('transfers to the bank are payouts, fees of their own are fees, payments are lines; others are left out', async () => {
  const { client } = answering([
    [
      line('PO1', 'T0400', '-847.25'),
      line('PO2', 'T0403', '-10.00', { transaction_status: 'P' }),
      line('PO3', 'T0401', '-20.00', { transaction_status: 'V' }),
      line('C1', 'T0006', '915.00', { fee_amount: euros('-27.75') }),
      line('F1', 'T0106', '-16.00'),
      line('R1', 'T1107', '-40.00'),
      line('US', 'T0006', '5.00', { transaction_amount: euros('5.00', 'USD') }),
      line('D1', 'T0006', '7.00', { transaction_status: 'D' }),
    ],
  ]);
  const read = await paypalReports(client, since, now);
  expect(read.ok && read.value.payouts).toMatchObject([
    { externalId: 'PO1', amountCents: 84_725, state: 'paid', arrivesOn: '2026-06-11', hasEntries: false },
    { externalId: 'PO2', amountCents: 1_000, state: 'on-its-way' },
    { externalId: 'PO3', amountCents: 2_000, state: 'failed' },
  ]);
  expect(read.ok && read.value.entries).toMatchObject([
    { externalId: 'C1', kind: 'payment', transactionId: 'C1', amountCents: 91_500, feeCents: 2_775 },
    { externalId: 'F1', kind: 'fee', transactionId: null, amountCents: 0, feeCents: 1_600 },
  ]);
});

test('all pages are read, in spans that PayPal takes, without a gap', async () => {
  const { client, asked } = answering([[line('PO1', 'T0400', '-1.00')], [line('PO2', 'T0400', '-2.00')]]);
  const read = await paypalReports(client, since, now);
  expect(read.ok && read.value.payouts.map(({ externalId }) => externalId)).toEqual(['PO1', 'PO2']);
  const spans = asked.map((query) => [query.get('start_date'), query.get('end_date'), query.get('page')]);
  expect(spans).toEqual([
    ['2026-05-16T10:00:00Z', '2026-06-15T10:00:00Z', '1'],
    ['2026-05-16T10:00:00Z', '2026-06-15T10:00:00Z', '2'],
    ['2026-05-06T00:00:00Z', '2026-05-16T10:00:00Z', '1'],
  ]);
});

const refusing =
  (error: Parameters<typeof fail>[0]): PaypalClient =>
  () =>
    Promise.resolve(fail(error) as never);
const forbidden = {
  code: 'payment-declined',
  reason: null,
  meaning: 'for-staff',
  issue: 'NOT_AUTHORIZED',
  problem: 'unknown',
} as const;

test('without the permission there are no payouts, which is no failure, but found by the check', async () => {
  expect(await paypalReports(refusing(forbidden), since, now)).toEqual(ok({ entries: [], payouts: [] }));
  expect(await maySearch(refusing(forbidden), now)).toBe(false);
  expect(await maySearch(answering([[]]).client, now)).toBe(true);
});

test('a PayPal that does not answer is asked again another time', async () => {
  const down = refusing({ code: 'provider-unavailable' });
  expect((await paypalReports(down, since, now)).ok).toBe(false);
  expect(await maySearch(down, now)).toBeNull();
});
