import { describe, expect, test } from 'vitest';
import {
  colourInWords,
  goodsWords,
  materialInWords,
  originInWords,
  titleInWords,
  type NamedFacts,
} from './goods-in-words.ts';
import { kindOfWord } from './german-kinds.ts';
import { kindKeys } from './goods-words.ts';

const facts = (changes: Partial<NamedFacts>): NamedFacts => ({
  title: 'Esstisch',
  materials: ['Teak'],
  colour: 'Braun',
  origin: 'Dänemark',
  era: { fromYear: 1960, toYear: 1969 },
  ...changes,
});

describe('a title is made of the facts', () => {
  test.each([
    ['en', 'Round dining table in teak, Denmark, 1960s'],
    ['es', 'Mesa de comedor redonda de teca, Dinamarca, años\u00a060'],
    ['fr', 'Table de salle à manger ronde en teck, Danemark, années\u00a01960'],
    ['it', 'Tavolo da pranzo rotondo in teak, Danimarca, anni\u00a0’60'],
  ] as const)('in %s', (language, title) => {
    expect(titleInWords(language, facts({ title: 'Runder Esstisch aus Teak, Dänemark, 1960er' }))).toBe(
      title,
    );
  });

  test.each([
    [
      'a cover and its colour',
      { title: 'Sofa aus Samt', materials: ['Samt', 'Buche'], colour: 'Grün' },
      'Sofa in velvet, green, Denmark, 1960s',
    ],
    [
      'no table of what is quadratisch',
      { title: 'Quadratischer Wandspiegel mit Rahmen', materials: ['Esche', 'Spiegelglas'] },
      'Mirror in ash, Denmark, 1960s',
    ],
    [
      'a wood and a cover',
      { title: 'Sessel mit Lederkissen', materials: ['Nussbaum', 'Leder'], colour: 'Cognac' },
      'Armchair in walnut and leather, brown, Denmark, 1960s',
    ],
    [
      'no fittings of a cupboard',
      { title: 'Kommode', materials: ['Teak', 'Messing'] },
      'Chest of drawers in teak, Denmark, 1960s',
    ],
    [
      'the name of a series',
      {
        title: 'Couchtisch „Flores“ aus Bootsholz, 89\u00a0×\u00a089\u00a0cm',
        materials: ['Bootsholz'],
        origin: null,
        era: null,
      },
      'Coffee table ‘Flores’ in reclaimed boat wood, 89\u00a0×\u00a089\u00a0cm',
    ],
    [
      'a compound',
      { title: 'Lattenbank aus Eiche', materials: ['Eiche'], origin: null, era: null },
      'Bench in oak',
    ],
    [
      'a word in front of the kind',
      { title: 'Mid-Century-Sideboard aus Teak' },
      'Sideboard in teak, Denmark, 1960s',
    ],
    [
      'nested tables, which are several',
      { title: 'Drei ineinanderschiebbare Satztische aus Teak' },
      'Nest of tables in teak, Denmark, 1960s',
    ],
    ['a year', { era: { fromYear: 1964, toYear: 1964 } }, 'Dining table in teak, Denmark, 1960s'],
    [
      'no decade for half a century',
      { era: { fromYear: 1900, toYear: 1950 } },
      'Dining table in teak, Denmark',
    ],
    ['no country that the vocabulary lacks', { origin: 'Kongo' }, 'Dining table in teak, 1960s'],
    [
      'materials of the title if there are no others',
      { title: 'Esstisch aus Eiche', materials: [] },
      'Dining table in oak, Denmark, 1960s',
    ],
  ] as const)('%s', (_, changes, title) => {
    expect(titleInWords('en', facts(changes))).toBe(title);
  });

  test.each([
    ['en', 'Vier Stühle aus Teak', 'Set of 4 chairs in teak'],
    ['es', 'Satz von sechs Esszimmerstühlen', 'Juego de 6 sillas de comedor de teca'],
    ['fr', 'Paar Wandlampen', 'Paire d’appliques en teck'],
    ['fr', '4er-Set Stühle', 'Lot de 4 chaises en teck'],
    ['it', 'Zwei Sessel mit Hocker', 'Coppia di poltrone in teak'],
    ['it', 'Ein Satz Stühle', 'Set di sedie in teak'],
    ['en', '6 runde Hocker', 'Set of 6 stools in teak'],
    ['es', 'Set aus drei Beistelltischen', 'Juego de 3 mesas auxiliares de teca'],
    ['en', '2-Sitzer-Sofa', 'Sofa in teak'],
    ['en', '60er Sessel', 'Armchair in teak'],
  ] as const)('of a set in %s: %s', (language, title, made) => {
    expect(titleInWords(language, facts({ title, origin: null, era: null }))).toBe(made);
  });

  test.each([
    'Set Tisch und vier Stühle',
    'Vier Stühle und ein Tisch',
    'Zwei Fundstücke',
    'Drei Sekretäre',
    'Sammlerstück aus Teak',
    'Etwas für den Tisch',
  ])('none for %s: it names several kinds, or not what it is', (title) => {
    expect(titleInWords('en', facts({ title }))).toBeNull();
  });
});

test('every kind is known by its German name', () => {
  for (const kind of kindKeys) expect(kindOfWord(kind), kind).toBe(kind);
});

test('facts are in words of the language, or stay German and say so', () => {
  expect(materialInWords('fr', 'Wiener Geflecht')).toEqual({ text: 'cannage', language: 'fr' });
  expect(materialInWords('fr', 'Zirbenholz')).toEqual({ text: 'Zirbenholz', language: 'de' });
  expect(colourInWords('it', 'Dunkelgrün')).toEqual({ text: 'verde', language: 'it' });
  expect(colourInWords('it', 'Changierend')).toEqual({ text: 'Changierend', language: 'de' });
  expect(originInWords('es', 'Schweden')).toEqual({ text: 'Suecia', language: 'es' });
  expect(originInWords('es', 'Atlantis')).toEqual({ text: 'Atlantis', language: 'de' });
});

test.each(Object.entries(goodsWords))(
  'no name in %s stands for two materials, or for two kinds',
  (_, words) => {
    const materials = Object.values(words.materials).flat();
    const kinds = Object.values(words.kinds).flatMap(({ names }) => names);
    const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);
    expect(twice(materials)).toEqual([]);
    expect(twice(kinds)).toEqual([]);
  },
);
