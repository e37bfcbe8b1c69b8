import { sql } from 'kysely';
import type { CatalogueTables } from '../modules/catalogue/index.ts';
import { queries, type Db } from '../platform/db/db.ts';
import { sanitiseHtml } from '../platform/html/sanitise-html.ts';
import type { Language } from '../shared/text/language.ts';
import type { ShopType } from '../shared/pieces/shop-type.ts';

export interface CategorySummary {
  readonly id: string;
  readonly name: string;
  /** The language of the name if it is not German. */
  readonly nameLanguage?: Language;
  readonly shopType: ShopType;
  readonly image: string | null;
}

export interface CategoryDetail extends CategorySummary {
  /** Sanitised HTML. */
  readonly descriptionHtml: string | null;
  /** The language of the description if it is not German. */
  readonly descriptionLanguage?: Language;
  /** Whether a service translated its texts and nobody has checked them since. */
  readonly isMachineMade?: boolean;
}

export interface ParentCategory {
  readonly id: string;
  readonly title: string;
  /** The language of title and description if they are not German. */
  readonly titleLanguage?: Language;
  /** Whether a service translated its texts and nobody has checked them since. */
  readonly isMachineMade?: boolean;
  readonly type: ShopType;
  /** Sanitised HTML. */
  readonly descriptionHtml: string | null;
  readonly images: readonly string[];
  /** In the order set by staff. */
  readonly subCategories: readonly CategorySummary[];
}

/** All categories of both lines, in the order of their parents; those without a parent come last, by name. */
export async function allCategories(db: Db): Promise<CategorySummary[]> {
  const { rows } = await sql<{ id: string; name: string; shop_type: ShopType; image: string | null }>`
    select c.id, c.name, c.shop_type, c.image
    from categories c
    left join lateral (
      select parent.position as parent_position, m.position
      from parent_category_members m join parent_categories parent on parent.id = m.parent_category_id
      where m.category_id = c.id order by parent.position, m.position limit 1
    ) place on true
    order by c.shop_type desc, place.parent_position nulls last, place.position, c.name
  `.execute(queries<CatalogueTables>(db));
  return rows.map(readSummary);
}

/** The category with this id, or null. */
export async function categoryDetail(db: Db, id: string): Promise<CategoryDetail | null> {
  const row = await queries<CatalogueTables>(db)
    .selectFrom('categories')
    .select(['id', 'name', 'shop_type', 'image', 'description_html'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    ...readSummary(row),
    descriptionHtml: row.description_html === null ? null : sanitiseHtml(row.description_html),
  };
}

/** All parent categories in the order set by staff, each with its categories. */
export async function parentCategories(db: Db): Promise<ParentCategory[]> {
  return readParents(db, null);
}

/** The parent category with this id, or null. */
export async function parentCategory(db: Db, id: string): Promise<ParentCategory | null> {
  return (await readParents(db, id))[0] ?? null;
}

async function readParents(db: Db, id: string | null): Promise<ParentCategory[]> {
  const { rows } = await sql<{
    id: string;
    title: string;
    type: ShopType;
    description_html: string | null;
    images: string[];
    members: { id: string; name: string; shop_type: ShopType; image: string | null }[];
  }>`
    select parent.id, parent.title, parent.type, parent.description_html, parent.images,
      coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'shop_type', c.shop_type, 'image', c.image)
        order by m.position) filter (where c.id is not null), '[]') as members
    from parent_categories parent
    left join parent_category_members m on m.parent_category_id = parent.id
    left join categories c on c.id = m.category_id
    where ${id}::text is null or parent.id = ${id}
    group by parent.id
    order by parent.position
  `.execute(queries<CatalogueTables>(db));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    type: row.type,
    descriptionHtml: row.description_html === null ? null : sanitiseHtml(row.description_html),
    images: row.images,
    subCategories: row.members.map(readSummary),
  }));
}

function readSummary(row: {
  id: string;
  name: string;
  shop_type: ShopType;
  image: string | null;
}): CategorySummary {
  return { id: row.id, name: row.name, shopType: row.shop_type, image: row.image };
}
