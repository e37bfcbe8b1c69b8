import { sql } from 'kysely';
import { queries, type Tx } from '../db/db.ts';
import { shopTables } from './shop-tables.ts';

/** The tables that contain rows; empty if nobody has used this database yet. */
export async function filledTables(tx: Tx): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await shopTables(tx)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(queries(tx));
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/** How many other connections of a shop exist: on a server, several processes share a database. */
export async function shopsConnected(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'wmk-shop%' and pid <> pg_backend_pid()
  `.execute(queries(tx));
  return rows[0]?.count ?? 0;
}

/**
 * Removes the shop's tables and functions and the job queue's schema, as if no migration had ever run. Extensions stay:
 * creating them again may need rights that the shop's user does not have.
 */
export async function emptyDatabase(tx: Tx): Promise<void> {
  await sql`
    do $$
    declare one record;
    begin
      for one in select c.oid::regclass as name, c.relkind as kind from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm')
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      loop
        -- One that went with another before it is gone already.
        execute format('drop %s if exists %s cascade',
          case one.kind when 'r' then 'table' when 'v' then 'view' else 'materialized view' end, one.name);
      end loop;
      for one in select c.oid::regclass as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
      loop
        execute format('drop sequence %s cascade', one.name);
      end loop;
      for one in select p.oid::regprocedure as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      loop
        execute format('drop function %s cascade', one.name);
      end loop;
    end $$
  `.execute(queries(tx));
  await sql`drop schema if exists jobs cascade`.execute(queries(tx));
}
