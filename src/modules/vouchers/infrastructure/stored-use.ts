import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import type { VouchersTables } from './vouchers.tables.ts';

/** A code in an order that it lowers. */
export interface VoucherUse {
  readonly orderId: string;
  readonly voucherId: string;
  readonly codeHash: string;
  /** By what a person is recognised; null: unknown. */
  readonly personKey: string | null;
  readonly amountCents: Cents;
}

/** Makes orders with the same code wait for each other until the transaction ends. */
export async function lockCode(tx: Tx, codeHash: string): Promise<void> {
  await queries<VouchersTables>(tx)
    .selectFrom('voucher_codes')
    .select('code_hash')
    .where('code_hash', '=', codeHash)
    .forUpdate()
    .execute();
}

/** How often the code, and this person with any code of the voucher, lowers an order now, leaving out some orders. */
export async function usesOf(
  handle: Db | Tx,
  { voucherId, codeHash, personKey }: Pick<VoucherUse, 'voucherId' | 'codeHash' | 'personKey'>,
  without: readonly string[],
): Promise<{ readonly ofCode: number; readonly ofPerson: number }> {
  const { rows } = await sql<{ ofCode: number; ofPerson: number }>`
    select
      count(*) filter (where code_hash = ${codeHash})::int as "ofCode",
      count(*) filter (where person_key = ${personKey})::int as "ofPerson"
    from voucher_uses
    where voucher_id = ${voucherId}::uuid and given_back_at is null and order_id <> all(${without}::uuid[])
      and (code_hash = ${codeHash} or person_key = ${personKey})
  `.execute(queries<VouchersTables>(handle));
  return rows[0] ?? { ofCode: 0, ofPerson: 0 };
}

export async function insertUse(tx: Tx, use: VoucherUse, now: Date): Promise<void> {
  await queries<VouchersTables>(tx)
    .insertInto('voucher_uses')
    .values({
      order_id: use.orderId,
      voucher_id: use.voucherId,
      code_hash: use.codeHash,
      person_key: use.personKey,
      amount_cents: use.amountCents,
      taken_at: now,
      given_back_at: null,
    })
    .execute();
}

/** The use of an order that was given back; null: it has none, or one that still counts. */
export async function readGivenBack(tx: Tx, orderId: string): Promise<VoucherUse | null> {
  const row = await queries<VouchersTables>(tx)
    .selectFrom('voucher_uses')
    .select([
      'order_id as orderId',
      'voucher_id as voucherId',
      'code_hash as codeHash',
      'person_key as personKey',
      'amount_cents as amountCents',
    ])
    .where('order_id', '=', orderId)
    .where('given_back_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Sets when an order gave its code back; null: the code counts again. */
export async function setGivenBack(tx: Tx, orderId: string, at: Date | null): Promise<void> {
  const q = queries<VouchersTables>(tx);
  const uses = q.updateTable('voucher_uses').set({ given_back_at: at }).where('order_id', '=', orderId);
  await (at === null ? uses : uses.where('given_back_at', 'is', null)).execute();
}

/**
 * Forgets whom a voucher was for and who used it, once it is over since `before`, and who tried it in an order that
 * ended by then.
 */
export async function forgetPersons(db: Db, before: Date, lastDayBefore: string): Promise<void> {
  const q = queries<VouchersTables>(db);
  const isOver = sql`(v.ended_at < ${before} or v.last_day < ${lastDayBefore}::date)`;
  await sql`
    update voucher_uses u set person_key = null from vouchers v
    where v.id = u.voucher_id and u.person_key is not null and (${isOver} or u.given_back_at < ${before})
  `.execute(q);
  await sql`
    update vouchers v set holder_email = '' where holder_email <> '' and ${isOver}
  `.execute(q);
}
