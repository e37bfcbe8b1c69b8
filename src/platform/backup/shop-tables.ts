import { sql } from 'kysely';
import { queries, type Tx } from '../db/db.ts';

/** Kysely's own tables. The manifest lists the migrations that were run, and restoring runs them. */
const ownOfMigrations = ['migrations', 'migrations_lock'];
/** Each database has its own key. Without it, the hashes in a backup reveal no address. */
const keyOfHashes = 'hash_key';

export interface ShopTable {
  readonly name: string;
  /**
   * Without generated columns, which follow from the others, and without networks in clear, which are kept for a week
   * only.
   */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** The tables of the shop as they are now, without those of extensions and of the job queue. */
export async function shopTables(tx: Tx): Promise<ShopTable[]> {
  const { rows } = await sql<ShopTable>`
    select c.relname as name, (
      select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and not (c.relname = 'security_events' and a.attname = 'network')
    ) as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(${[...ownOfMigrations, keyOfHashes]}::text[])
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname
  `.execute(queries(tx));
  return rows;
}

/**
 * Values are exported as text. These settings make that text the same everywhere: times in UTC, dates in ISO format.
 */
export async function writeValuesAlike(tx: Tx): Promise<void> {
  await sql`
    select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, YMD', true),
      set_config('IntervalStyle', 'iso_8601', true), set_config('extra_float_digits', '1', true),
      set_config('bytea_output', 'hex', true), set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)
  `.execute(queries(tx));
}
