import { sql } from 'kysely';
import type { CatalogueTables } from '../../modules/catalogue/index.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import { plannedAnew } from '../../platform/db/planned-anew.ts';
import { allOf, type Condition } from '../listing/where.ts';

/**
 * The pieces that the text queries find, those of an earlier query first; within one, what can be had before what
 * is taken or sold, then the newest. Later queries are asked only where earlier ones do not fill the page.
 * @param textQueries empty: all pieces that fulfil the conditions
 * @param end how many from the best on, those before the page included
 */
export async function rankPieces(
  db: Db,
  textQueries: readonly string[],
  conditions: readonly Condition[],
  end: number,
  now: Date,
): Promise<string[]> {
  const ids: string[] = [];
  const steps = textQueries.length === 0 ? [null] : textQueries;
  for (const [index, step] of steps.entries()) {
    if (ids.length >= end) break;
    const earlier = index === 0 ? null : textQueries[index - 1];
    const found = [
      ...conditions,
      ...(step === null ? [] : [sql<boolean>`l.document @@ ${step}::tsquery`]),
      ...(earlier == null ? [] : [sql<boolean>`not l.document @@ ${earlier}::tsquery`]),
      sql<boolean>`l.published_at <= ${now}`,
    ];
    const missing = end - ids.length;
    const part = (availability: Condition) => sql`(
      select l.piece_id as id from listings l where ${allOf([...found, availability])}
      order by l.published_at desc, l.piece_id limit ${missing}
    )`;
    const { rows } = await sql<{ id: string }>`
      select ${plannedAnew} id from (
        ${part(sql`l.free_from <= ${now}`)} union all ${part(sql`l.free_from > ${now}`)}
      ) ranked limit ${missing}
    `.execute(queries<CatalogueTables>(db));
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
