import type { ColourKey } from '../../../../shared/facets.ts';
import { normalWord } from './normal-word.ts';

/** Each group's own name comes first, followed by the shades that belong to it. */
const names: Readonly<Record<ColourKey, readonly string[]>> = {
  braun: [
    ...[
      'braun',
      'dunkelbraun',
      'hellbraun',
      'rotbraun',
      'mittelbraun',
      'cognac',
      'cognacfarben',
      'naturholz',
    ],
    ...['natur', 'nussbraun', 'honig', 'karamell', 'kastanie', 'walnuss', 'brown'],
  ],
  schwarz: ['schwarz', 'anthrazit', 'ebenholz', 'black'],
  weiss: ['weiß', 'weiss', 'altweiß', 'creme', 'cremeweiß', 'white'],
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

/** The group of a colour name in its normal form ('cognac' → braun); null for other words. */
export function colourOf(normal: string): ColourKey | null {
  return byWord.get(normal) ?? null;
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
