import { sql } from 'kysely';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { queries, type Tx } from '../db/db.ts';
import { fileOfTable } from './dump-tables.ts';
import type { Manifest } from './manifest.ts';
import { shopTables, writeValuesAlike, type ShopTable } from './shop-tables.ts';

/** Rows are sent to the database in statements of about this many characters. */
const charactersAtOnce = 500_000;

/**
 * Numbers that people, mails and bank transfers refer to. Numbers unknown to the backup may already have been given to
 * somebody.
 */
const numbersPeopleSee = new Set([
  'order_numbers',
  'buy_in_numbers',
  'piece_numbers',
  'questions_number_seq',
]);

/**
 * Fills empty tables whose structure matches that of the backup's rows.
 * @param options.skipNumbers how many numbers of orders, pieces and enquiries to skip
 * @throws Error if the structure differs, or if the rows read back differ from those written
 */
export async function loadTables(
  tx: Tx,
  manifest: Manifest,
  options: { readonly folder: string; readonly skipNumbers: number; readonly say: (line: string) => void },
): Promise<void> {
  await writeValuesAlike(tx);
  const known = new Map((await shopTables(tx)).map((table) => [table.name, table]));
  const dumped = new Map(manifest.tables.map((table) => [table.name, table]));
  const order = loadOrder([...dumped.keys()], await references(tx));
  for (const name of order) {
    const { columns = [], rows = 0 } = dumped.get(name) ?? {};
    const loaded = await loadTable(tx, chosenColumns(known.get(name), columns, name), options.folder);
    if (loaded !== rows) throw new Error(`${name}: ${loaded} rows instead of ${rows}`);
    if (rows > 0) options.say(`${name}: ${rows.toLocaleString('en')} rows`);
  }
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    const skipped = numbersPeopleSee.has(name) ? options.skipNumbers : 0;
    await sql`select setval(${`public.${name}`}::regclass, ${lastValue}::bigint + ${skipped}::bigint, ${isCalled})`.execute(
      queries(tx),
    );
  }
}

/** The backup's columns in the backup's order, with the types of the current table. */
function chosenColumns(table: ShopTable | undefined, names: readonly string[], name: string): ShopTable {
  const types = new Map(table?.columns.map((column) => [column.name, column.type]));
  const columns = names.map((column) => ({ name: column, type: types.get(column) ?? '' }));
  if (types.size !== names.length || columns.some(({ type }) => type === '')) {
    throw new Error(`table ${name} has other columns than in the backup`);
  }
  return { name, columns };
}

async function loadTable(tx: Tx, { name, columns }: ShopTable, folder: string): Promise<number> {
  const table = sql.table(name);
  const targets = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(columns.map(({ type }, index) => sql.raw(`(line->>${index})::${type}`)));
  // Anything that triggers maintain is in the backup already. The triggers of foreign keys stay on and keep checking.
  await sql`alter table ${table} disable trigger user`.execute(queries(tx));
  const own = await referencesToItself(tx, name);
  for (const key of own)
    await sql`alter table ${table} drop constraint ${sql.ref(key.name)}`.execute(queries(tx));
  let count = 0;
  for await (const batch of batchesOf(join(folder, fileOfTable(name)))) {
    await sql`
      insert into ${table} (${targets}) overriding system value
      select ${values} from jsonb_array_elements(${`[${batch.join(',')}]`}::jsonb) as line
    `.execute(queries(tx));
    count += batch.length;
  }
  for (const { name: key, definition } of own) {
    await sql`alter table ${table} add constraint ${sql.ref(key)} ${sql.raw(definition)}`.execute(
      queries(tx),
    );
  }
  await sql`alter table ${table} enable trigger user`.execute(queries(tx));
  return count;
}

/**
 * Rows come in no particular order, so a row may precede the row of the same table that it refers to. These references
 * are checked at the end.
 */
async function referencesToItself(tx: Tx, table: string): Promise<{ name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conrelid = confrelid and conrelid = ${`public.${table}`}::regclass
  `.execute(queries(tx));
  return rows;
}

async function* batchesOf(file: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of linesOf(file)) {
    batch.push(line);
    characters += line.length;
    if (characters < charactersAtOnce) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Node's own line reader also splits at U+2028, which people's texts may contain. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const unpacked = createGunzip();
  packed.once('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  let rest = '';
  for await (const chunk of unpacked.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new Error(`${file} ends within a row`);
}

async function references(tx: Tx): Promise<(readonly [string, string])[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select f.relname as "from", t.relname as "to"
    from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
  `.execute(queries(tx));
  return rows.map(({ from, to }) => [from, to]);
}

/**
 * The order in which tables must be filled so that referenced rows already exist.
 * @param refersTo pairs of a table and one it refers to; references to itself are ignored
 * @throws Error if tables refer to each other in a circle
 */
export function loadOrder(
  tables: readonly string[],
  refersTo: readonly (readonly [from: string, to: string])[],
): string[] {
  const ordered: string[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const ready = [...left].filter((table) =>
      refersTo.every(([from, to]) => from !== table || to === table || !left.has(to)),
    );
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...left].join(', ')}`);
    for (const table of ready) left.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}
