import { expect, test } from 'vitest';
import {
  authorOf,
  dayForInput,
  formatCents,
  formatDay,
  formatLastDay,
  formatMoment,
  formatPeriod,
} from './formats.ts';

test('days and moments are Berlin’s', () => {
  expect(formatDay('2026-06-14T22:30:00Z')).toBe('15.06.2026');
  expect(formatMoment('2026-06-14T22:30:00Z')).toBe('15.06.2026, 00:30');
  expect(formatLastDay('2026-06-14T22:00:00Z')).toBe('14.06.2026');
  // A period that ends at midnight ends on the day before.
  expect(formatPeriod('2026-06-10T22:00:00Z', '2026-06-14T22:00:00Z', 'offen')).toBe(
    '11.06.2026 – 14.06.2026',
  );
  expect(formatPeriod('2026-06-10T22:00:00Z', null, 'offen')).toBe('11.06.2026 – offen');
  expect(formatDay(null)).toBe('–');
  expect(dayForInput(new Date('2026-06-14T22:30:00Z'))).toBe('2026-06-15');
  expect(formatCents(123_450)).toBe('1.234,50\u00a0€');
});

test('what came with the shop was saved by nobody', () => {
  expect(authorOf('first tariff')).toBe('der Software');
  expect(authorOf('Ada Muster')).toBe('Ada Muster');
});
