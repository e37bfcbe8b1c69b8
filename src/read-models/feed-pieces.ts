import { sql } from 'kysely';
import type { CatalogueTables } from '../modules/catalogue/index.ts';
import { queries, type Db } from '../platform/db/db.ts';
import { inPortions } from '../platform/db/in-portions.ts';
import { categoriesAsJson, categoriesInOrder, type FoundCategories } from './categories-of-piece.ts';
import { cardsOf, type PieceCard } from './piece-card.ts';

/** A piece as a sitemap lists it. */
export interface SitemapPiece {
  readonly id: string;
  readonly title: string;
  readonly updatedAt: Date;
  /** Picture keys. */
  readonly pictures: readonly string[];
}

/** A piece as described in feeds for other shops and for readers. */
export interface FeedPiece extends PieceCard {
  readonly publishedAt: Date;
  /** Sanitised HTML; null: there is none in the feed's language. */
  readonly description: string | null;
  readonly isNew: boolean;
  readonly materials: readonly string[];
  readonly colour: string | null;
  readonly maker: string | null;
  readonly weightGrams: number | null;
  /** The main one first. */
  readonly categories: readonly { readonly id: string; readonly name: string }[];
}

/** How many pieces one sitemap lists; the protocol allows 50,000 addresses, and each piece has one per language. */
const sitemapSize = 5_000;

/** How many sitemaps are needed for all pieces; at least 1. */
export async function sitemapCount(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from listings where published_at <= ${now}
  `.execute(queries<CatalogueTables>(db));
  return Math.max(1, Math.ceil((rows[0]?.count ?? 0) / sitemapSize));
}

/** The pieces of a sitemap, numbered from 1. Ordered by id, so that a new piece moves few others. */
export async function sitemapPieces(db: Db, number: number, now: Date): Promise<readonly SitemapPiece[]> {
  const { rows } = await sql<SitemapPiece>`
    select p.id, p.title, p.updated_at as "updatedAt",
      array(select pic.key from pictures pic where pic.piece_id = p.id order by pic.variant_id nulls first, pic.position)
        as pictures
    from (
      select piece_id from listings where published_at <= ${now}
      order by piece_id limit ${sitemapSize} offset ${(number - 1) * sitemapSize}
    ) part join pieces p on p.id = part.piece_id
    order by p.id
  `.execute(queries<CatalogueTables>(db));
  return rows;
}

/** The newest pieces, for feed readers. */
export async function newestForFeed(db: Db, limit: number, now: Date): Promise<readonly FeedPiece[]> {
  const { rows } = await sql<{ id: string }>`
    select piece_id as id from listings where published_at <= ${now}
    order by published_at desc, piece_id limit ${limit}
  `.execute(queries<CatalogueTables>(db));
  return feedPieces(
    db,
    rows.map(({ id }) => id),
    now,
  );
}

const portion = 250;

/** Everything that can be bought now, a few hundred at a time, so that a large shop's feed needs little memory. */
export async function* purchasableForFeed(db: Db, now: Date): AsyncGenerator<readonly FeedPiece[]> {
  const next = async (last = ''): Promise<readonly string[]> => {
    const { rows } = await sql<{ id: string }>`
      select piece_id as id from listings
      where piece_id > ${last} and published_at <= ${now} and free_from <= ${now}
      order by piece_id limit ${portion}
    `.execute(queries<CatalogueTables>(db));
    return rows.map(({ id }) => id);
  };
  for await (const ids of inPortions(portion, next)) yield await feedPieces(db, ids, now);
}

async function feedPieces(db: Db, ids: readonly string[], now: Date): Promise<readonly FeedPiece[]> {
  const [cards, { rows }] = await Promise.all([
    cardsOf(db, ids, now),
    sql<Omit<FeedPiece, keyof PieceCard | 'categories'> & { id: string; categories: FoundCategories }>`
      select p.id, p.published_at as "publishedAt", p.materials, p.colour, p.maker,
        p.weight_grams as "weightGrams", p.shop_type = 'boatwood' as "isNew",
        concat_ws(' ', p.subtopic, array_to_string(p.descriptions, ' ')) as description,
        ${categoriesAsJson} as categories
      from pieces p where p.id = any(${ids}::text[])
    `.execute(queries<CatalogueTables>(db)),
  ]);
  const facts = new Map(rows.map((row) => [row.id, row]));
  return cards.flatMap((card) => {
    const more = facts.get(card.id);
    return more === undefined ? [] : [{ ...card, ...more, categories: categoriesInOrder(more.categories) }];
  });
}
