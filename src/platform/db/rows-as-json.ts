import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';

/**
 * The columns that rows have, and the rows as one JSON parameter. A list of any length is one statement with one
 * parameter, which PostgreSQL prepares once; separate parameters would reach its limit of 65,535. A statement that names
 * the columns fails where the table lacks one; by itself, `jsonb_populate_recordset` leaves out what it has no column for.
 */
export function rowsAsJson(
  table: string,
  rows: readonly object[],
): { readonly columns: readonly string[]; readonly records: RawBuilder<unknown> } {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const records = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
  return { columns, records };
}

/** Inserts rows of one table. What a row lacks and another one has becomes null, whatever the column's default. */
export async function insertRows(
  to: QueryExecutorProvider,
  table: string,
  rows: readonly object[],
  conflict = '',
): Promise<void> {
  if (rows.length === 0) return;
  const { columns, records } = rowsAsJson(table, rows);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${names}) select ${names} from ${records} ${sql.raw(conflict)}
  `.execute(to);
}
