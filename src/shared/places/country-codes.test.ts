import { expect, test } from 'vitest';
import { countries } from './country.ts';
import { isCountry } from './country-codes.ts';

test.each(countries.map(({ code }) => code))('%s, where the shop delivers to, is one', (code) => {
  expect(isCountry(code)).toBe(true);
});

test.each(['XX', 'QQ', 'UK', 'EL', 'de', '', 'DEU'])('„%s“ is none', (code) => {
  expect(isCountry(code)).toBe(false);
});
