import { expect, test } from 'vitest';
import { lackingOf } from './mapping-form.tsx';

const base = { meaning: '', required: false, requiredWithout: null };
const choices = [
  { ...base, name: 'linie', label: 'linie', requiredFor: null, requiredWith: null },
  { ...base, name: 'zustand', label: 'zustand', requiredFor: 'bei vintage', requiredWith: null },
  { ...base, name: 'gpsr_name', label: 'gpsr_name', requiredFor: 'bei bootsholz', requiredWith: 'linie' },
  { ...base, name: 'variante', label: 'variante', requiredFor: 'mit SKU', requiredWith: 'varianten_sku' },
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

test('one answer for all pieces makes up for the column of sellers', () => {
  const seller = { ...base, name: 'verkaeufer', label: 'Gekauft von', requiredFor: 'mit Einkauf' };
  const found = { choices: [{ ...seller, requiredWith: 'einkaufspreis' }], preview: [['V-1', '40']] };
  const columns = ['sku', 'einkaufspreis'];
  expect(lackingOf(found, columns).map(({ label }) => label)).toEqual(['Gekauft von']);
  expect(lackingOf(found, columns, 'private')).toEqual([]);
});
