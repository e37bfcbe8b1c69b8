import {
  type ColourKey,
  type MaterialKey,
  decades,
  materialKeys,
  type Decade,
} from '../../../shared/pieces/facets.ts';
import { normalWord } from './normal-word.ts';

/** Each group's own name comes first, followed by the shades that belong to it. */
const names: Readonly<Record<ColourKey, readonly string[]>> = {
  braun: [
    'braun',
    'dunkelbraun',
    'hellbraun',
    'rotbraun',
    'mittelbraun',
    'cognac',
    'cognacfarben',
    'naturholz',
    'natur',
    'nussbraun',
    'honig',
    'karamell',
    'kastanie',
    'walnuss',
    'brown',
  ],
  schwarz: ['schwarz', 'anthrazit', 'ebenholz', 'black'],
  weiss: [
    'weiß',
    'weiss',
    'altweiß',
    'creme',
    'cremeweiß',
    'schneeweiß',
    'wollweiß',
    'perlweiß',
    'naturweiß',
    'white',
  ],
  grau: ['grau', 'hellgrau', 'dunkelgrau', 'silbergrau', 'grey', 'gray'],
  beige: ['beige', 'sand', 'ecru', 'elfenbein'],
  rot: ['rot', 'dunkelrot', 'weinrot', 'bordeaux', 'bordeauxrot', 'rostrot', 'red'],
  orange: ['orange', 'terracotta', 'kupfer', 'rost'],
  gelb: ['gelb', 'senf', 'senfgelb', 'ocker', 'yellow'],
  gruen: ['grün', 'dunkelgrün', 'hellgrün', 'olive', 'oliv', 'olivgrün', 'flaschengrün', 'salbei', 'green'],
  tuerkis: ['türkis', 'petrol', 'mint', 'turquoise', 'seefarben'],
  blau: ['blau', 'dunkelblau', 'hellblau', 'himmelblau', 'marine', 'navy', 'blue'],
  rosa: ['rosa', 'pink', 'rosé', 'altrosa', 'flieder'],
  violett: ['violett', 'lila', 'aubergine', 'purple'],
  gold: ['gold', 'golden', 'goldfarben'],
  silber: ['silber', 'silbern', 'silberfarben', 'silver'],
  bunt: ['bunt', 'mehrfarbig', 'farbig', 'gemustert'],
};

const byWord = new Map<string, ColourKey>();
const groupNames = new Map<string, ColourKey>();
for (const [key, words] of Object.entries(names)) {
  for (const word of words) byWord.set(normalWord(word), key as ColourKey);
  groupNames.set(normalWord(words[0] ?? ''), key as ColourKey);
}

/** Shades end in the name of their group: weinrot, tannengrün, königsblau. Of 'weiß' too many other words would. */
const shaded = ['rot', 'grün', 'blau', 'braun', 'grau', 'gelb', 'schwarz'].map(normalWord);
const noShades = /brot$|^(?:schrot|verrot)$/;

/** The group of a colour name in its normal form ('cognac' → braun); null for other words. */
export function colourOf(normal: string): ColourKey | null {
  const known = byWord.get(normal);
  if (known !== undefined || noShades.test(normal)) return known ?? null;
  const group = shaded.find((name) => normal.length >= name.length + 3 && normal.endsWith(name));
  return group === undefined ? null : (groupNames.get(group) ?? null);
}

/** The words of the groups whose shades are among these words, which need not be the piece's own colour. */
export function colourWordsIn(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    const group = colourOf(word);
    return group === null ? [] : [colourWord(group)];
  });
}

/** English names of whole groups. Pieces are described in German. */
const englishNames = new Set(
  [
    'brown',
    'black',
    'white',
    'grey',
    'gray',
    'red',
    'yellow',
    'green',
    'turquoise',
    'blue',
    'purple',
    'silver',
  ].map(normalWord),
);

/** Like `colourOf`, but only for names of whole groups: a search for 'cognac' does not mean everything brown. */
export function colourGroupOf(normal: string): ColourKey | null {
  return groupNames.get(normal) ?? (englishNames.has(normal) ? colourOf(normal) : null);
}

/** The word by which pieces of the whole group are found. */
export function colourWord(key: ColourKey): string {
  return normalWord(names[key][0] ?? key);
}

/** A material's names, as texts and shoppers write them, and the kind of material it is. */
const materialNames: Readonly<Record<MaterialKey, readonly [kind: string, ...words: string[]]>> = {
  teak: ['holz', 'teak', 'teakholz'],
  nussbaum: ['holz', 'nussbaum', 'nussbaumholz', 'nussholz', 'walnut', 'walnuss'],
  eiche: ['holz', 'eiche', 'eichen', 'eichenholz', 'oak'],
  palisander: ['holz', 'palisander', 'palisanderholz', 'rosewood'],
  kirsche: ['holz', 'kirsche', 'kirschholz', 'kirschbaum', 'kirsch'],
  kiefer: ['holz', 'kiefer', 'kiefern', 'kiefernholz', 'pine'],
  buche: ['holz', 'buche', 'buchenholz', 'beech'],
  esche: ['holz', 'esche', 'eschen', 'eschenholz'],
  mahagoni: ['holz', 'mahagoni', 'mahagoniholz', 'mahogany'],
  birke: ['holz', 'birke', 'birken', 'birkenholz'],
  ulme: ['holz', 'ulme', 'ulmen', 'ulmenholz', 'rüster'],
  bambus: ['holz', 'bambus', 'bamboo'],
  rattan: ['geflecht', 'rattan', 'peddigrohr'],
  sperrholz: ['holz', 'sperrholz', 'schichtholz', 'formholz'],
  bootsholz: ['holz', 'bootsholz', 'bootsplanken', 'schiffsholz', 'treibholz', 'boatwood'],
  lack: ['lack', 'lack', 'lackiert'],
  leder: ['bezug', 'leder', 'kunstleder', 'leather'],
  samt: ['bezug', 'samt', 'velours', 'velvet'],
  leinen: ['bezug', 'leinen'],
  wolle: ['bezug', 'wolle', 'wollstoff'],
  boucle: ['bezug', 'bouclé', 'teddy'],
  baumwolle: ['bezug', 'baumwolle'],
  cord: ['bezug', 'cord', 'kord'],
  'wiener-geflecht': ['geflecht', 'geflecht', 'wienergeflecht', 'rohrgeflecht'],
  papierkordel: ['geflecht', 'papierkordel'],
  messing: ['metall', 'messing', 'messingdraht', 'brass'],
  chrom: ['metall', 'chrom', 'verchromt', 'chromrohr'],
  stahl: ['metall', 'stahl', 'stahlrohr', 'edelstahl', 'steel'],
  eisen: ['metall', 'eisen', 'gusseisen', 'schmiedeeisen'],
  aluminium: ['metall', 'aluminium', 'alu'],
  metall: ['metall', 'metall', 'blech'],
  kupfer: ['metall', 'kupfer'],
  marmor: ['stein', 'marmor', 'marble'],
  stein: ['stein', 'stein', 'travertin', 'granit', 'schiefer'],
  keramik: ['keramik', 'keramik', 'porzellan', 'fliesen', 'gefliest'],
  glas: ['glas', 'glas', 'glasplatte', 'glasböden', 'glass'],
  rauchglas: ['glas', 'rauchglas'],
  opalglas: ['glas', 'opalglas', 'milchglas'],
  spiegelglas: ['glas', 'spiegelglas'],
  linoleum: ['linoleum', 'linoleum'],
  kunststoff: ['kunststoff', 'kunststoff', 'plastik', 'acryl', 'plexiglas', 'resopal'],
  papier: ['papier', 'papier', 'reispapier'],
};

const materialByWord = new Map<string, MaterialKey>();
for (const [key, [, ...words]] of Object.entries(materialNames)) {
  for (const word of words) materialByWord.set(normalWord(word), key as MaterialKey);
}

/** The material that a word in its normal form names; null for other words. */
export function materialOf(normal: string): MaterialKey | null {
  return materialByWord.get(normal) ?? null;
}

/** The word that finds all texts naming the material, in whatever form. */
export function materialWord(key: MaterialKey): string {
  return normalWord(materialNames[key][1] ?? key);
}

/** The word of each material. */
export const materialWords: readonly string[] = materialKeys.map(materialWord);

/** The general term for such materials, in the normal form: 'holz' for teak. */
export function kindOfMaterial(key: MaterialKey): string {
  return normalWord(materialNames[key][0]);
}

interface NamedEra {
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
