import type { Selectable } from 'kysely';
import { queries, type Db, type Tx } from '../../../../platform/db/db.ts';
import { fromRow } from '../../../../platform/db/row-names.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import type { PaymentCase, SeenCase } from '../../domain/payment-case.ts';
import type { PaymentsTables, ProviderCaseRow } from '../payments.tables.ts';

/** All cases of a payment, the oldest first. */
export async function readCases(handle: Db | Tx, paymentId: string): Promise<PaymentCase[]> {
  const rows = await cases(handle).where('c.payment_id', '=', paymentId).execute();
  return rows.map(caseOf);
}

/** All cases of the payments of a reference, the oldest first. */
export async function readCasesOf(handle: Db | Tx, reference: string): Promise<PaymentCase[]> {
  const rows = await cases(handle).where('p.reference', '=', reference).execute();
  return rows.map(caseOf);
}

const cases = (handle: Db | Tx) =>
  queries<PaymentsTables>(handle)
    .selectFrom('provider_cases as c')
    .innerJoin('provider_payments as p', 'p.id', 'c.payment_id')
    .selectAll('c')
    .select(['p.provider', 'p.transaction_id'])
    .orderBy('c.opened_at')
    .orderBy('c.external_id');

type CaseRow = Selectable<ProviderCaseRow> &
  Pick<Selectable<PaymentsTables['provider_payments']>, 'provider' | 'transaction_id'>;

function caseOf({ released_at: at, released_by: by, release_reason: reason, ...row }: CaseRow): PaymentCase {
  return {
    ...fromRow<Omit<PaymentCase, 'released'>>(row),
    released: at === null || by === null || reason === null ? null : { at, by, reason },
  };
}

/**
 * Stores what the provider says of a case.
 * @param keepsRelease whether the decision to deliver all the same still stands
 */
export async function saveCase(
  tx: Tx,
  paymentId: string,
  seen: SeenCase,
  { endedAt, keepsRelease }: { readonly endedAt: Date | null; readonly keepsRelease: boolean },
): Promise<void> {
  const facts = {
    kind: seen.kind,
    reason: seen.reason,
    amount_cents: seen.amountCents,
    withheld_cents: Math.min(seen.amountCents, seen.withheldCents),
    state: seen.state,
    outcome: seen.outcome,
    respond_by: seen.respondBy,
    opened_at: seen.openedAt,
    ended_at: endedAt,
    ...(keepsRelease ? {} : { released_at: null, released_by: null, release_reason: null }),
  };
  await queries<PaymentsTables>(tx)
    .insertInto('provider_cases')
    .values({ payment_id: paymentId, external_id: seen.externalId, ...facts })
    .onConflict((conflict) => conflict.columns(['payment_id', 'external_id']).doUpdateSet(facts))
    .execute();
}

/**
 * Stores the decision to deliver all the same, for all cases of a reference that stop it.
 * @returns how many there were
 */
export async function saveRelease(
  tx: Tx,
  reference: string,
  { at, by, reason }: { readonly at: Date; readonly by: string; readonly reason: string },
): Promise<number> {
  const { numUpdatedRows } = await queries<PaymentsTables>(tx)
    .updateTable('provider_cases')
    .set({ released_at: at, released_by: by, release_reason: reason })
    .where('payment_id', 'in', (q) =>
      q.selectFrom('provider_payments').select('id').where('reference', '=', reference),
    )
    .where('released_at', 'is', null)
    .where((where) => where.or([where('state', '<>', 'ended'), where('outcome', '=', 'lost')]))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Empties what staff have written about the cases of these references, which may name somebody. */
export async function forgetReleases(tx: Tx, references: readonly string[]): Promise<void> {
  await queries<PaymentsTables>(tx)
    .updateTable('provider_cases')
    .set({ release_reason: '' })
    .where('released_at', 'is not', null)
    .where('payment_id', 'in', (q) =>
      q.selectFrom('provider_payments').select('id').where('reference', 'in', references),
    )
    .execute();
}

/** What a provider holds of a payment, or has given away, in cents. */
export async function withheldOf(handle: Db | Tx, paymentId: string): Promise<Cents> {
  const { sum } = await queries<PaymentsTables>(handle)
    .selectFrom('provider_cases')
    .select((all) => all.fn.coalesce(all.fn.sum<string>('withheld_cents'), all.lit(0)).as('sum'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}
