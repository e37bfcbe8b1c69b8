import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { ProviderStatement } from '../../domain/provider-statement.ts';
import type { ProviderName } from '../../domain/provider-payment.ts';
import type { PaymentsTables } from '../payments.tables.ts';

/** Rows of one statement. */
const portion = 200;

/** The last line that is known of a provider's books; null: none. */
export async function lastEntryAt(db: Db, provider: ProviderName): Promise<Date | null> {
  const row = await queries<PaymentsTables>(db)
    .selectFrom('provider_entries')
    .select('happened_at')
    .where('provider', '=', provider)
    .orderBy('happened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.happened_at ?? null;
}

/** Payouts whose lines are stored; one that may still fail has the same lines. */
export async function payoutsWithEntries(db: Db, provider: ProviderName): Promise<ReadonlySet<string>> {
  const rows = await queries<PaymentsTables>(db)
    .selectFrom('provider_entries')
    .select('payout_id')
    .distinct()
    .where('provider', '=', provider)
    .where('payout_id', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ payout_id: id }) => (id === null ? [] : [id])));
}

/** Captured payments of a provider, opened after `oldest`, of which a line is missing. */
export async function paymentsWithoutEntries(
  db: Db,
  provider: ProviderName,
  oldest: Date,
  limit: number,
): Promise<{ readonly externalId: string }[]> {
  const { rows } = await sql<{ externalId: string }>`
    select p.external_id as "externalId" from provider_payments p
    left join lateral (
      select count(*) filter (where e.kind = 'payment') as payments,
        coalesce(-sum(e.amount_cents) filter (where e.kind in ('refund', 'refund-returned')), 0) as refunded
      from provider_entries e where e.payment_id = p.id
    ) e on true
    where p.provider = ${provider} and p.state = 'captured' and p.external_id is not null
      and p.opened_at > ${oldest} and (e.payments = 0 or e.refunded <> p.refunded_cents)
    order by p.opened_at limit ${limit}
  `.execute(queries<object>(db));
  return rows;
}

/** Stores what was read. A line that was known may by now have gone to the bank. */
export async function saveStatement(
  tx: Tx,
  provider: ProviderName,
  { entries, payouts }: ProviderStatement,
): Promise<void> {
  for (let from = 0; from < entries.length; from += portion) {
    const rows = entries.slice(from, from + portion).map((one) => ({
      provider,
      external_id: one.externalId,
      kind: one.kind,
      transaction_id: one.transactionId,
      amount_cents: one.amountCents,
      fee_cents: one.feeCents,
      happened_at: one.happenedAt,
      payout_id: one.payoutId,
    }));
    await queries<PaymentsTables>(tx)
      .insertInto('provider_entries')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['provider', 'external_id']).doUpdateSet((row) => ({
          amount_cents: row.ref('excluded.amount_cents'),
          fee_cents: row.ref('excluded.fee_cents'),
          payout_id: row.fn.coalesce('excluded.payout_id', 'provider_entries.payout_id'),
        })),
      )
      .execute();
  }
  for (const one of payouts) {
    const facts = { amount_cents: one.amountCents, state: one.state, arrives_on: one.arrivesOn };
    await queries<PaymentsTables>(tx)
      .insertInto('provider_payouts')
      .values({
        provider,
        external_id: one.externalId,
        created_at: one.createdAt,
        ...facts,
        has_entries: one.hasEntries,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'external_id']).doUpdateSet(facts))
      .execute();
  }
  await sql`
    update provider_entries e set payment_id = p.id from provider_payments p
    where e.payment_id is null and p.provider = e.provider and p.transaction_id = e.transaction_id
  `.execute(queries<object>(tx));
}
