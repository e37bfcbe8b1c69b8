import { sql } from 'kysely';
import type { CatalogueTables } from '../../modules/catalogue/index.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import { plannedAnew } from '../../platform/db/planned-anew.ts';
import { allOf, type Condition } from '../listing/where.ts';

export interface Wanted {
  /** Best first, each finding what the one before it does; empty: all pieces that fulfil the conditions. */
  readonly textQueries: readonly string[];
  readonly conditions: readonly Condition[];
  /** How many from the best on, those before the page included. */
  readonly end: number;
}

/** What has been found already, by the first `queries` of the text queries. */
export interface Ranked {
  readonly ids: readonly string[];
  readonly queries: number;
}

/** Asked in one go: most searches need no more than two, and to plan more than are needed costs as much as to ask. */
const queriesAtOnce = 2;

/**
 * The pieces that the text queries find, those of an earlier query first; within one, what can be had before what
 * is taken or sold, then the newest. Later queries are asked only where earlier ones do not fill the page.
 */
export async function rankPieces(
  db: Db,
  { textQueries, conditions, end }: Wanted,
  now: Date,
  before: Ranked = { ids: [], queries: 0 },
): Promise<string[]> {
  const ids = [...before.ids];
  const published = sql<boolean>`l.published_at <= ${now}`;
  const steps = textQueries.map((query, index) => {
    const earlier = textQueries[index - 1];
    return [
      sql<boolean>`l.document @@ ${query}::tsquery`,
      ...(earlier === undefined ? [] : [sql<boolean>`not l.document @@ ${earlier}::tsquery`]),
    ];
  });
  if (steps.length === 0) steps.push([]);
  for (let first = before.queries; first < steps.length && ids.length < end; first += queriesAtOnce) {
    const missing = end - ids.length;
    const part = (found: readonly Condition[]) => sql`(
      select l.piece_id as id from listings l where ${allOf([...found, ...conditions, published])}
      order by l.published_at desc, l.piece_id limit ${missing}
    )`;
    const parts = steps
      .slice(first, first + queriesAtOnce)
      .flatMap((found) => [
        part([...found, sql`l.free_from <= ${now}`]),
        part([...found, sql`l.free_from > ${now}`]),
      ]);
    const { rows } = await sql<{ id: string }>`
      select ${plannedAnew} id from (${sql.join(parts, sql` union all `)}) ranked limit ${missing}
    `.execute(queries<CatalogueTables>(db));
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
