import { describe, expect, test } from 'vitest';
import { countries } from './country.ts';
import { hasVatIdForm, plainVatId, vatIdAbroad } from './vat-id.ts';

const examples: Readonly<Record<string, string>> = {
  DE: 'DE123456789',
  IT: 'IT12345678901',
  IE: 'IE1234567FA',
  AT: 'ATU12345678',
  BE: 'BE0123456789',
  BG: 'BG1234567890',
  CZ: 'CZ12345678',
  DK: 'DK12 34 56 78',
  EE: 'EE123456789',
  FI: 'FI12345678',
  FR: 'FR12 345678901',
  GR: 'EL123456789',
  HU: 'HU12345678',
  LV: 'LV12345678901',
  LT: 'LT123456789012',
  NL: 'NL123456789B01',
  NO: 'NO123456789MVA',
  PL: 'PL1234567890',
  PT: 'PT123456789',
  RO: 'RO12345678',
  SK: 'SK1234567890',
  ES: 'ESX1234567X',
  SE: 'SE123456789001',
  CH: 'CHE-123.456.789 MWST',
  GB: 'GB 123 4567 89',
  HR: 'HR12345678901',
  LU: 'LU12345678',
  SI: 'SI12345678',
};

test.each(countries.map(({ code }) => [code, examples[code] ?? '']))('%s has %s', (_, typed) => {
  expect(hasVatIdForm(typed)).toBe(true);
});

describe('no VAT ID', () => {
  test.each([
    '',
    'DE',
    '123456789',
    'DE12345678',
    'DE1234567890',
    'DE12345678A',
    'AT12345678',
    'GR123456789',
    'FRIO123456789',
    'US123456789',
    'toString',
    '__proto__',
  ])('%j', (typed) => {
    expect(hasVatIdForm(typed)).toBe(false);
  });
});

test('spaces, dots, dashes and small letters do not matter', () => {
  expect(plainVatId(' de 123.456-789 ')).toBe('DE123456789');
  expect(hasVatIdForm(' de 123.456-789 ')).toBe(true);
  expect(plainVatId('\u200eDE\u00a0123\u2011456–789')).toBe('DE123456789');
  expect(plainVatId('ＦＲ４０３０３２６５０４５')).toBe('FR40303265045');
  expect(plainVatId('che-123.456.789 mwst')).toBe('CHE123456789MWST');
});

test.each([
  ['another member state', 'AT U12345678', 'ATU12345678'],
  ['Greece, whose prefix is EL', 'EL123456789', 'EL123456789'],
  ['Northern Ireland', 'xi 123 4567 89', 'XI123456789'],
  ['Germany: nobody confirms it to a German shop', 'DE123456789', null],
  ['Great Britain', 'GB123456789', null],
  ['Switzerland', 'CHE-123.456.789 MWST', null],
  ['no form of that member state', 'AT12345678', null],
])('a VAT ID to be confirmed: %s', (_, typed, expected) => {
  expect(vatIdAbroad(typed)).toBe(expected);
});
