import { sql, type RawBuilder } from 'kysely';
import { orderNumber, orderNumberIn } from '../../modules/ordering/index.ts';
import { byteOrderMark, csvLine, germanDay } from '../../platform/csv/csv-line.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import type { ListQuery } from '../../platform/http/list-query.ts';
import type {
  AccountKind,
  ProviderDifference,
  ProviderName,
} from '../../shared/orders/payment-vocabulary.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { requireRight } from '../../shared/staff/staff-rights.ts';
import { berlinDay } from '../../shared/time/berlin-day.ts';
import { dayMs } from '../../shared/time/durations.ts';

/** A payment, a line of a provider's books that is about none, or a payout to the bank. */
export interface AccountLine {
  readonly id: string;
  readonly kind: AccountKind;
  readonly provider: ProviderName;
  readonly orderNumber: string | null;
  readonly at: Date;
  /** By the shop's books: taken, and paid back. */
  readonly amountCents: number | null;
  readonly refundedCents: number | null;
  /** By the provider's books; null: they say nothing yet. For a payout, what its lines add up to. */
  readonly bookedCents: number | null;
  readonly bookedRefundCents: number | null;
  /** Taken for a dispute. */
  readonly disputedCents: number;
  /** Lost in disputes for good: a loss of the shop, and no change of its invoices. */
  readonly lostCents: number;
  readonly feeCents: number | null;
  /** The amount that is left for the shop; for a payout, the amount that the bank gets. */
  readonly netCents: number | null;
  readonly payoutId: string | null;
  /** When the payout arrives at the bank: YYYY-MM-DD. */
  readonly paidOutOn: string | null;
  readonly differences: readonly ProviderDifference[];
}

export interface AccountFilter {
  readonly kind?: AccountLine['kind'] | undefined;
  readonly provider?: ProviderName | undefined;
  /** Happened then or later. */
  readonly from?: Date | undefined;
  /** Happened before then. */
  readonly to?: Date | undefined;
  /** Only what does not fit. */
  readonly differs?: boolean | undefined;
}

/** Providers' books are read once a night, and they enter some lines a day later. */
const graceMs = 2 * dayMs;

/** Every line with what does not fit. @param recent what is younger may not be in both books yet */
const lines = (recent: Date): RawBuilder<unknown> => sql`
  select l.*, array_remove(array[
    case when l.kind = 'payment' and l."bookedCents" is null and l.at < ${recent} then 'missing' end,
    case when l.kind = 'unknown' then 'unknown' end,
    case when l.kind = 'payment' and l."bookedCents" <> l."amountCents" then 'amount' end,
    case when l.kind = 'payment' and l."bookedRefundCents" <> l."refundedCents" and not l.moving then 'refunds' end,
    case when l.kind = 'payment' and l.unpaid and l.at < ${recent} then 'order' end,
    case when l.kind = 'payout' and l."bookedCents" <> l."netCents" then 'payout' end,
    case when l.kind = 'payout' and l.failed then 'payout-failed' end
  ], null) as differences
  from (
    select p.id::text as id, 'payment' as kind, p.provider, o.number::int as number,
      coalesce(b.at, p.opened_at) as at, p.amount_cents as "amountCents", p.refunded_cents as "refundedCents",
      b.paid as "bookedCents", b.refunded as "bookedRefundCents", coalesce(b.disputed, 0) as "disputedCents",
      (select coalesce(sum(c.withheld_cents), 0)::int from provider_cases c
        where c.payment_id = p.id and c.outcome = 'lost') as "lostCents",
      b.fee as "feeCents", b.net as "netCents", b.payout as "payoutId", y.arrives_on::text as "paidOutOn",
      exists (select from provider_refunds r where r.payment_id = p.id
        and (r.done_at is null or r.done_at > ${recent})) as moving,
      p.refunded_cents = 0 and not exists (select from payments m where m.order_id = o.id
        and m.state in ('received', 'refunded')) as unpaid,
      false as failed
    from provider_payments p
    left join orders o on o.id::text = p.reference
    left join (
      select e.payment_id, min(e.happened_at) filter (where e.kind = 'payment') as at,
        (sum(e.amount_cents) filter (where e.kind = 'payment'))::int as paid,
        coalesce(-sum(e.amount_cents) filter (where e.kind in ('refund', 'refund-returned')), 0)::int as refunded,
        coalesce(-sum(e.amount_cents) filter (where e.kind = 'dispute'), 0)::int as disputed,
        sum(e.fee_cents)::int as fee, sum(e.amount_cents - e.fee_cents)::int as net,
        max(e.payout_id) filter (where e.kind = 'payment') as payout
      from provider_entries e where e.payment_id is not null group by e.payment_id
    ) b on b.payment_id = p.id
    left join provider_payouts y on y.provider = p.provider and y.external_id = b.payout
    where p.state = 'captured'
    union all
    select e.provider || ' ' || e.external_id, case when e.kind in ('fee', 'other') then 'fee' else 'unknown' end,
      e.provider, null, e.happened_at, null, null, e.amount_cents, null, 0, 0, e.fee_cents,
      e.amount_cents - e.fee_cents, e.payout_id, y.arrives_on::text, false, false, false
    from provider_entries e
    left join provider_payouts y on y.provider = e.provider and y.external_id = e.payout_id
    where e.payment_id is null
    union all
    select y.provider || ' ' || y.external_id, 'payout', y.provider, null, y.created_at, null, null, b.net, null, 0, 0,
      b.fee, y.amount_cents, y.external_id, y.arrives_on::text, false, false, y.state = 'failed'
    from provider_payouts y
    left join lateral (
      select sum(e.amount_cents - e.fee_cents)::int as net, sum(e.fee_cents)::int as fee
      from provider_entries e where e.provider = y.provider and e.payout_id = y.external_id
    ) b on y.has_entries
  ) l`;

function conditions({ kind, provider, from, to, differs }: AccountFilter, q?: string): RawBuilder<unknown> {
  const number = q === undefined ? null : orderNumberIn(q);
  return sql.join(
    [
      sql`true`,
      ...(kind === undefined ? [] : [sql`l.kind = ${kind}`]),
      ...(provider === undefined ? [] : [sql`l.provider = ${provider}`]),
      ...(from === undefined ? [] : [sql`l.at >= ${from}`]),
      ...(to === undefined ? [] : [sql`l.at < ${to}`]),
      ...(differs === true ? [sql`cardinality(l.differences) > 0`] : []),
      ...(q === undefined
        ? []
        : [sql`(l.number = ${number ?? 0} or l."payoutId" = ${q} or l.id like ${`% ${q}`})`]),
    ],
    sql` and `,
  );
}

type Row = Omit<AccountLine, 'orderNumber'> & { readonly number: number | null };

const lineOf = ({ number, ...row }: Row): AccountLine => ({
  id: row.id,
  kind: row.kind,
  provider: row.provider,
  orderNumber: number === null ? null : orderNumber(number),
  at: row.at,
  amountCents: row.amountCents,
  refundedCents: row.refundedCents,
  bookedCents: row.bookedCents,
  bookedRefundCents: row.bookedRefundCents,
  disputedCents: row.disputedCents,
  lostCents: row.lostCents,
  feeCents: row.feeCents,
  netCents: row.netCents,
  payoutId: row.payoutId,
  paidOutOn: row.paidOutOn,
  differences: row.differences,
});

/**
 * The shop's books of payments beside those of the providers, and payouts, with what does not fit.
 * @throws RightMissing
 */
export async function providerAccounts(
  db: Db,
  { page, perPage, order, q }: ListQuery,
  filter: AccountFilter,
  actor: Actor,
  now: Date,
): Promise<{ readonly items: readonly AccountLine[]; readonly total: number }> {
  requireRight(actor, 'orders:read');
  const all = lines(new Date(now.getTime() - graceMs));
  const where = conditions(filter, q);
  const direction = order === 'ASC' ? sql`asc` : sql`desc`;
  const handle = queries<object>(db);
  const { rows } = await sql<Row>`
    select * from (${all}) l where ${where} order by l.at ${direction}, l.id ${direction}
    limit ${perPage} offset ${(page - 1) * perPage}
  `.execute(handle);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (${all}) l where ${where}
  `.execute(handle);
  return { items: rows.map(lineOf), total: counted.rows[0]?.total ?? 0 };
}

const kinds = { payment: 'Zahlung', unknown: 'Unbekannt', fee: 'Gebühr', payout: 'Auszahlung' } as const;
const providers = { stripe: 'Stripe', paypal: 'PayPal' } as const;
const inWords: Readonly<Record<ProviderDifference, string>> = {
  missing: 'fehlt beim Zahlungsdienst',
  unknown: 'im Shop unbekannt',
  amount: 'Betrag verschieden',
  refunds: 'Rückzahlungen verschieden',
  order: 'Bestellung nicht als bezahlt verbucht',
  payout: 'Auszahlung weicht von ihren Posten ab',
  'payout-failed': 'Auszahlung gescheitert',
};

/**
 * The same lines as a table for the tax adviser, the oldest first.
 * @throws RightMissing
 */
export async function* providerAccountsAsCsv(
  db: Db,
  filter: AccountFilter,
  actor: Actor,
  now: Date,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings, ';');
  for (let page = 1; ; page += 1) {
    const listQuery = { page, perPage: 500, sort: 'at', order: 'ASC' } as const;
    const { items } = await providerAccounts(db, listQuery, filter, actor, now);
    yield items.map((item) => csvLine(cellsOf(item), ';')).join('');
    if (items.length < listQuery.perPage) return;
  }
}

const headings = [
  'Datum',
  'Art',
  'Zahlungsdienst',
  'Bestellung',
  'Shop: Zahlung',
  'Shop: Rückzahlung',
  'Zahlungsdienst: Zahlung',
  'Zahlungsdienst: Rückzahlung',
  'Strittig',
  'Verloren',
  'Gebühr',
  'Netto',
  'Auszahlung',
  'Auf dem Konto am',
  'Abweichung',
];

function cellsOf(line: AccountLine): string[] {
  const euros = (cents: number | null): string =>
    cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',');
  return [
    germanDay(berlinDay(line.at)),
    kinds[line.kind],
    providers[line.provider],
    line.orderNumber ?? '',
    euros(line.amountCents),
    euros(line.refundedCents),
    euros(line.bookedCents),
    euros(line.bookedRefundCents),
    euros(line.disputedCents),
    euros(line.lostCents),
    euros(line.feeCents),
    euros(line.netCents),
    line.payoutId ?? '',
    germanDay(line.paidOutOn ?? ''),
    line.differences.map((one) => inWords[one]).join(', '),
  ];
}
