import type { ColourKey, Decade, MaterialKey } from '../../../shared/pieces/facets.ts';
import type { Range, RangeName } from '../../../shared/pieces/piece-filters.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';
import type { Condition } from '../../../shared/pieces/condition.ts';

/** How a part of a query was understood. */
export type Meaning =
  | { readonly kind: RangeName; readonly range: Range }
  | { readonly kind: 'decades'; readonly decades: readonly Decade[] }
  | { readonly kind: 'material'; readonly material: MaterialKey }
  | { readonly kind: 'colour'; readonly colour: ColourKey; readonly word: string }
  | { readonly kind: 'condition'; readonly condition: ConditionGroup }
  | { readonly kind: 'maker'; readonly maker: string }
  /** A material or colour that it must not have. */
  | { readonly kind: 'without'; readonly word: string }
  | { readonly kind: 'shop-type'; readonly shopType: ShopType }
  | { readonly kind: 'rentable' }
  | { readonly kind: 'available' };

/** A word that a piece must contain, or must not, in the normal form. */
export interface Term {
  /** As typed. */
  readonly text: string;
  readonly word: string;
  /** Its synonyms. */
  readonly synonyms: readonly string[];
  readonly isUnwanted?: true;
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

type ConditionGroup = readonly Condition[];

type PhraseMeaning =
  | { readonly kind: 'condition'; readonly condition: ConditionGroup }
  | { readonly kind: 'shop-type'; readonly shopType: ShopType }
  | { readonly kind: 'rentable' }
  | { readonly kind: 'available' };

const condition = (...conditions: readonly Condition[]): PhraseMeaning => ({
  kind: 'condition',
  condition: conditions,
});
const rentable: PhraseMeaning = { kind: 'rentable' };
const available: PhraseMeaning = { kind: 'available' };
const state = String.raw`(?: (?:zustand|erhalten|erhaltene[rsn]?))?`;

/** Phrases that mean a filter and not a word of a piece. Longer ones come before those that they contain. */
const phrases: readonly (readonly [source: string, meaning: PhraseMeaning])[] = [
  [
    `(?:zu(?:r|m)? )?(?:miete|mieten|vermieten|leihen|verleih|ausleihen|leihweise|mietbar|rental|rent)`,
    rentable,
  ],
  [`(?:sofort |jetzt )?(?:verfügbar|verfuegbar|lieferbar)`, available],
  [`auf lager`, available],
  [`in stock`, available],
  [`(?:neuwertig|wie neu|neuwertige[rsn]?)${state}`, condition('neuwertig')],
  [`(?:in )?sehr gute?[rmsn]?${state}`, condition('neuwertig', 'sehr gut')],
  [`(?:in )?gute[rmsn]? zustand`, condition('neuwertig', 'sehr gut', 'gut')],
  [`gut erhalten(?:e[rsn]?)?`, condition('neuwertig', 'sehr gut', 'gut')],
  [`stark abgenutzte?[rsn]?`, condition('stark abgenutzt')],
  [`(?:beschädigt|beschaedigt|defekt|kaputt)(?:e[rsn]?)?`, condition('beschädigt')],
  [
    `zu(?:m|r) (?:restaurieren|aufarbeiten|reparieren|reparatur|restaurierung|aufarbeitung)`,
    condition('abgenutzt', 'stark abgenutzt', 'beschädigt'),
  ],
  [`abgenutzte?[rsn]?`, condition('abgenutzt', 'stark abgenutzt')],
  [`vintage`, { kind: 'shop-type', shopType: 'vintage' }],
  [`boatwood`, { kind: 'shop-type', shopType: 'boatwood' }],
];

const patterns = phrases.map(
  ([source, meaning]) =>
    [new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu'), meaning] as const,
);

interface Phrase {
  readonly start: number;
  readonly end: number;
  readonly meaning: PhraseMeaning;
}

/** What a query says about rental, condition, stock and line, each kind once. */
export function phrasesIn(query: string): Phrase[] {
  const found: Phrase[] = [];
  for (const [pattern, meaning] of patterns) {
    for (const match of query.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const isFree = found.every((other) => end <= other.start || start >= other.end);
      if (isFree && found.every((other) => other.meaning.kind !== meaning.kind))
        found.push({ start, end, meaning });
    }
  }
  return found;
}
