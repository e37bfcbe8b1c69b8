import type { Range, RangeName } from '../../../../shared/piece-filters.ts';

/** Something that a query says in numbers: which part of it says so, and what it means. */
export interface Measured {
  readonly start: number;
  readonly end: number;
  readonly name: RangeName;
  /** Cents or millimetres. */
  readonly range: Range;
}

const number = String.raw`(\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?)`;
const euro = String.raw`(?:€|euro|eur\b)`;
const length = String.raw`(cm|m|mm|meter|zentimeter)?`;
const most = String.raw`(?:bis(?: zu)?|unter|max\.?|maximal|höchstens|hoechstens|weniger als|kleiner als|schmaler als|nicht über|<=?|under|up to)`;
const least = String.raw`(?:ab|über|ueber|mindestens|min\.?|mehr als|größer als|groesser als|breiter als|>=?|over|from)`;
const between = String.raw`(?:zwischen|von|between)`;
const and = String.raw`(?:und|bis|-|–|and|to)`;
const sideways: Readonly<Record<Exclude<RangeName, 'price'>, string>> = {
  width: String.raw`(?:breite[rsn]?|breit|länge|laenge|lange[rsn]?|lang|durchmesser|ø|width|wide|long)`,
  height: String.raw`(?:höhe|hoehe|hohe[rsn]?|hoch|height|high|tall)`,
  depth: String.raw`(?:tiefe[rsn]?|tief|depth|deep)`,
};

/** 'breite 160' without more means about that: what a tape measure and a niche forgive. */
const tolerance = 0.05;

type Pattern = readonly [RegExp, (match: RegExpExecArray) => { name: RangeName; range: Range } | null];

const bound = (text: string): string => String.raw`(?<![\p{L}\d])${text}(?![\p{L}\d])`;
const pattern = (source: string): RegExp => new RegExp(source, 'giu');

const prices: readonly Pattern[] = [
  [
    pattern(`(?:${between} )?${number} ?${euro}? ?${and} ?${number} ?${euro}`),
    ([, from, to]) => priced(cents(from), cents(to)),
  ],
  [pattern(`${most} ?${number} ?${euro}`), ([, to]) => priced(null, cents(to))],
  [pattern(`${most} ?€ ?${number}`), ([, to]) => priced(null, cents(to))],
  [pattern(`${least} ?${number} ?${euro}`), ([, from]) => priced(cents(from), null)],
  [pattern(`${number} ?${euro}`), ([, to]) => priced(null, cents(to))],
];

/** A dimension by name before ('breite bis 160') or behind ('160 cm breit'); without a name it is the width. */
function lengths(name: Exclude<RangeName, 'price'>): readonly Pattern[] {
  const word = sideways[name];
  const of = (from: number | null, to: number | null) => measured(name, from, to);
  return [
    [
      pattern(`${word}:? ?(?:${between} )?${number} ?${length} ?${and} ?${number} ?${length}`),
      ([, a, unitA, b, unitB]) => of(millimetres(a, unitA ?? unitB), millimetres(b, unitB ?? unitA)),
    ],
    [
      pattern(`(?:${between} )?${number} ?${length} ?${and} ?${number} ?${length} ${word}`),
      ([, a, unitA, b, unitB]) => of(millimetres(a, unitA ?? unitB), millimetres(b, unitB ?? unitA)),
    ],
    [pattern(`${word}:? ?${most} ?${number} ?${length}`), ([, to, unit]) => of(null, millimetres(to, unit))],
    [pattern(`${most} ?${number} ?${length} ${word}`), ([, to, unit]) => of(null, millimetres(to, unit))],
    [
      pattern(`${word}:? ?${least} ?${number} ?${length}`),
      ([, from, unit]) => of(millimetres(from, unit), null),
    ],
    [
      pattern(`${least} ?${number} ?${length} ${word}`),
      ([, from, unit]) => of(millimetres(from, unit), null),
    ],
    [pattern(`${word}:? ?${number} ?${length}`), ([, at, unit]) => about(name, millimetres(at, unit))],
    [pattern(`${number} ?${length} ${word}`), ([, at, unit]) => about(name, millimetres(at, unit))],
  ];
}

const unitNeeded = '(cm|m|mm|meter|zentimeter)';
const unnamed: readonly Pattern[] = [
  [
    pattern(`(?:${between} )?${number} ?${length} ?${and} ?${number} ?${unitNeeded}`),
    ([, a, unitA, b, unitB]) => measured('width', millimetres(a, unitA ?? unitB), millimetres(b, unitB)),
  ],
  [
    pattern(`${most} ?${number} ?${unitNeeded}`),
    ([, to, unit]) => measured('width', null, millimetres(to, unit)),
  ],
  [
    pattern(`${least} ?${number} ?${unitNeeded}`),
    ([, from, unit]) => measured('width', millimetres(from, unit), null),
  ],
  [pattern(`${number} ?${unitNeeded}`), ([, at, unit]) => about('width', millimetres(at, unit))],
];

const all: readonly Pattern[] = [
  ...prices,
  ...lengths('width'),
  ...lengths('height'),
  ...lengths('depth'),
  ...unnamed,
].map(([source, read]) => [pattern(bound(source.source)), read]);

/** '160 × 90 cm': width and depth, as titles have it. */
const crosswise = pattern(bound(`${number} ?(?:cm)? ?[x×] ?${number} ?${length}`));

/** What a query says of price and size, each part of it once. Longer phrases come before what they contain. */
export function measuresIn(query: string): Measured[] {
  const found: Measured[] = [];
  const isFree = (start: number, end: number): boolean =>
    found.every((other) => end <= other.start || start >= other.end);
  for (const match of query.matchAll(crosswise)) {
    const [start, end] = [match.index, match.index + match[0].length];
    for (const [name, value] of [
      ['width', match[1]],
      ['depth', match[2]],
    ] as const) {
      const meant = about(name, millimetres(value, match[3]));
      if (meant !== null) found.push({ start, end, ...meant });
    }
  }
  for (const [source, read] of all) {
    for (const match of query.matchAll(source)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const meant = read(match);
      if (meant === null || !isFree(start, end) || found.some(({ name }) => name === meant.name)) continue;
      found.push({ start, end, ...meant });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

function priced(from: number | null, to: number | null) {
  return ordered('price', from, to);
}

function measured(name: RangeName, from: number | null, to: number | null) {
  const sensible = [from, to].every((value) => value === null || (value >= 10 && value <= 20_000));
  return sensible ? ordered(name, from, to) : null;
}

function about(name: RangeName, at: number) {
  const margin = Math.max(20, Math.round((at * tolerance) / 10) * 10);
  return measured(name, Math.max(10, at - margin), at + margin);
}

function ordered(name: RangeName, from: number | null, to: number | null): { name: RangeName; range: Range } {
  return from !== null && to !== null && from > to
    ? { name, range: { from: to, to: from } }
    : { name, range: { from, to } };
}

function cents(text: string | undefined): number {
  return Math.min(Math.round(parsed(text) * 100), 100_000_000);
}

/** Without a unit centimetres are meant, but nobody has a table of 2 cm. */
function millimetres(text: string | undefined, unit: string | undefined): number {
  const value = parsed(text);
  const inMillimetres = { m: 1000, meter: 1000, mm: 1 }[unit ?? ''] ?? 10;
  return Math.round((unit === undefined && value < 4 ? value * 1000 : value * inMillimetres) / 10) * 10;
}

/** '1.200,50' and '1,8' as German has them, and '1.8' as well. */
function parsed(text = ''): number {
  if (/^\d{1,3}(\.\d{3})+/.test(text)) return Number(text.replace(/\./g, '').replace(',', '.'));
  return Number(text.replace(',', '.'));
}
