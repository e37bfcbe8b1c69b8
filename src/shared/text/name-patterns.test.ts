import { expect, test } from 'vitest';
import { namePatterns, withoutTitles } from './name-patterns.ts';

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
  ['Simon-Dach-Str.', 'simon-dach-straße 7', true],
  ['Simon-Dach-Straße', 'simon-dach-str. 7', true],
  ['simon dach strasse', 'simon-dach-straße 7', true],
  ['Hauptstr', 'hauptstrasse', true],
  ['Hauptstraßen', 'hauptstraße', false],
])('%j looks for %j: %s', (typed, name, isFound) => {
  expect(namePatterns(typed).every((pattern) => new RegExp(pattern, 'u').test(name))).toBe(isFound);
});

test.each([
  ['Frau Schulz', 'Schulz'],
  ['Herrn Prof. Dr. Jörg Müller', 'Jörg Müller'],
  ['frau', 'frau'],
  ['Schulz Frau', 'Schulz Frau'],
  ['Frauke Schulz', 'Frauke Schulz'],
  ['', ''],
])('%j is looked for as %j', (typed, name) => {
  expect(withoutTitles(typed)).toBe(name);
});
