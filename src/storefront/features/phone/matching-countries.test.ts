import { expect, test } from 'vitest';
import { countries } from '../../../shared/places/country.ts';
import { matchingCountries } from './country-search.browser.tsx';

test('all of them for nothing, by name', () => {
  const all = matchingCountries(' ');
  expect(all).toHaveLength(countries.length);
  expect(all.slice(0, 3).map(({ code }) => code)).toEqual(['BE', 'BG', 'DK']);
  // 'Österreich' is sorted under O, not after Z.
  expect(all.map(({ code }) => code).join(' ')).toContain('NO AT PL');
});

test.each([
  ['öst', ['AT']],
  ['oest', ['AT']],
  ['Ver', ['GB']],
  ['König', ['GB']],
  ['gb', ['GB']],
  ['+4', ['DK', 'DE', 'NO', 'AT', 'PL', 'RO', 'SE', 'CH', 'SK', 'CZ', 'GB']],
  ['0049', ['DE']],
  ['42', ['SK', 'CZ']],
  ['xyz', []],
  ['+', []],
])('%s', (typed, expected) => {
  expect(matchingCountries(typed).map(({ code }) => code)).toEqual(expected);
});
