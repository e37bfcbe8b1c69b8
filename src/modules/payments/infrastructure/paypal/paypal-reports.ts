import { z } from 'zod';
import { berlinDay } from '../../../../shared/time/berlin-day.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import { ok, type Result } from '../../../../shared/result.ts';
import type { ProviderBehaviour } from '../../domain/payment-provider.ts';
import type { ProviderStatement, StatementEntry, StatementPayout } from '../../domain/provider-statement.ts';
import type { PaypalClient } from './paypal-client.ts';

/** Below zero: taken from the shop's account. */
const signedMoney = z.object({ currency_code: z.string(), value: z.string().regex(/^-?\d+(\.\d{1,2})?$/) });
/** PayPal writes the offset without a colon: '2026-11-24T04:03:52+0000'. */
const time = z.string().refine((text) => !Number.isNaN(Date.parse(text)));

const transactionSchema = z.object({
  transaction_id: z.string().min(1),
  transaction_event_code: z.string(),
  transaction_initiation_date: time,
  transaction_updated_date: time.optional(),
  transaction_amount: signedMoney,
  fee_amount: signedMoney.optional(),
  transaction_status: z.string().optional(),
});
type Transaction = z.output<typeof transactionSchema>;

const reportSchema = z.object({
  transaction_details: z.array(z.object({ transaction_info: transactionSchema })).default([]),
  total_pages: z.int().default(1),
});

/** PayPal lists at most 31 days at once. */
const windowMs = 30 * dayMs;
/** A payout may be on its way for some days, and fail after that. */
const payoutsFollowedMs = 14 * dayMs;
const pageSize = 500;
const maxPages = 50;

const centsOf = ({ value }: z.output<typeof signedMoney>): number => Math.round(Number(value) * 100);
const path = '/v1/reporting/transactions';

function queryOf(from: Date, to: Date, page: number): string {
  // PayPal wants seconds, and takes no fractions of them everywhere.
  const written = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`;
  return String(
    new URLSearchParams({
      start_date: written(from),
      end_date: written(to),
      fields: 'transaction_info',
      balance_affecting_records_only: 'Y',
      page_size: String(pageSize),
      page: String(page),
    }),
  );
}

/** Whether the app may search transactions, which somebody has to switch on for it. */
export async function maySearch(ask: PaypalClient, now: Date): Promise<boolean | null> {
  const query = queryOf(new Date(now.getTime() - 2 * dayMs), now, 1);
  const answer = await ask({ method: 'GET', path: `${path}?${query}`, operation: 'settings' }, reportSchema);
  if (answer.ok) return true;
  return answer.error.code === 'payment-declined' ? false : null;
}

/**
 * The entries of PayPal's reports besides the orders: transfers to the shop's bank, fees of their own, and payments
 * that the shop knows nothing of. An app that may not search transactions gets none.
 */
export async function paypalReports(
  ask: PaypalClient,
  since: Date,
  now: Date,
): Promise<Result<ProviderStatement, ProviderBehaviour>> {
  const found: Transaction[] = [];
  const first = since.getTime() - payoutsFollowedMs;
  // Backwards, since PayPal refuses a span that begins later than what it has entered last.
  for (let end = now.getTime(); end > first; end -= windowMs) {
    const from = new Date(Math.max(first, end - windowMs));
    for (let page = 1, pages = 1; page <= Math.min(pages, maxPages); page += 1) {
      const query = queryOf(from, new Date(end), page);
      const answer = await ask(
        { method: 'GET', path: `${path}?${query}`, operation: 'settings' },
        reportSchema,
      );
      if (!answer.ok) {
        const isForbidden = answer.error.code === 'payment-declined';
        return isForbidden ? ok({ entries: [], payouts: [] }) : answer;
      }
      pages = answer.value.total_pages;
      found.push(...answer.value.transaction_details.map(({ transaction_info: info }) => info));
    }
  }
  const inEuros = found.filter(({ transaction_amount: { currency_code: currency } }) => currency === 'EUR');
  return ok({ entries: inEuros.flatMap(entryOf), payouts: inEuros.flatMap(payoutOf) });
}

/** T04: from PayPal to a bank. */
function payoutOf(one: Transaction): StatementPayout[] {
  if (!one.transaction_event_code.startsWith('T04')) return [];
  const createdAt = new Date(one.transaction_initiation_date);
  const status = one.transaction_status ?? 'S';
  return [
    {
      externalId: one.transaction_id,
      amountCents: 0 - centsOf(one.transaction_amount),
      state: status === 'S' ? 'paid' : status === 'P' ? 'on-its-way' : 'failed',
      // PayPal does not say when the bank has it.
      arrivesOn: berlinDay(new Date(one.transaction_updated_date ?? one.transaction_initiation_date)),
      createdAt,
      hasEntries: false,
    },
  ];
}

/** T00: payments between accounts; T01: fees that belong to none. */
function entryOf(one: Transaction): StatementEntry[] {
  const group = one.transaction_event_code.slice(0, 3);
  const amountCents = centsOf(one.transaction_amount);
  const isTaken = (one.transaction_status ?? 'S') === 'S';
  const common = {
    externalId: one.transaction_id,
    happenedAt: new Date(one.transaction_initiation_date),
    payoutId: null,
  };
  const feeCents = one.fee_amount === undefined ? 0 : 0 - centsOf(one.fee_amount);
  if (isTaken && group === 'T00' && amountCents > 0)
    return [{ ...common, kind: 'payment', transactionId: one.transaction_id, amountCents, feeCents }];
  if (isTaken && group === 'T01')
    return [
      { ...common, kind: 'fee', transactionId: null, amountCents: 0, feeCents: feeCents - amountCents },
    ];
  return [];
}
