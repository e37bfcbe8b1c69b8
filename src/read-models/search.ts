import { sql } from 'kysely';
import { searchWordsOf, type CatalogueTables } from '../modules/catalogue/index.ts';
import { queries, type Db } from '../platform/db/db.ts';
import type { CategorySummary } from './categories.ts';
import { cardsOf, type PieceCard } from './piece-card.ts';

export interface SearchHits {
  readonly categories: readonly CategorySummary[];
  readonly pieces: readonly PieceCard[];
}

const categoryLimit = 6;
const pieceLimit = 12;

/**
 * Categories and pieces in which every word of the query occurs, also as a part of a longer word
 * ('tisch' finds 'Esstisch'). Titles that hold all words come first, then the newest.
 * @returns nothing for a query without a letter or digit
 */
export async function search(db: Db, query: string, now: Date): Promise<SearchHits> {
  const words = searchWordsOf(query);
  if (words.length === 0) return { categories: [], pieces: [] };
  const q = queries<CatalogueTables>(db);
  const patterns = words.map((word) => `%${word}%`);
  const categories = await q
    .selectFrom('categories')
    .select(['id', 'name', 'shop_type', 'image'])
    .where(sql<boolean>`search_text like all(${patterns}::text[])`)
    .orderBy('name')
    .limit(categoryLimit)
    .execute();
  const { rows } = await sql<{ id: string }>`
    select p.id from pieces p
    where ${sql.join(
      patterns.map((pattern) => sql`p.search_text like ${pattern}`),
      sql` and `,
    )} and p.published_at <= ${now}
    order by (left(p.search_text, char_length(p.title)) like all(${patterns}::text[])) desc,
      p.published_at desc, p.id
    limit ${pieceLimit}
  `.execute(q);
  return {
    categories: categories.map((row) => ({
      id: row.id,
      name: row.name,
      shopType: row.shop_type,
      image: row.image,
    })),
    pieces: await cardsOf(
      db,
      rows.map((row) => row.id),
      now,
    ),
  };
}
