import { sql } from 'kysely';
import type { CatalogueTables } from '../modules/catalogue/index.ts';
import { queries, type Db } from '../platform/db/db.ts';
import { cardsOf, type PieceCard } from './piece-card.ts';

interface Own {
  shop_type: string;
  price_cents: number;
  category_ids: string[];
  longest: number | null;
}

/** How many neighbours are considered, so that enough of them are likely to be free. */
const candidates = 24;

/** How many dearer and how many cheaper pieces of each of its categories are compared by size. */
const ofCategory = 120;

/**
 * Similar pieces for a product page: from the same line, first from the same categories, close in size and price.
 * Available pieces come before sold ones. Only those closest in price are considered, and more of them if they share a
 * category: the catalogue may have a hundred thousand.
 * @param limit at most 24
 */
export async function similarPieces(
  db: Db,
  pieceId: string,
  limit: number,
  now: Date,
): Promise<readonly PieceCard[]> {
  const q = queries<CatalogueTables>(db);
  const { rows: found } = await sql<Own>`
    select l.shop_type, l.price_cents, l.category_ids, greatest(l.width_mm, l.height_mm, l.depth_mm) as longest
    from listings l where l.piece_id = ${pieceId}
  `.execute(q);
  const own = found[0];
  if (own === undefined) return [];
  const ofLine = sql`l.shop_type = ${own.shop_type} and l.published_at <= ${now}`;
  const facts = sql`l.piece_id, l.price_cents, greatest(l.width_mm, l.height_mm, l.depth_mm) as longest`;
  // Ratios, not differences: 100 € more is a lot for a stool and little for a wardrobe.
  const { rows } = await sql<{ id: string }>`
    with near as (
      select of_category.*, true as related from unnest(${own.category_ids}::text[]) as own (category_id)
      cross join lateral (
        (select ${facts} from category_listings l
          where l.category_id = own.category_id and ${ofLine} and l.price_cents >= ${own.price_cents}
          order by l.price_cents, l.piece_id limit ${ofCategory + 1})
        union all
        (select ${facts} from category_listings l
          where l.category_id = own.category_id and ${ofLine} and l.price_cents < ${own.price_cents}
          order by l.price_cents desc, l.piece_id desc limit ${ofCategory})
      ) of_category
      union
      (select ${facts}, l.category_ids && ${own.category_ids}::text[] from listings l
        where ${ofLine} and l.price_cents >= ${own.price_cents}
        order by l.price_cents, l.piece_id limit ${candidates + 1})
      union
      (select ${facts}, l.category_ids && ${own.category_ids}::text[] from listings l
        where ${ofLine} and l.price_cents < ${own.price_cents}
        order by l.price_cents desc, l.piece_id desc limit ${candidates})
    )
    select piece_id as id from near where piece_id <> ${pieceId}
    order by not related,
      abs(ln(price_cents::float8 / ${own.price_cents}::int))
        + coalesce(abs(ln(longest::float8 / ${own.longest}::int)), 1),
      piece_id
    limit ${candidates}
  `.execute(q);
  const cards = await cardsOf(db, [pieceId, ...rows.map((row) => row.id)], now);
  const others = variedFirst(cards, pieceId);
  const free = others.filter((card) => card.stockAmt > 0);
  const gone = others.filter((card) => card.stockAmt < 1);
  return [...free, ...gone].slice(0, limit);
}

/**
 * The others in their order, but with repeated photographs last: pieces of a set are often photographed once, and a row
 * of the same chair is no choice.
 */
function variedFirst(cards: readonly PieceCard[], pieceId: string): readonly PieceCard[] {
  const photographOf = ({ pictures: [first] }: PieceCard) => first?.key;
  const own = cards.find(({ id }) => id === pieceId);
  const shown = new Set(own && [photographOf(own)]);
  const varied: PieceCard[] = [];
  const alike: PieceCard[] = [];
  for (const card of cards.filter(({ id }) => id !== pieceId)) {
    const photograph = photographOf(card);
    (photograph !== undefined && shown.has(photograph) ? alike : varied).push(card);
    shown.add(photograph);
  }
  return [...varied, ...alike];
}
