import { invoiceSchema } from '@e-invoice-eu/core';
import { expect, test } from 'vitest';
import { countries } from './country.ts';
import { countryCodes, isCountry } from './country-codes.ts';

test('an invoice can be made to every country, and to no other', () => {
  const { codeLists } = invoiceSchema.$defs as unknown as {
    codeLists: { ISO3166: { enum: readonly string[] } };
  };
  // For VAT IDs: Kosovo and Northern Ireland.
  const ofInvoices = codeLists.ISO3166.enum.filter((code) => !['1A', 'XI'].includes(code));
  expect([...countryCodes].sort()).toEqual([...ofInvoices].sort());
});

test.each(countries.map(({ code }) => code))('%s, where the shop delivers to, is one', (code) => {
  expect(isCountry(code)).toBe(true);
});

test.each(['XX', 'QQ', 'UK', 'EL', 'de', '', 'DEU'])('„%s“ is none', (code) => {
  expect(isCountry(code)).toBe(false);
});
