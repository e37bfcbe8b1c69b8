import { expect, test } from 'vitest';
import { placeCodesProblems } from './place-codes.ts';

const overseas = { name: 'Übersee', country: 'FR', postalCodes: '971-976, 978' };

test.each([
  ['20', []],
  [' , ', [{ code: 'postal-codes-missing' }]],
  ['', [{ code: 'postal-codes-missing' }]],
  ['20, Korsika', [{ code: 'postal-codes-wrong', about: 'Korsika' }]],
  ['20, 974', [{ code: 'postal-codes-twice', about: 'Übersee' }]],
  [
    'Korsika, 974',
    [
      { code: 'postal-codes-wrong', about: 'Korsika' },
      { code: 'postal-codes-twice', about: 'Übersee' },
    ],
  ],
])('postal codes of a place: %j', (postalCodes, problems) => {
  expect(placeCodesProblems({ country: 'FR', postalCodes }, [overseas])).toEqual(problems);
});

test('the same beginnings in another country are other postal codes', () => {
  expect(placeCodesProblems({ country: 'DE', postalCodes: '97' }, [overseas])).toEqual([]);
});
