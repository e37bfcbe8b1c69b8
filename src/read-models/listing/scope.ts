import { sql, type RawBuilder } from 'kysely';
import type { Section } from '../../modules/catalogue/index.ts';
import { columnOf } from '../../platform/db/row-names.ts';
import { dimensionOf, measuresOfLists } from '../../shared/pieces/piece-measures.ts';
import type { ShopType } from '../../shared/pieces/shop-type.ts';
import {
  rangeNames,
  type PieceFilters,
  type Range,
  type RangeName,
} from '../../shared/pieces/piece-filters.ts';

/** What a list contains before it is filtered. */
export type ListScope =
  | { readonly kind: 'type'; readonly type: ShopType }
  | { readonly kind: 'category'; readonly id: string }
  | { readonly kind: 'parent'; readonly id: string; readonly categoryIds: readonly string[] }
  /** `only`: its pieces that may be shown; without it, all of them. */
  | { readonly kind: 'section'; readonly section: Section; readonly only?: readonly string[] }
  /** Everything that any of the text queries finds. */
  | { readonly kind: 'search'; readonly textQueries: readonly string[] };

/** The listings of the scope, as table `l`: a category has listings of its own. */
export function listingsOf(scope: ListScope): RawBuilder<unknown> {
  return scope.kind === 'category' ? sql`category_listings l` : sql`listings l`;
}

/** The conditions for the pieces of the scope, whatever the filters. */
export function scopeConditions(scope: ListScope, now: Date): Condition[] {
  return [scopeCondition(scope), sql`l.published_at <= ${now}`];
}

function scopeCondition(scope: ListScope): Condition {
  switch (scope.kind) {
    case 'type':
      return sql`l.shop_type = ${scope.type}`;
    case 'category':
      return sql`l.category_id = ${scope.id}`;
    case 'parent':
      return sql`l.category_ids && ${scope.categoryIds}::text[]`;
    case 'section':
      return scope.only === undefined
        ? sql`l.sections @> array[${scope.section}]::text[]`
        : sql`l.piece_id = any(${scope.only}::text[])`;
    case 'search': {
      // The last one is the widest: it includes the results of the others.
      const widest = scope.textQueries.at(-1);
      return widest === undefined ? sql`true` : sql`l.document @@ ${widest}::tsquery`;
    }
  }
}

/** The scope's name, under which its figures are kept. */
export function nameOfScope(scope: ListScope): string {
  switch (scope.kind) {
    case 'type':
      return `type ${scope.type}`;
    case 'category':
    case 'parent':
      return `${scope.kind} ${scope.id}`;
    case 'section':
      return `section ${scope.section}`;
    case 'search':
      return `search ${scope.textQueries.at(-1) ?? ''}`;
  }
}

/** A condition on the listing `l`. */
export type Condition = RawBuilder<boolean>;

/** The kinds of filters, each with its own counts. */
export const filterKinds = [
  ...rangeNames,
  'materials',
  'colours',
  'decades',
  'makers',
  'conditions',
  'shopTypes',
  'rentable',
  'available',
] as const;
export type FilterKind = (typeof filterKinds)[number];

const columns = {
  price: sql`l.price_cents`,
  ...Object.fromEntries(
    measuresOfLists.map((name) => [dimensionOf(name), sql`${sql.ref(`l.${columnOf(name)}`)}`]),
  ),
} as Readonly<Record<RangeName, RawBuilder<number>>>;

export const isRange = (kind: FilterKind): kind is RangeName => Object.hasOwn(columns, kind);

export function columnOfRange(name: RangeName): RawBuilder<number> {
  return columns[name];
}

/** The condition for one kind of filter; null if the kind is not set. */
export function conditionOf(kind: FilterKind, filters: PieceFilters, now: Date): Condition | null {
  if (isRange(kind)) return within(columns[kind], filters[kind]);
  switch (kind) {
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
