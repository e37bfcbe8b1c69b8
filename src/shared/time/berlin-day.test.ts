import fc from 'fast-check';
import { expect, test } from 'vitest';
import { berlinDay, startOfBerlinDay, keptFrom } from './berlin-day.ts';

test.each([
  ['2026-11-21T22:59:59Z', '2026-11-21'],
  ['2026-11-21T23:00:00Z', '2026-11-22'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2028-02-29T22:59:00Z', '2028-02-29'],
])('%s is %s in Berlin', (moment, day) => {
  expect(berlinDay(new Date(moment))).toBe(day);
});

test.each([
  ['2026-11-21T12:00:00Z', 0, '2026-11-20T23:00:00.000Z'],
  ['2026-11-21T12:00:00Z', 1, '2026-11-21T23:00:00.000Z'],
  ['2028-02-28T12:00:00Z', 1, '2028-02-28T23:00:00.000Z'],
  // The clock goes forward on 29 March 2026 and back on 25 October 2026.
  ['2026-03-28T12:00:00Z', 1, '2026-03-28T23:00:00.000Z'],
  ['2026-03-28T12:00:00Z', 2, '2026-03-29T22:00:00.000Z'],
  ['2026-10-24T12:00:00Z', 1, '2026-10-24T22:00:00.000Z'],
  ['2026-10-24T12:00:00Z', 2, '2026-10-25T23:00:00.000Z'],
])('%s and %i days later begins at %s', (moment, days, start) => {
  expect(startOfBerlinDay(new Date(moment), days).toISOString()).toBe(start);
});

test('a day begins where the one before it ends', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      const start = startOfBerlinDay(moment);
      const next = startOfBerlinDay(moment, 1);
      expect(start.getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(next.getTime()).toBeGreaterThan(moment.getTime());
      expect(berlinDay(start)).toBe(berlinDay(moment));
      expect(startOfBerlinDay(next)).toEqual(next);
    }),
  );
});

test.each([
  ['2036-12-31T22:59:59Z', 8, '2027-12-31T23:00:00.000Z'],
  // In Berlin the new year has begun, so the eight years of the vouchers of 2028 are over.
  ['2036-12-31T23:00:00Z', 8, '2028-12-31T23:00:00.000Z'],
  ['2028-02-29T12:00:00Z', 3, '2024-12-31T23:00:00.000Z'],
])('at %s, records kept for %i years are kept from %s', (now, years, from) => {
  expect(keptFrom(new Date(now), years).toISOString()).toBe(from);
});
