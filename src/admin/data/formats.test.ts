import { expect, test } from 'vitest';
import {
  authorOf,
  dayForInput,
  formatCents,
  formatDay,
  formatLastDay,
  formatMoment,
  parseCents,
} from './formats.ts';

test.each([
  ['915', 91_500],
  ['915,00', 91_500],
  ['915,5', 91_550],
  ['1.234,50 €', 123_450],
  ['1234.5', 123_450],
  ['1.234', 123_400],
  ['0,07', 7],
  ['', null],
  ['abc', null],
  ['1,234,5', null],
  ['12,345', null],
  ['-5', null],
])('%s is %s cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

test('days and moments are Berlin’s', () => {
  expect(formatDay('2026-06-14T22:30:00Z')).toBe('15.06.2026');
  expect(formatMoment('2026-06-14T22:30:00Z')).toBe('15.06.2026, 00:30');
  expect(formatLastDay('2026-06-14T22:00:00Z')).toBe('14.06.2026');
  expect(formatDay(null)).toBe('–');
  expect(dayForInput(new Date('2026-06-14T22:30:00Z'))).toBe('2026-06-15');
  expect(formatCents(123_450)).toBe('1.234,50\u00a0€');
});

test('what came with the shop was saved by nobody', () => {
  expect(authorOf('first tariff')).toBe('der Software');
  expect(authorOf('Ada Muster')).toBe('Ada Muster');
});
