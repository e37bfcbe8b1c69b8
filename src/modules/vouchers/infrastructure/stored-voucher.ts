import { sql, type RawBuilder } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { containing } from '../../../platform/db/named-like.ts';
import type { ListQuery } from '../../../platform/http/list-query.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import type { VoucherTerms, VoucherFilter } from '../domain/voucher.ts';
import type { VouchersTables } from './vouchers.tables.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

/** A voucher as staff see it: its terms, and what it did. */
export interface ListedVoucher extends VoucherTerms {
  readonly id: string;
  readonly name: string;
  readonly codeCount: number;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
  /** Orders that it lowers, without those that have ended. */
  readonly uses: number;
  /** The amount that it took off them. */
  readonly takenOffCents: Cents;
}

interface ReadRow {
  id: string;
  name: string;
  value_cents: number | null;
  percent: number | null;
  least_cents: number;
  first_day: string;
  last_day: string | null;
  shop_type: VoucherTerms['shopType'];
  contract: VoucherTerms['contract'];
  customer_kind: VoucherTerms['customerKind'];
  holder_email: string | null;
  uses_per_code: number | null;
  once_per_person: boolean;
  code_count: number;
  created_at: Date;
  created_by: string;
  ended_at: Date | null;
  ended_by: string | null;
  uses: number;
  taken_off_cents: number;
}

const withUses = sql`
  select v.*, v.first_day::text as first_day, v.last_day::text as last_day,
    u.uses, u.taken_off_cents
  from vouchers v
  cross join lateral (
    select count(*)::int as uses, coalesce(sum(amount_cents), 0)::int as taken_off_cents
    from voucher_uses where voucher_id = v.id and given_back_at is null
  ) u
`;

function listed(row: ReadRow): ListedVoucher {
  return {
    id: row.id,
    name: row.name,
    ...termsOf(row),
    codeCount: row.code_count,
    createdAt: row.created_at,
    createdBy: row.created_by,
    endedAt: row.ended_at,
    endedBy: row.ended_by,
    uses: row.uses,
    takenOffCents: row.taken_off_cents,
  };
}

function termsOf(row: Omit<ReadRow, 'uses' | 'taken_off_cents'>): VoucherTerms {
  return {
    worth:
      row.value_cents === null
        ? { kind: 'percent', percent: row.percent ?? 0 }
        : { kind: 'value', cents: row.value_cents },
    leastCents: row.least_cents,
    firstDay: row.first_day,
    lastDay: row.last_day,
    shopType: row.shop_type,
    contract: row.contract,
    customerKind: row.customer_kind,
    holderEmail: row.holder_email,
    usesPerCode: row.uses_per_code,
    oncePerPerson: row.once_per_person,
  };
}

export type VoucherSort = 'createdAt' | 'name' | 'lastDay';
const sortColumns: Readonly<Record<VoucherSort, string>> = {
  createdAt: 'created_at',
  name: 'name',
  lastDay: 'last_day',
};

/** The vouchers of a page of the list, with what each did. `state` counts on a day in Berlin. */
export async function listVouchers(
  db: Db,
  { page, perPage, sort, order, q }: ListQuery<VoucherSort>,
  { state, today }: { readonly state?: VoucherFilter | undefined; readonly today: string },
): Promise<{ readonly items: readonly ListedVoucher[]; readonly total: number }> {
  const isRunning = sql`(v.ended_at is null and (v.last_day is null or v.last_day >= ${today}::date))`;
  const conditions = [
    sql`true`,
    ...(state === undefined ? [] : [state === 'running' ? isRunning : sql`not ${isRunning}`]),
    ...(q === undefined ? [] : [sql`v.name ilike ${containing(q)}`]),
  ];
  const found = sql.join(conditions, sql` and `);
  const direction = order === 'ASC' ? sql`asc` : sql`desc`;
  const executor = queries<VouchersTables>(db);
  const { rows } = await sql<ReadRow>`
    ${withUses} where ${found}
    order by ${sql.ref(`v.${sortColumns[sort]}`)} ${direction} nulls last, v.id ${direction}
    limit ${perPage} offset ${(page - 1) * perPage}
  `.execute(executor);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from vouchers v where ${found}
  `.execute(executor);
  return { items: rows.map(listed), total: counted.rows[0]?.total ?? 0 };
}

/** A voucher with what it did, or null. */
export async function readVoucher(handle: Db | Tx, id: string): Promise<ListedVoucher | null> {
  return one(handle, sql`${withUses} where v.id = ${id}::uuid`);
}

/** The same, locked until the transaction ends. */
export async function lockVoucher(tx: Tx, id: string): Promise<ListedVoucher | null> {
  return one(tx, sql`${withUses} where v.id = ${id}::uuid for update of v`);
}

async function one(handle: Db | Tx, query: RawBuilder<unknown>): Promise<ListedVoucher | null> {
  const { rows } = await sql<ReadRow>`${query}`.execute(queries<VouchersTables>(handle));
  return rows[0] === undefined ? null : listed(rows[0]);
}

export interface NewVoucher extends VoucherTerms {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly createdBy: string;
}

/** Writes a voucher with the hashes of its codes, in two statements however many they are. */
export async function insertVoucher(
  tx: Tx,
  { worth, ...voucher }: NewVoucher,
  codeHashes: readonly string[],
): Promise<void> {
  const q = queries<VouchersTables>(tx);
  await q
    .insertInto('vouchers')
    .values({
      id: voucher.id,
      name: voucher.name,
      value_cents: worth.kind === 'value' ? worth.cents : null,
      percent: worth.kind === 'percent' ? worth.percent : null,
      least_cents: voucher.leastCents,
      first_day: voucher.firstDay,
      last_day: voucher.lastDay,
      shop_type: voucher.shopType,
      contract: voucher.contract,
      customer_kind: voucher.customerKind,
      holder_email: voucher.holderEmail,
      uses_per_code: voucher.usesPerCode,
      once_per_person: voucher.oncePerPerson,
      code_count: codeHashes.length,
      created_at: voucher.createdAt,
      created_by: voucher.createdBy,
    })
    .execute();
  await sql`
    insert into voucher_codes (code_hash, voucher_id)
    select hash, ${voucher.id}::uuid from unnest(${codeHashes}::text[]) as hash
  `.execute(q);
}

/** No code of it lowers another order. */
export async function endVoucher(tx: Tx, id: string, by: string, now: Date): Promise<void> {
  await queries<VouchersTables>(tx)
    .updateTable('vouchers')
    .set({ ended_at: now, ended_by: by })
    .where('id', '=', id)
    .execute();
}

/** The voucher of a code, while it was not ended; null: there is none. */
export async function voucherOfCode(
  handle: Db | Tx,
  codeHash: string,
): Promise<(VoucherTerms & { readonly id: string }) | null> {
  const { rows } = await sql<Omit<ReadRow, 'uses' | 'taken_off_cents'>>`
    select v.*, v.first_day::text as first_day, v.last_day::text as last_day
    from voucher_codes c join vouchers v on v.id = c.voucher_id
    where c.code_hash = ${codeHash} and v.ended_at is null
  `.execute(queries<VouchersTables>(handle));
  const [row] = rows;
  return row === undefined ? null : { id: row.id, ...termsOf(row) };
}

/** What is kept of a person: the vouchers that are for an address. */
export async function vouchersFor(
  db: Db,
  email: string,
): Promise<readonly Pick<ListedVoucher, 'worth' | 'firstDay' | 'lastDay' | 'createdAt'>[]> {
  const { rows } = await sql<ReadRow>`
    ${withUses} where v.holder_email = ${emailKeyOf(email)} order by v.created_at
  `.execute(queries<VouchersTables>(db));
  return rows.map(listed).map(({ worth, firstDay, lastDay, createdAt }) => ({
    worth,
    firstDay,
    lastDay,
    createdAt,
  }));
}
