import type { Range, RangeName } from '../../../shared/pieces/piece-filters.ts';
import {
  alone,
  and,
  between,
  cents,
  least,
  millimetres,
  most,
  nearly,
  number,
  parsed,
} from './written-numbers.ts';

/** A number without a unit, and its possible meanings, likeliest first. */
interface BareNumber {
  readonly start: number;
  readonly end: number;
  readonly ways: readonly MeantRange[];
}

type Ways = readonly (MeantRange | null)[];

/** 'Tisch bis 6 Personen' is about guests, and 'bis 20 kg' about weight. */
const counted = String.raw`(?! ?(?:kg|kilo|watt|liter|%|prozent|person|people|leute|gäste|plätze|seats|türen|schubladen|fächer|jahre|jahren|teilig|sitzer))`;
const patterns: readonly (readonly [RegExp, (match: RegExpExecArray) => Ways])[] = [
  [bare(`${between} ${number} ?${and} ?${number}`), ([, from, to]) => limits(from, to)],
  [bare(`${number} (?:bis|to) ${number}`), ([, from, to]) => limits(from, to)],
  [bare(`${number} ?[-–] ?${number}`), ([, from, to]) => limits(from, to).toReversed()],
  [bare(`${most} ?${number}`), ([, to]) => limits(undefined, to)],
  [bare(`${least} ?${number}`), ([, from]) => limits(from, undefined)],
  [bare(`${nearly}${number}`), ([, at]) => sizes(at)],
  // '140er Bett'; '60er' is a decade.
  [alone(String.raw`(\d{3})er`), ([, at]) => sizes(at)],
];

/** Numbers that stand for a price or a dimension without saying which: 'unter 800', 'Tisch 180'. */
export function bareNumbersIn(query: string): BareNumber[] {
  return patterns.flatMap(([pattern, waysOf]) =>
    [...query.matchAll(pattern)].flatMap((match): BareNumber[] => {
      const ways = waysOf(match).filter((way) => way !== null);
      return ways.length === 0 ? [] : [{ start: match.index, end: match.index + match[0].length, ways }];
    }),
  );
}

/** Not a part of '180/90' or of a piece's number. */
function bare(source: string): RegExp {
  return alone(String.raw`(?<![-–/.#'+])${source}${counted}(?![-–/'+])`);
}

/** A limit is a price; if nothing costs that, it may have been a width. */
function limits(from: string | undefined, to: string | undefined): Ways {
  const ends = [from, to].filter((end) => end !== undefined);
  if (ends.some((end) => isYear(end) || parsed(end) < 10)) return [];
  const [least, most] = [from, to].map((end) => (end === undefined ? null : cents(end)));
  const width = ends.every(isSize) ? measured('width', sizeOf(from), sizeOf(to)) : null;
  return [priced(least ?? null, most ?? null), width];
}

/** Most dimensions that people name are widths; for upright furniture it may be the height. */
function sizes(at: string | undefined): Ways {
  if (at === undefined || !isSize(at)) return [];
  const size = millimetres(at, undefined);
  return (['width', 'height', 'depth'] as const).map((kind) => about(kind, size, true));
}

function sizeOf(text: string | undefined): number | null {
  return text === undefined ? null : millimetres(text, undefined);
}

/** 30 cm to 4 m, as '180' or '1,80'; the 2 of '2 Sessel' is not a size. */
function isSize(text: string): boolean {
  const value = parsed(text);
  return /[.,]/.test(text) ? value >= 0.3 && value < 4 : value >= 30 && value <= 400;
}

/** 'ab 1960' is a year. */
function isYear(text: string): boolean {
  return /^19\d\d$/.test(text);
}

/** A price in cents, or a dimension in millimetres. */
export interface MeantRange {
  readonly kind: RangeName;
  readonly range: Range;
}

/** Covers inaccurate measuring. */
const tolerance = 0.05;
/** A lone number is less certain. */
const guessTolerance = 0.1;

export function priced(from: number | null, to: number | null): MeantRange {
  return ordered('price', from, to);
}

/** @returns null for dimensions that no furniture has */
export function measured(kind: RangeName, from: number | null, to: number | null): MeantRange | null {
  const sensible = [from, to].every((value) => value === null || (value >= 10 && value <= 20_000));
  return sensible ? ordered(kind, from, to) : null;
}

/** 'breite 160' alone means approximately that. */
export function about(kind: RangeName, at: number, isGuess = false): MeantRange | null {
  const margin = Math.max(20, Math.round((at * (isGuess ? guessTolerance : tolerance)) / 10) * 10);
  return measured(kind, Math.max(10, at - margin), at + margin);
}

function ordered(kind: RangeName, from: number | null, to: number | null): MeantRange {
  return from !== null && to !== null && from > to
    ? { kind, range: { from: to, to: from } }
    : { kind, range: { from, to } };
}
