import { sql } from 'kysely';
import type { CatalogueTables } from '../../modules/catalogue/index.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import { plannedAnew } from '../../platform/db/planned-anew.ts';
import { allOf, type Condition } from '../listing/where.ts';

export interface Wanted {
  /** Best first, each including the results of the one before it; empty: all pieces that meet the conditions. */
  readonly textQueries: readonly string[];
  readonly conditions: readonly Condition[];
  /** How many from the best one on, including those before the page. */
  readonly end: number;
}

/** What has been found so far, by the first `queries` of the text queries. */
export interface Ranked {
  readonly ids: readonly string[];
  readonly queries: number;
}

/** Sent together: most searches need no more than two, and planning unneeded ones costs as much as running them. */
const queriesAtOnce = 2;

/**
 * The pieces that the text queries find, those of earlier queries first; within one query, available pieces before
 * taken or sold ones, then the newest. Later queries run only if earlier ones do not fill the page.
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
