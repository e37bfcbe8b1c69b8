import { sql } from 'kysely';
import type { CatalogueTables } from '../modules/catalogue/index.ts';
import { kindsIn } from '../modules/search/index.ts';
import { queries, type Db } from '../platform/db/db.ts';
import { cardsOf, type PieceCard } from './piece-card.ts';

interface Own {
  title: string;
  shop_type: string;
  category_ids: string[];
  material_keys: string[];
  decades: number[];
}

interface Candidate {
  id: string;
  title: string;
  category: string;
}

/** How many of the newest of each other category of the room are compared. */
const newestOfEach = 40;
/** How many of each are looked at, since some are of the same kind or have the same photograph. */
const bestOfEach = 6;

/**
 * What goes with a piece, and is not another one of it: free pieces of other categories of the same room and line, first
 * those that share its material, then its time. A table is followed by chairs, not by tables; each category comes once
 * before one comes twice.
 * @param limit at most 12
 */
export async function matchingPieces(
  db: Db,
  pieceId: string,
  limit: number,
  now: Date,
): Promise<readonly PieceCard[]> {
  const q = queries<CatalogueTables>(db);
  const { rows: found } = await sql<Own>`
    select p.title, l.shop_type, l.category_ids, l.material_keys, l.decades
    from listings l join pieces p on p.id = l.piece_id where l.piece_id = ${pieceId}
  `.execute(q);
  const own = found[0];
  if (own === undefined) return [];
  const { rows } = await sql<Candidate>`
    with others as (
      select other.category_id, min(other.position) as position from parent_category_members mine
      join parent_category_members other on other.parent_category_id = mine.parent_category_id
      where mine.category_id = any(${own.category_ids}::text[])
        and other.category_id <> all(${own.category_ids}::text[])
      group by other.category_id
    )
    select best.id, best.title, others.category_id as category from others
    cross join lateral (
      select newest.piece_id as id, p.title,
        row_number() over (
          order by newest.material_keys && ${own.material_keys}::text[] desc,
            newest.decades && ${own.decades}::integer[] desc, newest.published_at desc, newest.piece_id
        ) as place
      from (
        select l.piece_id, l.material_keys, l.decades, l.published_at
        from category_listings c join listings l on l.piece_id = c.piece_id
        where c.category_id = others.category_id and l.shop_type = ${own.shop_type}
          and l.published_at <= ${now} and l.free_from <= ${now}
          and not l.category_ids && ${own.category_ids}::text[]
        order by c.published_at desc, c.piece_id limit ${newestOfEach}
      ) newest join pieces p on p.id = newest.piece_id
      order by place limit ${bestOfEach}
    ) best
    order by best.place, others.position, others.category_id
  `.execute(q);
  const kinds = kindsIn(own.title);
  const ofOtherKind = rows.filter(({ title }) => [...kindsIn(title)].every((kind) => !kinds.has(kind)));
  const ids = [...new Set(ofOtherKind.map(({ id }) => id))];
  return differing(await cardsOf(db, ids, now)).slice(0, limit);
}

/** Each photograph once, and only what can be had. */
function differing(cards: readonly PieceCard[]): readonly PieceCard[] {
  const shown = new Set<string>();
  return cards.filter(({ stockAmt, pictures: [first] }) => {
    const isNew = stockAmt > 0 && (first === undefined || !shown.has(first.key));
    if (isNew && first !== undefined) shown.add(first.key);
    return isNew;
  });
}
