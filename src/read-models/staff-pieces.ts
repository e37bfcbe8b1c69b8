import { sql, type RawBuilder } from 'kysely';
import type { CatalogueTables, Section } from '../modules/catalogue/index.ts';
import { queries, type Db } from '../platform/db/db.ts';
import type { ListWish } from '../platform/http/list-query.ts';
import type { Actor } from '../shared/staff/actor.ts';
import { requireRight } from '../shared/staff/staff-rights.ts';
import type { ShopType } from '../shared/pieces/shop-type.ts';

export const staffPieceSorts = ['updatedAt', 'title', 'sku', 'priceCents', 'createdAt'] as const;

export interface StaffPieceFilter {
  readonly state?: 'draft' | 'published' | undefined;
  readonly shopType?: ShopType | undefined;
  readonly categoryId?: string | undefined;
  readonly section?: Section | undefined;
}

/** A piece in the back office's list. */
interface StaffPieceRow {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  readonly shopType: ShopType;
  readonly state: 'draft' | 'published';
  readonly priceCents: number;
  readonly comparePriceCents: number | null;
  readonly sections: Section[];
  readonly pictureKey: string | null;
  readonly free: number;
  readonly units: number;
  readonly sold: number;
  readonly updatedAt: Date;
}

const columns: Readonly<Record<(typeof staffPieceSorts)[number], RawBuilder<unknown>>> = {
  updatedAt: sql`p.updated_at`,
  createdAt: sql`p.created_at`,
  title: sql`p.title`,
  sku: sql`p.sku`,
  priceCents: sql`p.price_cents`,
};

/**
 * Pieces as staff list them, including drafts. Pictures and stock are read only for the rows of the page.
 * @throws RightMissing without `catalogue:read`
 */
export async function listStaffPieces(
  db: Db,
  wish: ListWish<(typeof staffPieceSorts)[number]>,
  filter: StaffPieceFilter,
  now: Date,
  actor: Actor,
): Promise<{ readonly items: readonly StaffPieceRow[]; readonly total: number }> {
  requireRight(actor, 'catalogue:read');
  const { page, perPage, sort, order } = wish;
  const found = sql`from pieces p where ${sql.join(pieceConditions(wish.q, filter, now), sql` and `)}`;
  const direction = order === 'ASC' ? sql`asc` : sql`desc`;
  const ordered = sql`order by ${columns[sort]} ${direction}, p.id ${direction}`;
  const q = queries<CatalogueTables>(db);
  const [rows, counted] = await Promise.all([
    sql<StaffPieceRow>`
      select p.id, p.sku, p.title, p.shop_type as "shopType", p.price_cents as "priceCents",
        p.compare_price_cents as "comparePriceCents", p.updated_at as "updatedAt",
        case when p.published_at is null then 'draft' else 'published' end as state,
        array(select s.section from piece_sections s where s.piece_id = p.id order by s.section) as sections,
        (select pic.key from pictures pic where pic.piece_id = p.id
          order by pic.variant_id nulls first, pic.position limit 1) as "pictureKey",
        stock.free, stock.units, stock.sold
      from (select p.id ${found} ${ordered} limit ${perPage} offset ${(page - 1) * perPage}) shown
      join pieces p on p.id = shown.id
      cross join lateral (
        select count(*) filter (where ua.free)::int as free, count(*)::int as units,
          count(*) filter (where exists (
            select from allocations a
            where a.unit_id = ua.unit_id and a.kind = 'sale' and a.released_at is null
          ))::int as sold
        from unit_availability(${now}) ua where ua.piece_id = p.id
      ) stock
      ${ordered}
    `.execute(q),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(q),
  ]);
  return { items: rows.rows, total: counted.rows[0]?.total ?? 0 };
}

/** The requested pieces, as conditions on `pieces p`. */
export function pieceConditions(
  q: string | undefined,
  filter: StaffPieceFilter,
  now: Date,
): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [sql`true`];
  // Each part may match the title or the SKU: 'teak V-10'.
  for (const word of (q ?? '').toLowerCase().split(/\s+/).slice(0, 8)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    if (word !== '') all.push(sql`lower(p.title || ' ' || p.sku) like ${pattern}`);
  }
  if (filter.state === 'draft') all.push(sql`p.published_at is null`);
  if (filter.state === 'published') all.push(sql`p.published_at <= ${now}`);
  if (filter.shopType !== undefined) all.push(sql`p.shop_type = ${filter.shopType}`);
  if (filter.categoryId !== undefined) {
    all.push(
      sql`exists (select from piece_categories c where c.piece_id = p.id and c.category_id = ${filter.categoryId})`,
    );
  }
  if (filter.section !== undefined) {
    all.push(
      sql`exists (select from piece_sections s where s.piece_id = p.id and s.section = ${filter.section})`,
    );
  }
  return all;
}
