import { sql } from 'kysely';
import type { CatalogueTables, Section } from '../modules/catalogue/index.ts';
import { queries, type Db } from '../platform/db/db.ts';
import type { ShopType } from '../shared/shop-type.ts';
import { cardsOf, type PieceCard } from './piece-card.ts';

export interface PiecePage {
  readonly pieces: readonly PieceCard[];
  /** The page that is shown, clamped between 1 and `totalPages` (spec 2.9). */
  readonly page: number;
  /** At least 1, also when there is nothing. */
  readonly totalPages: number;
}

/** Pieces on a page of a category or of a shop type (decisions: 'Category pages hold 20 pieces'). */
export const pageSize = 20;

/** Section calls without a limit are capped, so that nobody can ask for the whole shop at once. */
export const sectionCap = 100;

/** All pieces of one line, newest first, as a page of `limit`. A page beyond the last gives the last. */
export async function piecesOfType(
  db: Db,
  type: ShopType,
  page: number,
  limit: number,
  now: Date,
): Promise<PiecePage> {
  const q = queries<CatalogueTables>(db);
  const { count } = await q
    .selectFrom('pieces')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('shop_type', '=', type)
    .where('published_at', '<=', now)
    .executeTakeFirstOrThrow();
  const totalPages = Math.max(1, Math.ceil(count / limit));
  const shown = Math.min(Math.max(page, 1), totalPages);
  const rows = await q
    .selectFrom('pieces')
    .select('id')
    .where('shop_type', '=', type)
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((shown - 1) * limit)
    .execute();
  return { pieces: await cardsOf(db, idsOf(rows), now), page: shown, totalPages };
}

/**
 * A page of a category, newest first; a page beyond the last is empty, which ends the infinite scroll (spec 4.7).
 */
export async function piecesOfCategory(
  db: Db,
  categoryId: string,
  page: number,
  now: Date,
): Promise<PiecePage> {
  const q = queries<CatalogueTables>(db);
  const members = q
    .selectFrom('piece_categories as pc')
    .innerJoin('pieces as p', 'p.id', 'pc.piece_id')
    .where('pc.category_id', '=', categoryId)
    .where('p.published_at', '<=', now);
  const { count } = await members.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const rows = await members
    .select('p.id')
    .orderBy('p.published_at', 'desc')
    .orderBy('p.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return {
    pieces: await cardsOf(db, idsOf(rows), now),
    page,
    totalPages: Math.max(1, Math.ceil(count / pageSize)),
  };
}

/** The newest pieces of a section of the home page. `limit` is capped at `sectionCap`. */
export async function piecesOfSection(
  db: Db,
  section: Section,
  limit: number,
  now: Date,
): Promise<PieceCard[]> {
  const rows = await queries<CatalogueTables>(db)
    .selectFrom('piece_sections as ps')
    .innerJoin('pieces as p', 'p.id', 'ps.piece_id')
    .select('p.id')
    .where('ps.section', '=', section)
    .where('p.published_at', '<=', now)
    .orderBy('p.published_at', 'desc')
    .orderBy('p.id')
    .limit(Math.min(limit, sectionCap))
    .execute();
  return cardsOf(db, idsOf(rows), now);
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map((row) => row.id);
}
