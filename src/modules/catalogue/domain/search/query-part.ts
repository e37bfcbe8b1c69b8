import type { ColourKey, Decade, MaterialKey } from '../../../../shared/facets.ts';
import type { Range, RangeName } from '../../../../shared/piece-filters.ts';
import type { ShopType } from '../../../../shared/shop-type.ts';
import type { ConditionGroup } from './query-phrases.ts';

/** What a part of a query was understood as. */
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

/** A word that a piece must have, in the normal form. */
export interface Term {
  /** As it was typed. */
  readonly text: string;
  readonly word: string;
  /** What it may be called as well. */
  readonly synonyms: readonly string[];
}

/** What a part of a query asks of a piece. */
export interface Asked {
  readonly terms: readonly Term[];
  readonly meanings: readonly Meaning[];
}

/** A part of a query: words or a phrase that say one thing. */
export interface QueryPart extends Asked {
  /** As it was typed. */
  readonly text: string;
  /** The query without it. */
  readonly queryWithout: string;
  /** What else it may ask for, where nothing is found as it is read first; likeliest first. */
  readonly otherwise: readonly Asked[];
  /** A number of which nothing says what it stands for. */
  readonly isGuess: boolean;
}
