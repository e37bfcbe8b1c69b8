import { sql, type RawBuilder } from 'kysely';
import { createGzip } from 'node:zlib';
import { queries, type Tx } from '../db/db.ts';
import { writeSummed, type Checksums } from './checksums.ts';
import type { Manifest } from './manifest.ts';
import { shopTables, writeValuesAlike, type ShopTable } from './shop-tables.ts';

const rowsAtOnce = 1_000;

export const fileOfTable = (table: string): string => `tables/${table}.jsonl.gz`;

interface DumpOptions {
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

/**
 * The outbox as a backup contains it. The queue's own tables are not part of a backup, because their structure depends
 * on the queue's version. A job that was handed over but not finished therefore counts as not handed over, with the
 * payload from the queue, and the restored shop runs it under the same id. Waiting mails lose their links and buttons,
 * which open accounts and orders: a reader of the backup must not get in with them. A mail that only carries such a
 * link is left out; it can be requested again. Links to orders and lists of the back office open nothing without a
 * login, so mails to the shop itself stay.
 * @param hasQueue whether the job queue has been created
 */
function outboxForBackup(hasQueue: boolean): RawBuilder<unknown> {
  const withQueue = hasQueue
    ? sql`
      select o.*, j.data as queued, j.id is not null as undone from outbox o
      left join jobs.job j on j.id = o.job_id and j.state not in ('completed', 'cancelled')`
    : sql`select o.*, null::jsonb as queued, false as undone from outbox o`;
  return sql`(
    select id, job_id, job, created_at,
      case when not undone then dispatched_at end as dispatched_at,
      case when job = 'send-mail' and jsonb_typeof(wanted -> 'blocks') = 'array'
        then jsonb_set(wanted - 'headers', '{blocks}', coalesce((
          select jsonb_agg(block order by position)
          from jsonb_array_elements(wanted -> 'blocks') with ordinality as blocks (block, position)
          where block ->> 'kind' not in ('button', 'link')
        ), '[]'))
        else wanted
      end as payload
    from (select *, coalesce(queued, payload) as wanted from (${withQueue}) as known) as waiting
    where not (job = 'send-mail' and wanted -> 'about' is null and ${hasLink})
  ) as outbox`;
}

const hasLink = sql`exists (
      select from jsonb_array_elements(
        case when jsonb_typeof(wanted -> 'blocks') = 'array' then wanted -> 'blocks' else '[]' end
      ) as blocks (block)
      where block ->> 'kind' in ('button', 'link')
        and coalesce(block ->> 'address', '') !~ '/admin/(orders|declarations|enquiries|questions)(/|$)'
    )`;
