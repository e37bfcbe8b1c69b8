import fc from 'fast-check';
import { expect, test } from 'vitest';
import { berlinHolidays, type Holiday } from './berlin-holidays.ts';

const dayOf = (year: number, name: Holiday) =>
  berlinHolidays(year).find((holiday) => holiday.name === name)?.day;

test.each([
  [2026, '2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25'],
  [2027, '2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17'],
  // On Labour Day's eve, and with the earliest and the latest Easter that there are.
  [2008, '2008-03-21', '2008-03-24', '2008-05-01', '2008-05-12'],
  [2285, '2285-03-20', '2285-03-23', '2285-04-30', '2285-05-11'],
  [2038, '2038-04-23', '2038-04-26', '2038-06-03', '2038-06-14'],
  // The two exceptions to the plain rule of the epacts.
  [1981, '1981-04-17', '1981-04-20', '1981-05-28', '1981-06-08'],
  [2049, '2049-04-16', '2049-04-19', '2049-05-27', '2049-06-07'],
])('around Easter %i', (year, friday, monday, ascension, whitMonday) => {
  expect(dayOf(year, 'good-friday')).toBe(friday);
  expect(dayOf(year, 'easter-monday')).toBe(monday);
  expect(dayOf(year, 'ascension')).toBe(ascension);
  expect(dayOf(year, 'whit-monday')).toBe(whitMonday);
});

test('the holidays of a year stand in their order', () => {
  expect(berlinHolidays(2026).map(({ day }) => day.slice(5))).toEqual([
    '01-01',
    '03-08',
    '04-03',
    '04-06',
    '05-01',
    '05-14',
    '05-25',
    '10-03',
    '12-25',
    '12-26',
  ]);
});

test('17 June is a holiday in 2028 alone', () => {
  expect(dayOf(2028, 'once')).toBe('2028-06-17');
  expect(dayOf(2027, 'once')).toBeUndefined();
});

test('Good Friday is a Friday, Ascension a Thursday, the two Mondays are Mondays', () => {
  const weekday = (year: number, name: Holiday) => new Date(`${dayOf(year, name)}T12:00:00Z`).getUTCDay();
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2999 }), (year) => {
      expect(weekday(year, 'good-friday')).toBe(5);
      expect(weekday(year, 'ascension')).toBe(4);
      expect(weekday(year, 'easter-monday')).toBe(1);
      expect(weekday(year, 'whit-monday')).toBe(1);
      const [month, day] = (dayOf(year, 'easter-monday') ?? '').slice(5).split('-').map(Number);
      const afterMarch = (month ?? 0) === 3 ? (day ?? 0) : (day ?? 0) + 31;
      expect(afterMarch).toBeGreaterThanOrEqual(23);
      expect(afterMarch).toBeLessThanOrEqual(57);
    }),
  );
});
