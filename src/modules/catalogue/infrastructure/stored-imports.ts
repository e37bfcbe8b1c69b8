import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { RowOutcome } from '../domain/import/import-state.ts';
import type { CatalogueTables } from './catalogue.tables.ts';
import type { ImportTables, PieceImportLineRow } from './imports.tables.ts';

export type StoredImport = Selectable<ImportTables['piece_imports']>;
export type NewImportRow = Omit<PieceImportLineRow, 'problem' | 'problems'>;
/** `piece_id`: the shop's piece of that SKU, if there is one by now. */
export type ListedImportRow = PieceImportLineRow & { readonly piece_id: string | null };
type NewImport = Insertable<ImportTables['piece_imports']>;

/** JSON in the database. */
const jsonFields = new Set(['headings', 'preview', 'columns', 'staff', 'warnings', 'remarks']);

function asWritten<R extends object>(row: R): R {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      jsonFields.has(name) || (name === 'failure' && value !== null) ? JSON.stringify(value) : value,
    ]),
  ) as R;
}

export async function addImport(tx: Tx, row: NewImport): Promise<void> {
  await queries<ImportTables>(tx).insertInto('piece_imports').values(asWritten(row)).execute();
}

/** @param lock keeps others from changing it until the transaction ends */
export async function findImport(
  handle: Db | Tx,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<StoredImport | null> {
  const found = queries<ImportTables>(handle).selectFrom('piece_imports').selectAll().where('id', '=', id);
  return (await (lock ? found.forUpdate() : found).executeTakeFirst()) ?? null;
}

export async function changeImport(
  handle: Db | Tx,
  id: string,
  changes: Partial<StoredImport>,
): Promise<void> {
  await queries<ImportTables>(handle)
    .updateTable('piece_imports')
    .set(asWritten(changes))
    .where('id', '=', id)
    .execute();
}

export async function removeImport(handle: Db | Tx, id: string): Promise<void> {
  await queries<ImportTables>(handle).deleteFrom('piece_imports').where('id', '=', id).execute();
}

export async function addImportRows(tx: Tx, rows: readonly NewImportRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    ...row,
    cells: row.cells === null ? null : JSON.stringify(row.cells),
    remarks: row.remarks === null ? null : JSON.stringify(row.remarks),
  }));
  await queries<ImportTables>(tx)
    .insertInto('piece_import_rows')
    .values(values as never)
    .execute();
}

export async function removeImportRows(tx: Tx, id: string): Promise<void> {
  await queries<ImportTables>(tx).deleteFrom('piece_import_rows').where('import_id', '=', id).execute();
}

/** Newest first. */
export async function listImports(
  db: Db,
  { page, perPage }: { readonly page: number; readonly perPage: number },
  staffId: string | null,
): Promise<{ readonly items: readonly StoredImport[]; readonly total: number }> {
  const all = queries<ImportTables>(db).selectFrom('piece_imports');
  const wanted = staffId === null ? all : all.where(sql<string>`staff ->> 'id'`, '=', staffId);
  const items = await wanted
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await wanted
    .select((counted) => counted.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

/** Rows of an outcome from after a given line: those with messages first, then in the order of the file. */
export function listImportRows(
  db: Db,
  id: string,
  outcome: RowOutcome,
  { after, limit, offset = 0 }: { readonly after: number; readonly limit: number; readonly offset?: number },
): Promise<ListedImportRow[]> {
  return queries<ImportTables & Pick<CatalogueTables, 'pieces'>>(db)
    .selectFrom('piece_import_rows')
    .selectAll('piece_import_rows')
    .select((row) =>
      row
        .selectFrom('pieces')
        .select('pieces.id')
        .whereRef('pieces.sku', '=', 'piece_import_rows.sku')
        .as('piece_id'),
    )
    .where('import_id', '=', id)
    .where('outcome', '=', outcome)
    .where('line', '>', after)
    .orderBy(sql`problem is null and remarks is null`)
    .orderBy('line')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Imports in given states that have not changed since a moment. */
export function importsSince(
  db: Db,
  states: readonly StoredImport['state'][],
  before: Date,
): Promise<StoredImport[]> {
  return queries<ImportTables>(db)
    .selectFrom('piece_imports')
    .selectAll()
    .where('state', 'in', states)
    .where('changed_at', '<', before)
    .execute();
}
