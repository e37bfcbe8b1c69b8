import { expect, test } from 'vitest';
import { namePatterns } from './name-patterns.ts';

test.each([
  ['V-00743', 'satztische v-00743', true],
  ['v00743', 'satztische v-00743', true],
  ['satztische V00743', 'satztische v-00743', true],
  ['v-00743', 'satztische v00743', true],
  ['naehtisch', 'nähtisch v-1', true],
  ['nahtisch', 'nähtisch v-1', true],
  ['nähtisch', 'naehtisch v-1', true],
  ['weiss', 'hocker, weiß v-1', true],
  ['blaue', 'blaue bank v-1', true],
  ['stuhl', 'regal aus stahl v-1', false],
  ['v00743', 'satztische v-00744', false],
  ['1.60', 'tisch 1x60 v-1', false],
  ['(teak', 'tisch (teak) v-1', true],
  ['', 'tisch v-1', true],
  ['Mueller', 'anna müller', true],
  ['Müller', 'anna mueller', true],
  ['müller anna', 'anna mueller', true],
  ['Möller', 'anna müller', false],
])('%j looks for %j: %s', (typed, name, isFound) => {
  expect(namePatterns(typed).every((pattern) => new RegExp(pattern, 'u').test(name))).toBe(isFound);
});
