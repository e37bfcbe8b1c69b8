/**
 * The values that pieces can be filtered by, as they appear in addresses. They are few and fixed, so that they can be
 * translated and nobody can fill the shop's memory with addresses of invented values.
 */
export const materialKeys = [
  'teak',
  'nussbaum',
  'eiche',
  'palisander',
  'kirsche',
  'kiefer',
  'buche',
  'esche',
  'mahagoni',
  'birke',
  'ulme',
  'bambus',
  'rattan',
  'sperrholz',
  'bootsholz',
  'lack',
  'leder',
  'samt',
  'leinen',
  'wolle',
  'boucle',
  'baumwolle',
  'cord',
  'wiener-geflecht',
  'papierkordel',
  'messing',
  'chrom',
  'stahl',
  'eisen',
  'aluminium',
  'metall',
  'kupfer',
  'marmor',
  'stein',
  'keramik',
  'glas',
  'rauchglas',
  'opalglas',
  'spiegelglas',
  'linoleum',
  'kunststoff',
  'papier',
] as const;
export type MaterialKey = (typeof materialKeys)[number];

export const colourKeys = [
  'braun',
  'schwarz',
  'weiss',
  'grau',
  'beige',
  'rot',
  'orange',
  'gelb',
  'gruen',
  'tuerkis',
  'blau',
  'rosa',
  'violett',
  'gold',
  'silber',
  'bunt',
] as const;
export type ColourKey = (typeof colourKeys)[number];

/** First years of the decades that pieces are filtered by. */
export const decades = [1900, 1910, 1920, 1930, 1940, 1950, 1960, 1970, 1980, 1990] as const;
export type Decade = (typeof decades)[number];
