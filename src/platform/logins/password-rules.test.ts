import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const isCommon = (password: string) => ['password1', 'qwertzuiop'].includes(password);
const words = {
  personal: ['ada.lovelace@example.org', 'Ada Lovelace'],
  shop: ['WMK Vintage Möbel GmbH', 'wmk-moebel.example', 'möbel'],
};

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
  ['WMK-Möbel-2026', 'is-of-shop'],
  ['wmk wmk wmk wmk', 'is-of-shop'],
  ['Vintage-Lovelace-99', 'is-of-shop'],
  ['vintagemöbel!!!', 'is-of-shop'],
  ['Möbel aus sieben Häfen', null],
  ['Ada Lovelace Ada', 'is-personal'],
  ['Ada rechnet bis 1815', null],
])('%s: %s', (password, expected) => {
  expect(passwordProblem(password, isCommon, words)).toBe(expected);
});
