import { expect, test } from 'vitest';
import { isPhoneNumber, isWrittenAsPhone, digitsOfPhone, holdsPhone } from './telephone.ts';

test.each(['030 1234567', '+49 (0)30 / 123-4567', '0043.660.1234567', '+298 201520', '+49 30 1234'])(
  'a telephone number: %s',
  (text) => expect(isPhoneNumber(text)).toBe(true),
);

test.each([
  '+49 12',
  '110',
  'xyz',
  '030 1234567 Lena',
  '+',
  ' ',
  '+49 30 1234567 890123',
  'lena@example.org',
])('none: %s', (text) => expect(isPhoneNumber(text)).toBe(false));

test('an account accepts anything written like a number, however short', () => {
  expect(isWrittenAsPhone('110')).toBe(true);
  expect(isWrittenAsPhone('030 23125000 / 0171 1234567')).toBe(false);
  expect(isWrittenAsPhone('０３０ ２３１２５０００')).toBe(true);
  expect(isWrittenAsPhone('xyz')).toBe(false);
  expect(isWrittenAsPhone('+ ()')).toBe(false);
});

test.each([
  ['030 4567 / 0171 123', false],
  ['030 4567/0171 123', false],
  ['030 4567 - 0171 123', false],
  ['+49 30 4567 +49 171 12', false],
  // One number, with its area and its extension apart.
  ['030/555-01.23', true],
  ['030 / 5550123', true],
  ['+49 (0)30 / 123-4567', true],
  ['+49 / 030 / 5550123', true],
  ['030 23125 - 0', true],
  ['030 231250/01', true],
  ['(+49) 30 5550123', true],
  ['٠٣٠ ٥٥٥٠١٢٣', true],
])('one number, even where it has few digits: %s %s', (typed, isOne) => {
  expect(isWrittenAsPhone(typed)).toBe(isOne);
});

test.each([
  ['030 123456 oder 0170 1234567', true],
  ['030 1234567, ab 18 Uhr', true],
  ['０３０ ２３１２５０００', true],
  ['abends', false],
  ['', false],
])('who asks can be called by %j: %s', (typed, can) => {
  expect(holdsPhone(typed)).toBe(can);
});

test.each([
  ['+49 30 5550123', '305550123'],
  ['0049 30 5550123', '305550123'],
  ['+49 (0)30 5550123', '305550123'],
  ['030/555-01.23', '305550123'],
  ['5550123', '5550123'],
  ['+43 1 5550123', '4315550123'],
  ['10245', null],
  ['WMK-100234', null],
  ['Muster', null],
])('%s is looked for by %s', (typed, digits) => {
  expect(digitsOfPhone(typed)).toBe(digits);
});
