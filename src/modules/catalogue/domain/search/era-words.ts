import { decades, type Decade } from '../../../../shared/facets.ts';

export interface NamedEra {
  readonly start: number;
  readonly end: number;
  readonly decades: readonly Decade[];
}

const spelled: Readonly<Record<string, Decade>> = {
  zwanziger: 1920,
  dreissiger: 1930,
  dreißiger: 1930,
  vierziger: 1940,
  fünfziger: 1950,
  fuenfziger: 1950,
  sechziger: 1960,
  siebziger: 1970,
  achtziger: 1980,
  neunziger: 1990,
};
const years = String.raw`(?:[ -]?jahren?)?`;

const patterns: readonly (readonly [RegExp, (match: RegExpMatchArray) => readonly number[]])[] = [
  [/(?<![\p{L}\d])mid[ -]?century(?:[ -]?modern)?(?!\p{L})/giu, () => [1950, 1960]],
  [/(?<![\p{L}\d])art[ -]?d[eé]co(?!\p{L})/giu, () => [1920, 1930]],
  [/(?<![\p{L}\d])jugendstil(?!\p{L})/giu, () => [1900, 1910]],
  [
    new RegExp(String.raw`(?<![\p{L}\d])(19\d)0(?:er|s)?${years}(?![\p{L}\d])`, 'giu'),
    ([, ten]) => [Number(ten) * 10],
  ],
  [
    new RegExp(String.raw`(?<![\p{L}\d])'?([1-9])0(?:er|s)${years}(?![\p{L}\d])`, 'giu'),
    ([, ten]) => [1900 + Number(ten) * 10],
  ],
  [
    new RegExp(String.raw`(?<![\p{L}\d])(${Object.keys(spelled).join('|')})${years}(?!\p{L})`, 'giu'),
    ([, word]) => [spelled[word?.toLowerCase() ?? ''] ?? 0],
  ],
  [/(?<![\p{L}\d])(19\d)\d(?![\p{L}\d])(?! ?(?:€|eur|cm|mm))/giu, ([, ten]) => [Number(ten) * 10]],
];

/** Decades and styles that a query names: '60er', 'sechziger Jahre', '1964', 'Mid-Century'. */
export function erasIn(query: string): NamedEra[] {
  const found: NamedEra[] = [];
  for (const [pattern, read] of patterns) {
    for (const match of query.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((other) => start < other.end && end > other.start)) continue;
      const named = read(match);
      const known = decades.filter((decade) => named.includes(decade));
      if (known.length > 0) found.push({ start, end, decades: known });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}
