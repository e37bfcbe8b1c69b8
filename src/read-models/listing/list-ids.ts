import { sql, type RawBuilder } from 'kysely';
import type { CatalogueTables } from '../../modules/catalogue/index.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import { plannedAnew } from '../../platform/db/statement-names.ts';
import { isFiltered, type PieceFilters, type PieceSort } from '../../shared/pieces/piece-filters.ts';
import { listingsOf, scopeConditions, type ListScope, allOf, conditionsOf, type Condition } from './scope.ts';

export interface Narrowed {
  readonly filters: PieceFilters;
  readonly sort: PieceSort;
}

/** The id makes every order total, so that pages neither repeat nor skip a piece. */
const orders: Readonly<Record<Exclude<PieceSort, 'relevance'>, RawBuilder<unknown>>> = {
  newest: sql`l.published_at desc, l.piece_id`,
  price: sql`l.price_cents, l.piece_id`,
  'price-desc': sql`l.price_cents desc, l.piece_id desc`,
  size: sql`l.width_mm, l.piece_id`,
  'size-desc': sql`l.width_mm desc nulls last, l.piece_id`,
};

/**
 * The same orders for lists that no index serves. For a parent category or a section, reading its own pieces is always
 * cheaper than walking through all pieces of the shop in the order of their price, which the planner prefers too often.
 */
const ordersOfFew: typeof orders = {
  newest: sql`l.published_at + interval '0' desc, l.piece_id`,
  price: sql`l.price_cents + 0, l.piece_id`,
  'price-desc': sql`l.price_cents + 0 desc, l.piece_id desc`,
  size: sql`l.width_mm + 0, l.piece_id`,
  'size-desc': sql`l.width_mm + 0 desc nulls last, l.piece_id`,
};

/** The ids of a list, starting at `offset`, at most `limit` of them. */
export async function listIds(
  db: Db,
  scope: ListScope,
  { filters, sort }: Narrowed,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  now: Date,
): Promise<string[]> {
  if (scope.kind === 'search' && sort === 'relevance') {
    const best = await rankPieces(
      db,
      { textQueries: scope.textQueries, conditions: conditionsOf(filters, now), end: offset + limit },
      now,
    );
    return best.slice(offset);
  }
  const by = sort === 'relevance' ? 'newest' : sort;
  const isPlain = !isFiltered(filters) && by === 'newest';
  const isOfFew = scope.kind === 'parent' || scope.kind === 'section';
  const order = (isOfFew ? ordersOfFew : orders)[by];
  const { rows } = await sql<{ id: string }>`${
    isPlain && scope.kind !== 'parent' && scope.kind !== 'search'
      ? newestOf(scope, now)
      : sql`select ${plannedAnew} l.piece_id as id from ${listingsOf(scope)}
          where ${allOf([...scopeConditions(scope, now), ...conditionsOf(filters, now)])}
          order by ${order}`
  } limit ${limit} offset ${offset}`.execute(queries<CatalogueTables>(db));
  return rows.map(({ id }) => id);
}

/** The usual case, read from the end of an index, however long the list is. */
function newestOf(scope: Extract<ListScope, { kind: 'type' | 'category' | 'section' }>, now: Date) {
  switch (scope.kind) {
    case 'type':
      return sql`select l.piece_id as id from listings l
        where l.shop_type = ${scope.type} and l.published_at <= ${now} order by l.published_at desc, l.piece_id`;
    case 'category':
      return sql`select l.piece_id as id from category_listings l
        where l.category_id = ${scope.id} and l.published_at <= ${now} order by l.published_at desc, l.piece_id`;
    case 'section':
      return sql`select ps.piece_id as id from piece_sections ps
        where ps.section = ${scope.section} and ps.published_at <= ${now}
          ${scope.only === undefined ? sql`` : sql`and ps.piece_id = any(${scope.only}::text[])`}
        order by ps.published_at desc, ps.piece_id`;
  }
}

interface Wanted {
  /** Best first, each including the results of the one before it; empty: all pieces that meet the conditions. */
  readonly textQueries: readonly string[];
  readonly conditions: readonly Condition[];
  /** How many from the best one on, including those before the page. */
  readonly end: number;
}

/** What has been found so far, by the first `queries` of the text queries. */
export interface Ranked {
  readonly ids: readonly string[];
  readonly queries: number;
}

/** Sent together: most searches need no more than two, and planning unneeded ones costs as much as running them. */
const queriesAtOnce = 2;

/**
 * The pieces that the text queries find, those of earlier queries first; within one query, available pieces before
 * taken or sold ones, then the newest. Later queries run only if earlier ones do not fill the page.
 */
export async function rankPieces(
  db: Db,
  { textQueries, conditions, end }: Wanted,
  now: Date,
  before: Ranked = { ids: [], queries: 0 },
): Promise<string[]> {
  const ids = [...before.ids];
  const published = sql<boolean>`l.published_at <= ${now}`;
  const steps = textQueries.map((query, index) => {
    const earlier = textQueries[index - 1];
    return [
      sql<boolean>`l.document @@ ${query}::tsquery`,
      ...(earlier === undefined ? [] : [sql<boolean>`not l.document @@ ${earlier}::tsquery`]),
    ];
  });
  if (steps.length === 0) steps.push([]);
  for (let first = before.queries; first < steps.length && ids.length < end; first += queriesAtOnce) {
    const missing = end - ids.length;
    const part = (found: readonly Condition[]) => sql`(
      select l.piece_id as id from listings l where ${allOf([...found, ...conditions, published])}
      order by l.published_at desc, l.piece_id limit ${missing}
    )`;
    const parts = steps
      .slice(first, first + queriesAtOnce)
      .flatMap((found) => [
        part([...found, sql`l.free_from <= ${now}`]),
        part([...found, sql`l.free_from > ${now}`]),
      ]);
    const { rows } = await sql<{ id: string }>`
      select ${plannedAnew} id from (${sql.join(parts, sql` union all `)}) ranked limit ${missing}
    `.execute(queries<CatalogueTables>(db));
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
