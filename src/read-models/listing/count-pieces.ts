import { sql, type RawBuilder } from 'kysely';
import type { CatalogueTables } from '../../modules/catalogue/index.ts';
import type { KnownMaker } from '../../modules/search/index.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import { plannedAnew } from '../../platform/db/statement-names.ts';
import {
  rangeNames,
  type ChoiceName,
  type PieceFilters,
  type RangeName,
} from '../../shared/pieces/piece-filters.ts';
import {
  listingsOf,
  scopeConditions,
  type ListScope,
  allOf,
  columnOfRange,
  conditionOf,
  filterKinds,
  isRange,
  type FilterKind,
} from './scope.ts';

export interface Bucket {
  /** Cents or millimetres; `to` is exclusive and null in the last one. */
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
}

/** How many pieces each value would show. A kind's own filter does not affect its own counts, all others do. */
export interface FilterCounts {
  readonly total: number;
  readonly ranges: Readonly<Record<RangeName, readonly Bucket[]>>;
  readonly choices: Readonly<Record<ChoiceName, ReadonlyMap<string, number>>>;
  readonly rentable: number;
  readonly available: number;
  readonly makers: readonly KnownMaker[];
}

interface CountRow {
  /** The kind whose filter the pieces fail, as its bit; 0: they pass all. */
  missed: number;
  /** `grouping()` of all kinds: the bit of the counted kind is unset. */
  ungrouped: number;
  maker: string | null;
  count: number;
}

/** A value of one kind, by the kind's name in lower case; null if another kind is counted. */
type Value = string | number | boolean;
type Values = Readonly<Record<string, Value | readonly Value[] | null | undefined>>;

const bitOf = (kind: FilterKind): number => 1 << filterKinds.indexOf(kind);

function valueOf(kind: FilterKind, now: Date): RawBuilder<unknown> {
  if (isRange(kind)) {
    return sql`width_bucket(${columnOfRange(kind)}, ${sql.lit(`{${bucketEdges[kind].join(',')}}`)}::int[])`;
  }
  switch (kind) {
    case 'materials':
      return sql`l.material_keys`;
    case 'colours':
      return sql`l.colour_keys`;
    case 'decades':
      return sql`l.decades`;
    case 'makers':
      return sql`l.maker_key`;
    case 'conditions':
      return sql`l.condition`;
    case 'shopTypes':
      return sql`l.shop_type`;
    case 'rentable':
      return sql`l.rentable`;
    case 'available':
      return sql`l.free_from <= ${now}`;
  }
}

/**
 * Counts a list's values in one pass over its pieces. A piece is kept unless it fails two kinds of filters, marked with
 * the one that it fails, and counted once for each kind. Combined values of a piece (materials) are counted together
 * and separated here, since few combinations exist.
 */
export async function countPieces(
  db: Db,
  scope: ListScope,
  filters: PieceFilters,
  now: Date,
): Promise<FilterCounts> {
  const marks = filterKinds.flatMap((kind) => {
    const condition = conditionOf(kind, filters, now);
    return condition === null ? [] : [sql`case when ${condition} then 0 else ${sql.lit(bitOf(kind))} end`];
  });
  const missed = marks.length === 0 ? sql`0` : sql.join(marks, sql` + `);
  const names = filterKinds.map((kind) => sql.ref(kind.toLowerCase()));
  const columns = filterKinds.map((kind, index) => sql`${valueOf(kind, now)} as ${names[index]}`);
  // From the first kind to the last, in the order in which `grouping` numbers them from the left.
  const sets = names.map((name) => sql`(missed, ${name})`);
  const { rows } = await sql<CountRow & Values>`
    select ${plannedAnew} missed, grouping(${sql.join(names)}) as ungrouped, ${sql.join(names)},
      (select l.maker from listings l where l.maker_key = marked.makers limit 1) as maker, count(*)::int as count
    from (
      select ${missed} as missed, ${sql.join(columns)}
      from ${listingsOf(scope)} where ${allOf(scopeConditions(scope, now))}
    ) marked
    where missed & (missed - 1) = 0
    group by grouping sets (${sql.join(sets)})
  `.execute(queries<CatalogueTables>(db));
  return collect(rows);
}

function collect(rows: readonly (CountRow & Values)[]): FilterCounts {
  const counts = new Map(filterKinds.map((kind) => [kind, new Map<string, number>()]));
  const makers = new Map<string, string>();
  let total = 0;
  for (const row of rows) {
    const kind = filterKinds.find(
      (_, index) => (row.ungrouped & (1 << (filterKinds.length - 1 - index))) === 0,
    );
    if (kind === undefined || (row.missed !== 0 && row.missed !== bitOf(kind))) continue;
    const ofKind = counts.get(kind)!;
    const value = row[kind.toLowerCase()];
    if (kind === 'shopTypes' && row.missed === 0) total += row.count;
    if (value === null || value === undefined) continue;
    for (const one of [value].flat()) {
      ofKind.set(String(one), (ofKind.get(String(one)) ?? 0) + row.count);
    }
    if (kind === 'makers' && row.maker !== null) makers.set([value].flat().join(), row.maker);
  }
  const of = (kind: FilterKind): ReadonlyMap<string, number> => counts.get(kind)!;
  return {
    total,
    ranges: Object.fromEntries(rangeNames.map((name) => [name, bucketsOf(name, of(name))])) as Record<
      RangeName,
      Bucket[]
    >,
    choices: {
      materials: of('materials'),
      colours: of('colours'),
      decades: of('decades'),
      makers: of('makers'),
      conditions: of('conditions'),
      shopTypes: of('shopTypes'),
    },
    rentable: of('rentable').get('true') ?? 0,
    available: of('available').get('true') ?? 0,
    makers: [...makers].map(([key, name]) => ({ key, name })),
  };
}

/** From the first bucket with pieces to the last. */
function bucketsOf(name: RangeName, counts: ReadonlyMap<string, number>): Bucket[] {
  const edges = bucketEdges[name];
  const buckets = [0, ...edges].map((from, index): Bucket => ({
    from,
    to: edges[index] ?? null,
    count: counts.get(String(index)) ?? 0,
  }));
  const first = buckets.findIndex(({ count }) => count > 0);
  const last = buckets.findLastIndex(({ count }) => count > 0);
  return first === -1 ? [] : buckets.slice(first, last + 1);
}

const times = (factor: number, values: readonly number[]): readonly number[] =>
  values.map((value) => value * factor);

/** The boundaries between the bars of a histogram, in cents and millimetres: finer where most pieces are. */
const bucketEdges: Readonly<Record<RangeName, readonly number[]>> = {
  price: times(100, [100, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 2000, 3000]),
  width: times(10, [40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 250]),
  height: times(10, [30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 180, 200]),
  seatHeight: times(10, [35, 40, 42, 44, 46, 48, 50, 60, 70, 80]),
  depth: times(10, [20, 30, 40, 50, 60, 70, 80, 90, 100, 150, 200]),
};
