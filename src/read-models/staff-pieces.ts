import { sql, type RawBuilder } from 'kysely';
import {
  type CatalogueTables,
  type Section,
  ownHeadings,
  type PieceOffice,
} from '../modules/catalogue/index.ts';
import { orderNumber } from '../modules/ordering/index.ts';
import { queries, type Db } from '../platform/db/db.ts';
import { inPortions } from '../platform/db/in-portions.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import type { PieceState } from '../shared/pieces/piece-vocabulary.ts';
import type { Actor } from '../shared/staff/actor.ts';
import { may, requireRight } from '../shared/staff/staff-rights.ts';
import type { ShopType } from '../shared/pieces/shop-type.ts';
import { byteOrderMark, csvLine } from '../platform/csv/csv-line.ts';
import { namePatterns } from '../shared/text/name-patterns.ts';

export const staffPieceSorts = ['updatedAt', 'title', 'sku', 'priceCents', 'createdAt'] as const;

export interface StaffPieceFilter {
  readonly state?: PieceState | undefined;
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
  readonly state: PieceState;
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
  listQuery: ListQuery<(typeof staffPieceSorts)[number]>,
  filter: StaffPieceFilter,
  now: Date,
  actor: Actor,
): Promise<{ readonly items: readonly StaffPieceRow[]; readonly total: number }> {
  requireRight(actor, 'catalogue:read');
  const { page, perPage, sort, order } = listQuery;
  const found = sql`from pieces p where ${sql.join(pieceConditions(listQuery.q, filter, now), sql` and `)}`;
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

/** The numbers of the orders behind a calendar's entries, by reference. Blocks, and orders that nobody is shown, have none. */
export async function orderNumbersOf(
  db: Db,
  references: readonly string[],
  actor: Actor,
): Promise<ReadonlyMap<string, string>> {
  if (references.length === 0 || !may(actor, 'orders:read')) return new Map();
  const { rows } = await sql<{ id: string; number: number }>`
    select o.id::text as id, o.number::int as number from orders o
    where o.id in (select said::uuid from unnest(${[...references]}::text[]) said where said ~ '^[0-9a-f-]{36}$')
      and o.offered_at is not null and o.restricted_at is null
  `.execute(queries<object>(db));
  return new Map(rows.map(({ id, number }) => [id, orderNumber(number)]));
}

/** The requested pieces, as conditions on `pieces p`. */
function pieceConditions(q: string | undefined, filter: StaffPieceFilter, now: Date): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [sql`true`];
  for (const named of piecesNamed(q ?? '')) all.push(sql`p.id in ${named}`);
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

const portion = 200;

/** German spreadsheets open such a file directly. */
const delimiter = ';';

/** The pieces of the back office's list as our own table, by SKU. It is streamed, never read all at once. */
export async function* exportedPieces(
  shop: { readonly db: Db; readonly pieceOffice: Pick<PieceOffice, 'exportPieces'> },
  q: string | undefined,
  filter: StaffPieceFilter,
  now: Date,
  actor: Actor,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(ownHeadings, delimiter);
  const conditions = pieceConditions(q, filter, now);
  const next = async (last?: { readonly sku: string }) => {
    const { rows } = await sql<{ id: string; sku: string }>`
      select p.id, p.sku from pieces p
      where ${sql.join(conditions, sql` and `)} and p.sku > ${last?.sku ?? ''}
      order by p.sku limit ${portion}
    `.execute(queries<CatalogueTables>(shop.db));
    return rows;
  };
  for await (const rows of inPortions(portion, next)) {
    const ids = rows.map(({ id }) => id);
    const lines = await shop.pieceOffice.exportPieces(ids, actor);
    yield lines.map((line) => csvLine(line, delimiter)).join('');
  }
}

/** For each word of a text, the ids of pieces that it names: by their title, their SKU or that of a variant. */
export function piecesNamed(q: string): RawBuilder<unknown>[] {
  return namePatterns(q).map(
    // Must equal the expression of the index `pieces_by_name`, to the letter.
    (pattern) => sql`(
      select n.id from pieces n where lower(n.title || ' ' || n.sku) ~ ${pattern}
      union all
      select v.piece_id from variants v where lower(v.sku) ~ ${pattern}
    )`,
  );
}
