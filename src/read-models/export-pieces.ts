import { sql } from 'kysely';
import { ownHeadings, type CatalogueTables, type PieceOffice } from '../modules/catalogue/index.ts';
import { byteOrderMark, csvLine } from '../platform/csv/csv-line.ts';
import { queries, type Db } from '../platform/db/db.ts';
import type { Actor } from '../shared/staff/actor.ts';
import { pieceConditions, type StaffPieceFilter } from './staff-pieces.ts';

const portion = 200;

/** German spreadsheets open such a file directly. */
const delimiter = ';';

/** The pieces of the back office's list as our own table, by SKU. It is streamed, never read all at once. */
export async function* exportedPieces(
  shop: { readonly db: Db; readonly pieceOffice: Pick<PieceOffice, 'exportPieces'> },
  q: string | undefined,
  filter: StaffPieceFilter,
  now: Date,
  actor: Actor,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(ownHeadings, delimiter);
  const conditions = pieceConditions(q, filter, now);
  let after = '';
  for (;;) {
    const { rows } = await sql<{ id: string; sku: string }>`
      select p.id, p.sku from pieces p
      where ${sql.join(conditions, sql` and `)} and p.sku > ${after}
      order by p.sku limit ${portion}
    `.execute(queries<CatalogueTables>(shop.db));
    const ids = rows.map(({ id }) => id);
    const lines = await shop.pieceOffice.exportPieces(ids, actor);
    yield lines.map((line) => csvLine(line, delimiter)).join('');
    after = rows.at(-1)?.sku ?? after;
    if (rows.length < portion) return;
  }
}
