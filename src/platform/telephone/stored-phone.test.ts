import { expect, test } from 'vitest';
import { countryCalled, storedPhone, phoneIssues, shownPhone } from './stored-phone.ts';

test.each([
  ['030 5550123', 'DE', '+49305550123'],
  ['030/555-01.23', 'DE', '+49305550123'],
  ['(030) 555 01 23', 'DE', '+49305550123'],
  ['+49 (0)30 5550123', 'DE', '+49305550123'],
  ['+49 030 5550123', 'DE', '+49305550123'],
  ['0049 30 5550123', 'DE', '+49305550123'],
  ['0049 30 5550123', null, '+49305550123'],
  ['+49 30 5550123', null, '+49305550123'],
  ['030 – 5550123', 'DE', '+49305550123'],
  ['030\u20115550123', 'DE', '+49305550123'],
  ['030\u00a05550123', 'DE', '+49305550123'],
  ['\u202a+49 30 5550123\u202c', 'DE', '+49305550123'],
  ['030 5550123\ufe0e', 'DE', '+49305550123'],
  ['0170 2345678', 'DE', '+491702345678'],
  ['0660 1234567', 'AT', '+436601234567'],
  ['+43 (0)660 1234567', 'DE', '+436601234567'],
  // In Italy the 0 belongs to the number, in Spain there is none.
  ['06 12345678', 'IT', '+390612345678'],
  ['+39 06 12345678', 'DE', '+390612345678'],
  ['912 34 56 78', 'ES', '+34912345678'],
  // Not complete, or no number: as it was typed.
  ['555 01 23', 'DE', '555 01 23'],
  ['110', 'DE', '110'],
  ['030 1', 'DE', '030 1'],
  ['0660 1234567', null, '0660 1234567'],
  ['030 5550123, abends', 'DE', '030 5550123, abends'],
  ['030 123456 oder 0170 1234567', 'DE', '030 123456 oder 0170 1234567'],
  ['030 4567 / 0171 123', 'DE', '030 4567 / 0171 123'],
  ['0043 1 5550123 / 0043 660 1234567', 'DE', '0043 1 5550123 / 0043 660 1234567'],
  ['٠٣٠ ٥٥٥٠١٢٣', 'DE', '+49305550123'],
  ['', 'DE', ''],
])('%j of %s is kept as %j', (typed, country, kept) => {
  expect(storedPhone(typed, country)).toBe(kept);
  expect(storedPhone(kept, country)).toBe(kept);
});

test.each([
  ['+33 30 / 23125-000', 'DE', false],
  ['0033 30 23125000', 'DE', false],
  ['+33 030 23125000', 'DE', false],
  ['030 / 23125-000', 'FR', false],
  ['(030) 23125000', 'FR', false],
  ['+33 1 42 68 53', 'DE', false],
  ['030 / 23125-000', 'DE', true],
  ['+49 30 / 23125-000', 'FR', true],
  ['+33 1 42 68 53 00', 'DE', true],
  ['06 12 34 56 78', 'FR', true],
  ['06 12345678', 'IT', true],
  ['+43 664 1234567890', 'DE', true],
  ['+1 212 5550123', 'DE', true],
  // Of no country, or no number at all: other rules say so.
  ['555 01 23', 'FR', true],
  ['0800 abends', 'DE', true],
  ['+49 12', 'DE', true],
  ['', 'DE', true],
])('%j, called in %s, can be a number of its country: %j', (typed, country, fits) => {
  expect(phoneIssues(typed, country)).toEqual(
    fits ? [] : [{ field: 'phone', code: 'phone-of-other-country' }],
  );
});

test.each([
  ['+49305550123', '+49 30 5550123'],
  ['+436601234567', '+43 660 1234567'],
  ['+33142685300', '+33 1 42 68 53 00'],
  ['555 01 23', '555 01 23'],
  ['', ''],
])('%j is shown as %j, which is the same number', (kept, shown) => {
  expect(shownPhone(kept)).toBe(shown);
  expect(storedPhone(shown)).toBe(kept);
});

test.each([
  ['', 'de', 'DE'],
  ['', 'en', 'DE'],
  [' ', 'es', 'ES'],
  ['', 'fr', 'FR'],
  ['', 'it', 'IT'],
  ['Deutschland', 'fr', 'DE'],
  [' österreich ', 'de', 'AT'],
  ['Italia', 'fr', 'IT'],
  ['ch', 'it', 'CH'],
  ['Narnia', 'fr', null],
] as const)('a country called %j in %s is %s', (name, language, code) => {
  expect(countryCalled(name, language)).toBe(code);
});
