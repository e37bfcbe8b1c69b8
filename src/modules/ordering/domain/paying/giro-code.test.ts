import { expect, test } from 'vitest';
import { giroCode } from './giro-code.ts';

const account = { holder: 'Muster GmbH', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' };

test('the text of the code is what the guideline EPC069-12 asks for', () => {
  expect(giroCode(account, 123_405, 'WMK-100234').split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BYLADEM1001',
    'Muster GmbH',
    'DE02120300000000202051',
    'EUR1234.05',
    '',
    '',
    'WMK-100234',
  ]);
});

test.each([0, -1, 1.5, 1e11, Number.NaN])('%s cents are no amount of a transfer', (amount) => {
  expect(() => giroCode(account, amount, 'x')).toThrow(RangeError);
});

test.each(['x'.repeat(141), 'WMK\n1'])('%j is no reference', (reference) => {
  expect(() => giroCode(account, 1, reference)).toThrow(RangeError);
});
