import { expect, test } from 'vitest';
import { understandQuery } from '../../modules/search/index.ts';
import { suggestCategories, type CountedCategory } from './suggest-categories.ts';

const category = (name: string, pieces: number): CountedCategory => ({
  category: { id: name, name, shopType: 'vintage', image: null },
  pieces,
});
const categories = [
  category('Tische für die Gastronomie', 90),
  category('Betten & Nachttische', 80),
  category('Tischlampen', 70),
  category('Couchtische', 20),
  category('Esstische', 60),
  category('Sofas', 10),
  category('Sideboards', 5),
  category('Leuchten für die Gastronomie', 40),
];
const suggested = (query: string) =>
  suggestCategories(categories, understandQuery(query).terms).map(({ name }) => name);

test.each([
  [
    'tisch',
    ['Esstische', 'Couchtische', 'Tische für die Gastronomie', 'Betten & Nachttische', 'Tischlampen'],
  ],
  [
    'Tische',
    ['Esstische', 'Couchtische', 'Tische für die Gastronomie', 'Betten & Nachttische', 'Tischlampen'],
  ],
  ['esst', ['Esstische']],
  ['couch', ['Sofas', 'Couchtische']],
  ['lampe', ['Tischlampen', 'Leuchten für die Gastronomie']],
  ['tisch gastronomie', ['Tische für die Gastronomie']],
  ['xyz', []],
])('%s', (query, names) => {
  expect(suggested(query)).toEqual(names);
});

test('a category of that very name is the first, however few pieces it has', () => {
  const own = [...categories, category('Tische', 1)];
  expect(suggestCategories(own, understandQuery('tisch').terms)[0]?.name).toBe('Tische');
});
