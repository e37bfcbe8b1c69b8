import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const isCommon = (password: string) => ['password1', 'qwertzuiop'].includes(password);
const personal = ['ada.lovelace@example.org', 'Ada Lovelace'];

test.each([
  ['kurz', 'too-short'],
  ['1234567', 'too-short'],
  ['Password1', 'too-common'],
  ['aaaaaaaaaa', 'too-common'],
  ['abababab', 'too-common'],
  ['Lovelace1815', 'is-personal'],
  ['ada.lovelace@example.org', 'is-personal'],
  ['x'.repeat(64) + 'yz'.repeat(33), 'too-long'],
  ['vier alte Stühle', null],
  ['🪑🪑🪑🛋️🛏️🚪🪞🪟', null],
  ['Teakholz und Messing', null],
])('%s: %s', (password, expected) => {
  expect(passwordProblem(password, isCommon, personal)).toBe(expected);
});
