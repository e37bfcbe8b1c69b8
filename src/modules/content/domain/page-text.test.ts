import { expect, test } from 'vitest';
import { movedTo, otherWordsSince } from './page-text.ts';

test.each([
  [0, 0, 'abc'],
  [0, 1, 'bac'],
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 99, 'acb'],
])('from %i to %i', (from, to, expected) => {
  expect(movedTo(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});

test('a missing entry is not moved', () => {
  expect(movedTo(['a'], 5, 0)).toEqual(['a']);
});

const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const german = (...words: string[]) =>
  words.map((word, index) => ({ validFrom: day(index + 1), words: word }));

test.each([
  ['the same words', german('a'), 1, null],
  ['other words since', german('a', 'b'), 1, 2],
  ['a translation of the newer words', german('a', 'b'), 2, null],
  ['only the company has moved since, which is the same words', german('a', 'a', 'a'), 1, null],
  ['it has moved after the other words', german('a', 'b', 'b'), 1, 2],
  ['words that came back', german('a', 'b', 'a'), 1, null],
  ['other words twice', german('a', 'b', 'c'), 1, 3],
  ['a translation older than every German version', german('a', 'a'), 0, 1],
  ['no German at all', [], 1, null],
])('%s: since when the German text is another one', (_, versions, begun, since) => {
  expect(otherWordsSince(versions, day(begun))).toEqual(since === null ? null : day(since));
});
