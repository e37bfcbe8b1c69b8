import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const isCommon = (password: string) => ['password1', 'qwertzuiop', 'passwort', 'sommer'].includes(password);
const words = {
  personal: ['ada.lovelace@example.org', 'Ada Lovelace'],
  shop: ['WMK Vintage Möbel GmbH', 'wmk-moebel.example', 'möbel'],
};

test.each([
  ['kurz', 'too-short'],
  ['1234567', 'too-short'],
  ['Password1', 'too-common'],
  ['passwort123456', 'too-common'],
  ['Passwort7890', 'too-common'],
  ['passwort-4321', 'too-common'],
  ['PASSWORT0000', 'too-common'],
  ['passwort7', 'too-common'],
  ['Sommer2026', 'too-common'],
  ['sommer 1984!', 'too-common'],
  ['sommer738492', null],
  ['sommer2126', null],
  ['sommerteak1234', null],
  ['1234sommer5678', null],
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
