import { expect, test } from 'vitest';
import { lackingOf } from './mapping-form.tsx';

const base = { meaning: '', required: false, requiredWithout: null };
const choices = [
  { ...base, name: 'linie', heading: 'linie', requiredFor: null, requiredWith: null },
  { ...base, name: 'zustand', heading: 'zustand', requiredFor: 'bei vintage', requiredWith: null },
  { ...base, name: 'gpsr_name', heading: 'gpsr_name', requiredFor: 'bei bootsholz', requiredWith: 'linie' },
  { ...base, name: 'variante', heading: 'variante', requiredFor: 'mit SKU', requiredWith: 'varianten_sku' },
];

test.each<[string, string[][], (string | null)[], string[]]>([
  ['vintage alone', [['V-1', 'Vintage']], ['sku', 'linie', 'zustand'], []],
  ['a cell without a line is vintage', [['V-1', '']], ['sku', 'linie', 'zustand'], []],
  [
    'boat-wood in one row',
    [
      ['V-1', 'vintage'],
      ['B-1', ' Bootsholz '],
    ],
    ['sku', 'linie', 'zustand'],
    ['gpsr_name'],
  ],
  ['boat-wood in another column', [['Boot', 'vintage']], ['titel', 'linie', 'zustand'], []],
  ['no line at all', [['V-1', 'Bootsholz']], ['sku', null], ['zustand']],
  ['a column that calls for another', [['V-1', 'V-1-E']], ['sku', 'varianten_sku', 'zustand'], ['variante']],
])('%s', (_, preview, columns, lacking) => {
  expect(lackingOf({ choices, preview }, columns).map(({ name }) => name)).toEqual(lacking);
});
