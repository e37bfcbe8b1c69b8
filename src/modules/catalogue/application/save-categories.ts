import { queries, type Db } from '../../../platform/db/db.ts';
import { insertRows } from '../../../platform/db/rows-as-json.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import type { CategoryDraft, ParentCategoryDraft } from '../domain/piece.ts';
import type { CatalogueTables } from '../infrastructure/catalogue.tables.ts';
import type { GoodsText } from '../../../shared/pieces/goods-texts.ts';
import type { GoodsTextOf } from '../domain/goods-text-table.ts';
import { writeGoodsTexts } from './goods-texts.ts';
import type { ImportDependencies } from './importing/import-pieces.ts';

/** Categories with their rooms, and what they are called in other languages. */
interface CategoryTree {
  readonly categories: readonly CategoryDraft[];
  readonly parents: readonly ParentCategoryDraft[];
  readonly texts?: { readonly of: readonly (GoodsTextOf & GoodsText)[]; readonly now: Date };
}

/**
 * Creates or updates (by id) the tree of categories. Parent categories appear in the given order.
 * @throws RightMissing without `catalogue:write`; Error if a parent names an unknown category
 */
export async function saveCategories(
  { invalidate }: Pick<ImportDependencies, 'invalidate'>,
  db: Db,
  tree: CategoryTree,
  actor: Actor,
): Promise<void> {
  requireRight(actor, 'catalogue:write');
  await db.transaction(async (tx) => {
    const q = queries<CatalogueTables>(tx);
    await insertRows(
      q,
      'categories',
      tree.categories.map((category) => ({
        id: category.id,
        name: category.name,
        shop_type: category.shopType,
        description_html: category.descriptionHtml === null ? null : sanitiseHtml(category.descriptionHtml),
        image: category.image,
      })),
      `on conflict (id) do update set name = excluded.name, description_html = excluded.description_html,
         image = excluded.image`,
    );
    await insertRows(
      q,
      'parent_categories',
      tree.parents.map((parent, position) => ({
        id: parent.id,
        title: parent.title,
        type: parent.type,
        description_html: parent.descriptionHtml === null ? null : sanitiseHtml(parent.descriptionHtml),
        images: parent.images,
        position,
      })),
      `on conflict (id) do update set title = excluded.title, description_html = excluded.description_html,
         images = excluded.images, position = excluded.position`,
    );
    await q
      .deleteFrom('parent_category_members')
      .where('parent_category_id', 'in', ['', ...tree.parents.map((parent) => parent.id)])
      .execute();
    await insertRows(
      q,
      'parent_category_members',
      tree.parents.flatMap((parent) =>
        parent.subCategoryIds.map((categoryId, position) => ({
          parent_category_id: parent.id,
          category_id: categoryId,
          position,
        })),
      ),
    );
    if (tree.texts !== undefined) await writeGoodsTexts(tx, tree.texts.of, 'import', tree.texts.now);
    await invalidate(tx, ['catalogue']);
  });
}
