import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

test.each([
  ['１０２４５ Ｂerlin', '10245 Ｂerlin'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['𝟎𝟗𝟘𝟡𝟢𝟫', '090909'],
  // What only looks like a digit, or is a part of a word, stays.
  ['10 m², ½, Ⅷ, ①', '10 m², ½, Ⅷ, ①'],
  ['', ''],
])('%s reads %s', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain);
  expect(plainDigits(plain)).toBe(plain);
});

test('each digit of Unicode has the value that normalising gives it, where it gives one', () => {
  const signs = Array.from({ length: 0x20000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign));
  expect(signs.length).toBeGreaterThan(600);
  for (const sign of signs) {
    expect(plainDigits(sign)).toMatch(/^[0-9]$/);
    const normal = sign.normalize('NFKC');
    if (/^[0-9]$/.test(normal)) expect(plainDigits(sign)).toBe(normal);
  }
});
