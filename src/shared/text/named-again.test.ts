import { expect, test } from 'vitest';
import { isNamedAgain } from './named-again.ts';

test.each<[string, readonly string[], readonly number[]]>([
  ['different names', ['Halbe Palette', 'Palette'], []],
  ['the same name, each time but the first', ['Palette', 'Kiste', 'Palette', 'Palette'], [2, 3]],
  ['another case', ['Palette', 'PALETTE'], [1]],
  ['blanks', ['Halbe Palette', ' Halbe  Palette '], [1]],
  ['a letter and its mark', ['Kübel', 'Ku\u0308bel'], [1]],
  ['what nobody sees', ['Palette', 'Pa\u00adlette'], [1]],
  ['no names', ['', ' ', ''], []],
])('%s', (_, names, repeated) => {
  expect(names.flatMap((_name, index) => (isNamedAgain(names, index) ? [index] : []))).toEqual(repeated);
});
