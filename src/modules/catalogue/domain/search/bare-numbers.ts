import { about, measured, priced, type MeantRange } from './measured-ranges.ts';
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
export interface BareNumber {
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

/** Most dimensions that people name are widths; of upright furniture it may be the height. */
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
