import type { ColourKey, Decade, MaterialKey } from '../../../../shared/facets.ts';
import type { Range, RangeName } from '../../../../shared/piece-filters.ts';
import type { ShopType } from '../../../../shared/shop-type.ts';
import type { ConditionGroup } from './query-phrases.ts';

/** How a part of a query was understood. */
export type Meaning =
  | { readonly kind: RangeName; readonly range: Range }
  | { readonly kind: 'decades'; readonly decades: readonly Decade[] }
  | { readonly kind: 'material'; readonly material: MaterialKey }
  | { readonly kind: 'colour'; readonly colour: ColourKey; readonly word: string }
  | { readonly kind: 'condition'; readonly condition: ConditionGroup }
  | { readonly kind: 'maker'; readonly maker: string }
  | { readonly kind: 'shop-type'; readonly shopType: ShopType }
  | { readonly kind: 'rentable' }
  | { readonly kind: 'available' };

/** A word that a piece must contain, in the normal form. */
export interface Term {
  /** As typed. */
  readonly text: string;
  readonly word: string;
  /** Its synonyms. */
  readonly synonyms: readonly string[];
}

/** The conditions that a part of a query sets for a piece. */
export interface Asked {
  readonly terms: readonly Term[];
  readonly meanings: readonly Meaning[];
}

/** A part of a query: words or a phrase with one meaning. */
export interface QueryPart extends Asked {
  /** As typed. */
  readonly text: string;
  /** The query without it. */
  readonly queryWithout: string;
  /** Alternative readings if the first one finds nothing, likeliest first. */
  readonly otherwise: readonly Asked[];
  /** A number whose meaning the query does not state. */
  readonly isGuess: boolean;
}
