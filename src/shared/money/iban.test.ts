import { expect, test } from 'vitest';
import { groupedIban, isIban } from './iban.ts';

test.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['DE89370400440532013000', true],
  ['GB29 NWBK 6016 1331 9268 19', true],
  ['DE36 0000 0000 0000 0000 00', true],
  ['DE８９ ３７０４ ００４４ ０５３２ ０１３０ ００', true],
  ['de89 3704 0044 0532 0130 00', true],
  ['ＤＥ８９ ３７０４ ００４４ ０５３２ ０１３０ ００', true],
  ['DE89 3704 0044 0532 0130 00\u200b', true],
  // Two digits swapped.
  ['DE89 3704 0044 0532 0103 00', false],
  ['DE88 3704 0044 0532 0130 00', false],
  ['DE89 3704 0044 0532 0130', false],
  ['', false],
])('%s: %s', (text, expected) => {
  expect(isIban(text)).toBe(expected);
});

test('an IBAN is shown as banks print it', () => {
  expect(groupedIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(groupedIban('ｄe89 3704 0044 0532 0130 00\u200b')).toBe('DE89 3704 0044 0532 0130 00');
});
