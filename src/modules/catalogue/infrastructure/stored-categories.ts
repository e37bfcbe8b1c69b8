import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { CategoryDraft, ParentCategoryDraft } from '../domain/piece.ts';
import type { CatalogueTables } from './catalogue.tables.ts';

export async function readCategories(handle: Db | Tx): Promise<CategoryDraft[]> {
  const rows = await queries<CatalogueTables>(handle)
    .selectFrom('categories')
    .select(['id', 'name', 'shop_type', 'description_html', 'image'])
    .orderBy('shop_type', 'desc')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    shopType: row.shop_type,
    descriptionHtml: row.description_html,
    image: row.image,
  }));
}

/** How many pieces are in each category, including drafts; empty categories are missing. */
export async function pieceCounts(handle: Db | Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await queries<CatalogueTables>(handle)
    .selectFrom('piece_categories')
    .select(['category_id', sql<number>`count(*)::int`.as('count')])
    .groupBy('category_id')
    .execute();
  return new Map(rows.map((row) => [row.category_id, row.count]));
}

/** All parent categories in their order, each with its categories in theirs. */
export async function readParents(handle: Db | Tx): Promise<ParentCategoryDraft[]> {
  const q = queries<CatalogueTables>(handle);
  const parents = await q
    .selectFrom('parent_categories')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const members = await q.selectFrom('parent_category_members').selectAll().orderBy('position').execute();
  return parents.map((row) => ({
    id: row.id,
    title: row.title,
    type: row.type,
    descriptionHtml: row.description_html,
    images: row.images,
    subCategoryIds: members
      .filter((member) => member.parent_category_id === row.id)
      .map((member) => member.category_id),
  }));
}
