import { describe, expect, test } from 'vitest';
import { hasPostalCodeForm, isWrittenAsPostalCode, readPostalCode } from './postal-code.ts';

describe('a postal code is read without its country’s letters', () => {
  test.each([
    ['DE', '10245', '10245'],
    ['DE', ' 10245 ', '10245'],
    ['DE', 'D-10245', '10245'],
    ['GB', 'ＳＷ１Ａ １ＡＡ', 'SW1A 1AA'],
    ['DE', 'DE-10245', '10245'],
    ['DE', 'd 10245', '10245'],
    ['DE', 'D10245', '10245'],
    ['DE', 'D – 10245', '10245'],
    ['DE', '10 245', '10245'],
    ['DE', 'D-10 245', '10245'],
    ['DE', '１０２４５', '10245'],
    ['DE', 'D-١٠٢٤٥', '10245'],
    ['AT', 'A-1010', '1010'],
    ['CH', 'CH-8001', '8001'],
    ['LV', 'LV-1010', '1010'],
    ['LU', 'L-1234', '1234'],
    ['FI', 'FI-00100', '00100'],
    // As it is written there.
    ['SE', 'S-111 20', '111 20'],
    ['PL', 'PL-00-950', '00-950'],
    ['PT', 'P-1100-148', '1100-148'],
    ['NL', 'NL-1012 AB', '1012 AB'],
    // Liverpool and Edinburgh, not Luxembourg and Spain.
    ['GB', 'L1 8JQ', 'L1 8JQ'],
    ['GB', 'EH1 1AA', 'EH1 1AA'],
    ['IE', 'D02 AF30', 'D02 AF30'],
  ])('%s „%s“', (country, typed, code) => {
    expect(readPostalCode(country, typed)).toBe(code);
    expect(hasPostalCodeForm(country, typed)).toBe(true);
  });
});

test.each(['10245', 'SW1A 1AA', '１０２４５'])('%s can be one somewhere', (typed) => {
  expect(isWrittenAsPostalCode(typed)).toBe(true);
});

describe('what is no postal code there stays as it was typed', () => {
  test.each([
    ['DE', '123'],
    ['DE', 'ABC'],
    ['DE', 'A-1010'],
    ['DE', 'A-10245'],
    ['DE', '10245a'],
    ['AT', '10245'],
    ['AT', 'F-1010'],
    ['GB', '10245'],
    ['IE', 'Dublin'],
  ])('%s „%s“', (country, typed) => {
    expect(readPostalCode(country, typed)).toBe(typed);
    expect(hasPostalCodeForm(country, typed)).toBe(false);
  });

  test.each(['10001', 'anything', '__proto__'])('and of countries without a known form: „%s“', (typed) => {
    expect(readPostalCode('US', typed)).toBe(typed);
    expect(hasPostalCodeForm('__proto__', typed)).toBe(true);
  });
});
