import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * Inserts rows of one table from a single JSON parameter. A list of any length is one statement with one parameter,
 * which PostgreSQL prepares once; separate parameters would reach its limit of 65,535. Columns missing from a row
 * become null, so every row names all columns without a default.
 */
export async function insertMany(
  to: QueryExecutorProvider,
  table: string,
  columns: readonly string[],
  rows: readonly object[],
  conflict = '',
): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    ${sql.raw(conflict)}
  `.execute(to);
}
