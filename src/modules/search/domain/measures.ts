import type { RangeName } from '../../../shared/pieces/piece-filters.ts';
import { bareNumbersIn, about, measured, priced, type MeantRange } from './bare-numbers.ts';
import { alone, and, between, cents, least, millimetres, most, nearly, number } from './written-numbers.ts';

/** A quantity in a query: the part of the text that states it, and its meaning. */
interface Measured {
  readonly start: number;
  readonly end: number;
  readonly means: readonly MeantRange[];
  /** Alternative meanings if nothing is found that way, likeliest first. */
  readonly otherwise: readonly (readonly MeantRange[])[];
  /** Nothing in the query says what the number stands for. */
  readonly isGuess: boolean;
}

type Sideways = Exclude<RangeName, 'price'>;

const euro = String.raw`(?:€|euros?|eur\b)`;
const length = String.raw`(cm|m|mm|meter|zentimeter)?`;
const sideways: Readonly<Record<Sideways, string>> = {
  width: String.raw`(?:breite[rsn]?|breit|länge|laenge|lange[rsn]?|lang|durchmesser|ø|width|wide|long)`,
  seatHeight: String.raw`(?:sitzhöhe|sitzhoehe|seat height)`,
  height: String.raw`(?:höhe|hoehe|hohe[rsn]?|hoch|height|high|tall)`,
  depth: String.raw`(?:tiefe[rsn]?|tief|depth|deep)`,
};

type Pattern = readonly [source: string, read: (match: RegExpExecArray) => MeantRange | null];

const prices: readonly Pattern[] = [
  [
    `(?:${between} )?${number} ?${euro}? ?${and} ?${number} ?${euro}`,
    ([, from, to]) => priced(cents(from), cents(to)),
  ],
  [`${most} ?${number} ?${euro}`, ([, to]) => priced(null, cents(to))],
  [`${most} ?€ ?${number}`, ([, to]) => priced(null, cents(to))],
  [`${least} ?${number} ?${euro}`, ([, from]) => priced(cents(from), null)],
  [`${nearly}${number} ?${euro}`, ([, to]) => priced(null, cents(to))],
  [`€ ?${number}`, ([, to]) => priced(null, cents(to))],
];

/** A dimension with its name before ('breite bis 160') or after ('160 cm breit'); without a name it is the width. */
function lengths(name: Sideways): readonly Pattern[] {
  const word = sideways[name];
  const of = (from: number | null, to: number | null) => measured(name, from, to);
  return [
    [
      `${word}:? ?(?:${between} )?${number} ?${length} ?${and} ?${number} ?${length}`,
      ([, a, unitA, b, unitB]) => of(millimetres(a, unitA ?? unitB), millimetres(b, unitB ?? unitA)),
    ],
    [
      `(?:${between} )?${number} ?${length} ?${and} ?${number} ?${length} ${word}`,
      ([, a, unitA, b, unitB]) => of(millimetres(a, unitA ?? unitB), millimetres(b, unitB ?? unitA)),
    ],
    [`${word}:? ?${most} ?${number} ?${length}`, ([, to, unit]) => of(null, millimetres(to, unit))],
    [`${most} ?${number} ?${length} ${word}`, ([, to, unit]) => of(null, millimetres(to, unit))],
    [`${word}:? ?${least} ?${number} ?${length}`, ([, from, unit]) => of(millimetres(from, unit), null)],
    [`${least} ?${number} ?${length} ${word}`, ([, from, unit]) => of(millimetres(from, unit), null)],
    [`${word}:? ?${nearly}${number} ?${length}`, ([, at, unit]) => about(name, millimetres(at, unit))],
    [`${nearly}${number} ?${length} ${word}`, ([, at, unit]) => about(name, millimetres(at, unit))],
  ];
}

const unitNeeded = '(cm|m|mm|meter|zentimeter)';
/** For upright furniture, the height may be meant. */
const unnamed: readonly (readonly [RegExp, (match: RegExpExecArray, name: Sideways) => MeantRange | null])[] =
  (
    [
      [
        `(?:${between} )?${number} ?${length} ?${and} ?${number} ?${unitNeeded}`,
        ([, a, unitA, b, unitB], name) =>
          measured(name, millimetres(a, unitA ?? unitB), millimetres(b, unitB)),
      ],
      [
        `${most} ?${number} ?${unitNeeded}`,
        ([, to, unit], name) => measured(name, null, millimetres(to, unit)),
      ],
      [
        `${least} ?${number} ?${unitNeeded}`,
        ([, from, unit], name) => measured(name, millimetres(from, unit), null),
      ],
      [`${nearly}${number} ?${unitNeeded}`, ([, at, unit], name) => about(name, millimetres(at, unit))],
    ] as const satisfies readonly (readonly [
      string,
      (match: RegExpExecArray, name: Sideways) => MeantRange | null,
    ])[]
  ).map(([source, read]) => [alone(source), read]);

const named: readonly (readonly [RegExp, Pattern[1]])[] = [
  ...prices,
  ...(Object.keys(sideways) as Sideways[]).flatMap(lengths),
].map(([source, read]) => [alone(source), read]);

/** '160 × 90 cm': width and depth, as in titles; a third number is the height. */
const crosswise = alone(`${number} ?(?:cm)? ?[x×] ?${number}(?: ?(?:cm)? ?[x×] ?${number})? ?${length}`);

/** The prices and sizes in a query, each part of it used once. Longer phrases come before those that they contain. */
export function measuresIn(query: string): Measured[] {
  const found: Measured[] = [];
  const add = (
    match: RegExpExecArray | { readonly start: number; readonly end: number },
    ways: readonly (readonly (MeantRange | null)[])[],
    isGuess = false,
  ): void => {
    const [start, end] =
      'index' in match ? [match.index, match.index + match[0].length] : [match.start, match.end];
    if (found.some((other) => start < other.end && end > other.start)) return;
    const named = found.flatMap(({ means }) => means.map(({ kind }) => kind));
    const sensible = ways
      .map((way) => way.filter((one) => one !== null))
      .filter((way, index) => way.length > 0 && way.length === ways[index]?.length)
      .filter((way) => way.every(({ kind }) => !named.includes(kind)));
    const [means, ...otherwise] = sensible;
    if (means !== undefined) found.push({ start, end, means, otherwise, isGuess });
  };
  for (const match of query.matchAll(crosswise)) add(match, crosswiseWays(match));
  for (const [pattern, read] of named) {
    for (const match of query.matchAll(pattern)) add(match, [[read(match)]]);
  }
  for (const [pattern, read] of unnamed) {
    for (const match of query.matchAll(pattern))
      add(match, [[read(match, 'width')], [read(match, 'height')]]);
  }
  for (const number of bareNumbersIn(query)) {
    add(
      number,
      number.ways.map((way) => [way]),
      true,
    );
  }
  return found.sort((one, other) => one.start - other.start);
}

/** For a shelf '80 × 200' is width and height, and the two sides of a table may be given in either order. */
function crosswiseWays([, first, second, third, unit]: RegExpExecArray): (MeantRange | null)[][] {
  const [a, b, c] = [first, second, third].map((text) =>
    text === undefined ? null : millimetres(text, unit),
  );
  const of = (kind: Sideways, at: number | null | undefined) => (at == null ? null : about(kind, at));
  if (c != null) return [[of('width', a), of('depth', b), of('height', c)]];
  return [
    [of('width', a), of('depth', b)],
    [of('width', b), of('depth', a)],
    [of('width', a), of('height', b)],
  ];
}
