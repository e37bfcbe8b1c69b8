import type { Condition } from '../../../../shared/condition.ts';
import type { ShopType } from '../../../../shared/shop-type.ts';

export type ConditionGroup = readonly Condition[];

export type PhraseMeaning =
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

export interface Phrase {
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
