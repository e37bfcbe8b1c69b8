import { describe, expect, test } from 'vitest';
import { isAmong, overlap, readPostalCodeRanges } from './postal-code-ranges.ts';

describe('whether a postal code lies there', () => {
  test.each([
    ['FR', '971-976, 978', '97400', true],
    ['FR', '971-976, 978', ' 97 400 ', true],
    ['FR', '971-976, 978', 'F-97400', true],
    ['FR', '971-976, 978', '97800', true],
    ['FR', '971-976, 978', '97700', false],
    ['FR', '971-976, 978', '75001', false],
    ['FR', '97100-97650', '97650', true],
    ['FR', '97100-97650', '97651', false],
    ['ES', '35, 38', '35001', true],
    ['ES', '35, 38', '28001', false],
    ['ES', '35', '3', false],
    ['PT', '90-94', '9400-150', true],
    ['PT', '90-94', '1100-148', false],
    ['GR', '63086-63087', '630 86', true],
    ['DE', '27498', 'D-27498', true],
    ['GB', 'JE, GY', 'JE2 3AB', true],
    ['GB', 'JE, GY', 'gy11aa', true],
    ['GB', 'JE, GY', 'SW1A 1AA', false],
    ['GB', 'B', 'B1 1AA', true],
    ['GB', 'B', 'BT1 1AA', false],
    ['GB', 'KW15-KW17', 'KW16 3AA', true],
    ['GB', 'KW15-KW17', 'KW1 5AA', false],
    ['GB', 'KW1', 'KW1 5AA', true],
    ['GB', 'KW1', 'KW15 1AA', false],
    ['GB', 'EC1', 'EC1A 1BB', true],
    ['GB', 'JE2 3AB', 'JE2 3AB', true],
    ['JP', '900', '900-0006', true],
  ])('%s, „%s“: %s', (country, ranges, code, isThere) => {
    const read = readPostalCodeRanges(country, ranges);
    expect(read.wrong).toEqual([]);
    expect(isAmong(country, code, read.ranges)).toBe(isThere);
  });
});

describe('what is no range is named as it was typed', () => {
  test.each([
    ['FR', '971-976, abc', ['abc']],
    ['FR', '971000', ['971000']],
    ['FR', '97-976', ['97-976']],
    ['FR', '976-971', ['976-971']],
    ['FR', '971-974-976', ['971-974-976']],
    ['FR', 'Réunion; 974', ['Réunion']],
    ['DE', '2749x', ['2749x']],
    ['GB', '10245', ['10245']],
    ['NL', '1012 AB-', ['1012 AB-']],
  ])('%s, „%s“', (country, typed, wrong) => {
    expect(readPostalCodeRanges(country, typed).wrong).toEqual(wrong);
  });

  test('nothing typed is nothing', () => {
    expect(readPostalCodeRanges('FR', ' , ')).toEqual({ ranges: [], wrong: [] });
  });
});

test.each([
  ['971-976', '974', true],
  ['971-976', '97', true],
  ['971-976', '97650', true],
  ['971-976', '977', false],
  ['35', '38', false],
  ['35', '3', true],
])('%s and %s share codes: %s', (one, other, isShared) => {
  const [first] = readPostalCodeRanges('FR', one).ranges;
  const [second] = readPostalCodeRanges('FR', other).ranges;
  if (first === undefined || second === undefined) throw new Error('not read');
  expect(overlap(first, second)).toBe(isShared);
  expect(overlap(second, first)).toBe(isShared);
});
