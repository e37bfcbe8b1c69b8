import { sql } from 'kysely';
import { createGzip } from 'node:zlib';
import { queries, type Tx } from '../db/db.ts';
import { writeSummed, type Checksums } from './checksums.ts';
import type { Manifest } from './manifest.ts';
import { outboxForBackup } from './outbox-for-backup.ts';
import { shopTables, writeValuesAlike, type ShopTable } from './shop-tables.ts';

const rowsAtOnce = 1_000;

export const fileOfTable = (table: string): string => `tables/${table}.jsonl.gz`;

export interface DumpOptions {
  readonly folder: string;
  readonly sums: Checksums;
  readonly say: (line: string) => void;
}

/**
 * Writes all rows as the transaction sees them: one line per row, as a JSON list of the columns as text.
 * @param tx must see a single snapshot from its first query to its last
 */
export async function dumpTables(
  tx: Tx,
  options: DumpOptions,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  await writeValuesAlike(tx);
  const { rows: migrations } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    queries(tx),
  );
  const hasQueue = await isQueueMade(tx);
  const tables = [];
  for (const table of await shopTables(tx)) {
    tables.push({
      name: table.name,
      columns: table.columns.map(({ name }) => name),
      rows: await dumpTable(tx, table, hasQueue, options),
    });
  }
  return { migrations: migrations.map(({ name }) => name), tables, sequences: await dumpSequences(tx) };
}

async function dumpTable(
  tx: Tx,
  { name, columns }: ShopTable,
  hasQueue: boolean,
  { folder, sums, say }: DumpOptions,
): Promise<number> {
  const values = columns.map((column) => sql`${sql.ref(column.name)}::text`);
  const rows = name === 'outbox' ? outboxForBackup(hasQueue) : sql.table(name);
  await sql`
    declare dumped no scroll cursor for
    select to_json(array[${sql.join(values)}])::text as line from ${rows}
  `.execute(queries(tx));
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for (;;) {
      const { rows: fetched } = await sql<{
        line: string;
      }>`fetch ${sql.raw(`${rowsAtOnce}`)} from dumped`.execute(queries(tx));
      if (fetched.length > 0) yield `${fetched.map(({ line }) => line).join('\n')}\n`;
      count += fetched.length;
      if (fetched.length < rowsAtOnce) return;
    }
  }
  await writeSummed(folder, fileOfTable(name), lines(), { sums, through: [createGzip()] });
  await sql`close dumped`.execute(queries(tx));
  if (count > 0) say(`${name}: ${count.toLocaleString('en')} rows`);
  return count;
}

/** Whether the job queue has been created. */
async function isQueueMade(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('jobs.job') is not null as "isThere"
  `.execute(queries(tx));
  return rows[0]?.isThere ?? false;
}

/**
 * Runs after the rows are read: sequences advance outside of transactions, so their values are now at least as high as
 * those in the rows.
 */
async function dumpSequences(tx: Tx): Promise<Manifest['sequences']> {
  const { rows: names } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public' order by 1
  `.execute(queries(tx));
  const sequences = [];
  for (const { name } of names) {
    const { rows } = await sql<{ lastValue: string; isCalled: boolean }>`
      select last_value::text as "lastValue", is_called as "isCalled" from ${sql.table(name)}
    `.execute(queries(tx));
    for (const row of rows) sequences.push({ name, ...row });
  }
  return sequences;
}
