import { sql, type RawBuilder } from 'kysely';
import type { Section } from '../../modules/catalogue/index.ts';
import type { ShopType } from '../../shared/shop-type.ts';
import type { Condition } from './where.ts';

/** What a list contains before it is filtered. */
export type ListScope =
  | { readonly kind: 'type'; readonly type: ShopType }
  | { readonly kind: 'category'; readonly id: string }
  | { readonly kind: 'parent'; readonly id: string; readonly categoryIds: readonly string[] }
  | { readonly kind: 'section'; readonly section: Section }
  /** Everything that any of the text queries finds. */
  | { readonly kind: 'search'; readonly textQueries: readonly string[] };

/** Where the listings of the scope are, as `l`: a category has listings of its own. */
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
      return sql`l.sections @> array[${scope.section}]::text[]`;
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
