import { expect, test } from 'vitest';
import { hasPartsThatFit, isPlausibleBirthDate, splitName } from './person.ts';

test.each([
  ['2012-02-29', '2028-02-29', true],
  ['2012-03-01', '2028-02-29', false],
  ['1908-02-28', '2028-02-29', true],
  ['1907-02-28', '2028-02-29', false],
  ['2030-01-01', '2028-02-29', false],
])('born on %s, asked on %s: %s', (day, today, expected) => {
  expect(isPlausibleBirthDate(day, today)).toBe(expected);
});

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['  Anna  Maria   Muster ', 'Anna Maria', 'Muster'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Jan van der Berg', 'Jan', 'van der Berg'],
  ['Ada', 'Ada', ''],
])('%s', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

const word = (length: number): string => 'a'.repeat(length);
test.each([
  ['both as long as may be', `${word(100)} ${word(100)}`, true],
  ['a last name that is too long', `Ada ${word(101)}`, false],
  ['a first name that is too long', `${word(101)} Muster`, false],
  ['with what belongs to the last name', `Ada van ${word(97)}`, false],
  ['one word', word(101), false],
])('a name typed as one, %s: %s', (_what, name, expected) => {
  expect(hasPartsThatFit(name)).toBe(expected);
});
