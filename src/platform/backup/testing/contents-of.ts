import { sql } from 'kysely';
import { queries, type Db } from '../../db/db.ts';
import { shopTables, writeValuesAlike } from '../shop-tables.ts';

/** Each row of each table, and each sequence, as text: two databases with equal contents give equal results. */
export async function contentsOf(db: Db): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await writeValuesAlike(tx);
    const contents: Record<string, string[]> = {};
    for (const { name } of await shopTables(tx)) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(name)} t order by t::text collate "C"
      `.execute(queries(tx));
      contents[name] = rows.map(({ row }) => row);
    }
    const { rows } = await sql<{ row: string }>`
      select sequencename || ' ' || coalesce(last_value::text, '-') as row
      from pg_sequences where schemaname = 'public' order by 1
    `.execute(queries(tx));
    return { ...contents, sequences: rows.map(({ row }) => row) };
  });
}
