import { sql } from 'kysely';
import { queries, type Db } from '../../../platform/db/db.ts';
import { kindsIn } from '../../search/index.ts';
import type { CatalogueTables } from '../infrastructure/catalogue.tables.ts';

interface NewPiece {
  readonly id: string;
  readonly title: string;
  readonly publishedAt: Date;
  /** The title of the piece that it is like. */
  readonly likeTitle: string;
}

/** How many of the newest are compared with each piece. */
const newestOfEach = 40;

/**
 * What has come into the shop since then that is like each of these pieces: of the same line, a common category and the
 * same kind, the newest first. A title that names no kind is like everything in its category. Whether they can be had is
 * up to the inventory.
 * @returns by the given ids; without those that nothing is like
 */
export async function newPiecesLike(
  db: Db,
  ids: readonly string[],
  since: Date,
  now: Date,
): Promise<ReadonlyMap<string, readonly NewPiece[]>> {
  const { rows } = await sql<NewPiece & { like: string }>`
    select own.id as "like", own.title as "likeTitle", newest.id, newest.title, newest.published_at as "publishedAt"
    from pieces own cross join lateral (
      select distinct p.id, p.title, p.published_at
      from piece_categories mine
      join category_listings c on c.category_id = mine.category_id
      join pieces p on p.id = c.piece_id
      where mine.piece_id = own.id and c.piece_id <> own.id and c.shop_type = own.shop_type
        and c.published_at > ${since} and c.published_at <= ${now}
      order by p.published_at desc, p.id limit ${newestOfEach}
    ) newest
    where own.id = any(${ids}::text[])
    order by newest.published_at desc, newest.id
  `.execute(queries<CatalogueTables>(db));
  return Map.groupBy(
    rows.filter(({ title, likeTitle }) => isOfKind(title, likeTitle)),
    ({ like }) => like,
  );
}

function isOfKind(title: string, likeTitle: string): boolean {
  const kinds = kindsIn(likeTitle);
  return kinds.size === 0 || [...kindsIn(title)].some((kind) => kinds.has(kind));
}
