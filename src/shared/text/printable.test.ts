import { expect, test } from 'vitest';
import { asPrinted, countLines, unprintable } from './printable.ts';

test.each([
  ['Für Ada', []],
  ['Alles Gute, Zoë & Łukasz – „bis bald“ …\n50 € für Đorđe', []],
  ['С днём рождения! Χρόνια πολλά!', []],
  ['Alles Gute 🎉🎉 und ❤️', ['🎉', '❤️']],
  ['👩‍👩‍👧', ['👩‍👩‍👧']],
  ['祝你', ['祝', '你']],
  ['שלום', ['ש', 'ל', 'ו', 'ם']],
  ['null\u0000', ['\u0000']],
  // An accent that stands beside its letter is joined to it.
  ['Fu\u0308r', []],
  ['', []],
])('of %j cannot be printed: %j', (text, strange) => {
  expect(unprintable(text)).toEqual(strange);
});

test.each([
  ['  a\r\nb\rc\td  ', 'a\nb\nc d', 3],
  ['', '', 1],
])('%j is printed as %j', (text, printed, lines) => {
  expect(asPrinted(text)).toBe(printed);
  expect(countLines(text)).toBe(lines);
});
