import { sql, type RawBuilder } from 'kysely';
import { rangeNames, type PieceFilters, type Range, type RangeName } from '../../shared/piece-filters.ts';

/** A condition on the listing `l`. */
export type Condition = RawBuilder<boolean>;

/** The kinds of filters, each with its own counts. */
export const filterKinds = [
  ...rangeNames,
  ...([
    'materials',
    'colours',
    'decades',
    'makers',
    'conditions',
    'shopTypes',
    'rentable',
    'available',
  ] as const),
] as const;
export type FilterKind = (typeof filterKinds)[number];

const columns: Readonly<Record<RangeName, RawBuilder<number>>> = {
  price: sql`l.price_cents`,
  width: sql`l.width_mm`,
  height: sql`l.height_mm`,
  depth: sql`l.depth_mm`,
};

export function columnOf(name: RangeName): RawBuilder<number> {
  return columns[name];
}

/** The condition for one kind of filter; null if the kind is not set. */
export function conditionOf(kind: FilterKind, filters: PieceFilters, now: Date): Condition | null {
  switch (kind) {
    case 'price':
    case 'width':
    case 'height':
    case 'depth':
      return within(columns[kind], filters[kind]);
    case 'materials':
      return anyOf(filters.materials, (keys) => sql`l.material_keys && ${keys}::text[]`);
    case 'colours':
      return anyOf(filters.colours, (keys) => sql`l.colour_keys && ${keys}::text[]`);
    case 'decades':
      return anyOf(filters.decades, (years) => sql`l.decades && ${years}::int[]`);
    case 'makers':
      return anyOf(filters.makers, (keys) => sql`l.maker_key = any(${keys}::text[])`);
    case 'conditions':
      return anyOf(filters.conditions, (names) => sql`l.condition = any(${names}::text[])`);
    case 'shopTypes':
      return anyOf(filters.shopTypes, (types) => sql`l.shop_type = any(${types}::text[])`);
    case 'rentable':
      return filters.rentable ? sql`l.rentable` : null;
    case 'available':
      return filters.available ? sql`l.free_from <= ${now}` : null;
  }
}

/** All conditions of the filters, of every kind. */
export function conditionsOf(filters: PieceFilters, now: Date): Condition[] {
  return filterKinds.flatMap((kind) => conditionOf(kind, filters, now) ?? []);
}

export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

function anyOf<T>(values: readonly T[], condition: (values: readonly T[]) => Condition): Condition | null {
  return values.length === 0 ? null : condition(values);
}

/** An unknown dimension is in no range. */
function within(column: RawBuilder<number>, range: Range | null): Condition | null {
  if (range === null) return null;
  const { from, to } = range;
  if (from === null) return to === null ? null : sql`${column} <= ${to}::int`;
  return to === null ? sql`${column} >= ${from}::int` : sql`${column} between ${from}::int and ${to}::int`;
}
