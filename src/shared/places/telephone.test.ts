import { expect, test } from 'vitest';
import { isPhoneNumber, isWrittenAsPhone, phoneLink, digitsOfPhone } from './telephone.ts';

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
  ['030 23125 000', '+493023125000'],
  ['+49 (0)30 23125-000', '+493023125000'],
  ['+49 30 23125 000', '+493023125000'],
  ['0049 30 23125 000', '+493023125000'],
  ['0043 (0)660 1234567', '+436601234567'],
])('%s is called as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
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
