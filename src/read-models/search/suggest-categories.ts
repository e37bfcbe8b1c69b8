import { sql } from 'kysely';
import type { CatalogueTables } from '../../modules/catalogue/index.ts';
import { normalWords, partsOf, type Term } from '../../modules/search/index.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import { allCategories, type CategorySummary } from '../categories.ts';

/** A category with the number of its published pieces. */
export interface CountedCategory {
  readonly category: CategorySummary;
  readonly pieces: number;
}

const maxSuggested = 6;

/** All categories with the number of their pieces. */
export async function countedCategories(db: Db, now: Date): Promise<readonly CountedCategory[]> {
  const [categories, counts] = await Promise.all([
    allCategories(db),
    sql<{ id: string; pieces: number }>`
      select l.category_id as id, count(*)::int as pieces from category_listings l
      where l.published_at <= ${now} group by l.category_id
    `.execute(queries<CatalogueTables>(db)),
  ]);
  const byId = new Map(counts.rows.map(({ id, pieces }) => [id, pieces]));
  return categories.map((category) => ({ category, pieces: byId.get(category.id) ?? 0 }));
}

/**
 * Categories whose name contains every word of the query, including parts of words and synonyms. Exact matches come
 * first (for 'tisch': Tische, Esstische), then categories that contain other things too or serve only some customers
 * (Betten & Nachttische, Tische für die Gastronomie), then names that only begin with the word or contain it
 * (Tischlampen); within a rank, those with the most pieces come first.
 */
export function suggestCategories(
  categories: readonly CountedCategory[],
  asked: readonly Term[],
): CategorySummary[] {
  const terms = asked.filter(({ isUnwanted }) => isUnwanted !== true);
  if (terms.length === 0) return [];
  return categories
    .flatMap(({ category, pieces }) => {
      const name = nameOf(category);
      const besides = Math.max(0, name.words.length - terms.length);
      const misses = terms.map((term) => missOf(term, name));
      return misses.every((miss) => miss !== null)
        ? [{ category, pieces, miss: misses.reduce((sum, miss) => sum + miss, 2 * besides) }]
        : [];
    })
    .toSorted((one, other) => one.miss - other.miss || other.pieces - one.pieces)
    .slice(0, maxSuggested)
    .map(({ category }) => category);
}

interface CategoryName {
  readonly words: readonly string[];
  /** Heads of its compounds, such as 'tisch' of Esstische, and their materials. */
  readonly parts: readonly string[];
}

/** How far a word is from a category's name; 0: it is one of its words, null: it is not in it. */
function missOf({ word, synonyms }: Term, { words, parts }: CategoryName): number | null {
  if (words.includes(word)) return 0;
  if (parts.includes(word)) return 1;
  if (synonyms.some((name) => words.includes(name))) return 2;
  if (synonyms.some((name) => parts.includes(name))) return 3;
  if (words.some((other) => other.startsWith(word))) return 4;
  return word.length > 2 && words.some((other) => other.includes(word)) ? 5 : null;
}

/** Kept as long as the categories are, since every search is compared with all of them. */
const names = new WeakMap<CategorySummary, CategoryName>();

function nameOf(category: CategorySummary): CategoryName {
  const known = names.get(category);
  if (known !== undefined) return known;
  const words = normalWords(category.name);
  const name = { words, parts: words.flatMap(partsOf) };
  names.set(category, name);
  return name;
}
