import { expect, test } from 'vitest';
import { mailFormatsIn } from './mail-formats.ts';

// An hour before midnight in Berlin on the day before summer time.
const moment = new Date('2026-03-28T22:05:07Z');

test.each([
  ['de', '1.250,00\u00a0€', '28.03.2026', '23:05', '28. März 2026 um 23:05:07'],
  ['en', '€1,250.00', '28 March 2026', '23:05', '28 March 2026 at 23:05:07'],
  ['es', '1250,00\u00a0€', '28 de marzo de 2026', '23:05', '28 de marzo de 2026 a las 23:05:07'],
  [
    'fr',
    '1\u202f250,00\u00a0€',
    '28 mars 2026',
    '23\u00a0h\u00a005',
    '28 mars 2026 à 23\u00a0h\u00a005\u00a0min\u00a007\u00a0s',
  ],
  ['it', '1250,00\u00a0€', '28 marzo 2026', '23:05', '28 marzo 2026 alle ore 23:05:07'],
] as const)('%s', (language, euros, day, clock, written) => {
  const formats = mailFormatsIn(language);
  expect(formats.euros(125_000)).toBe(euros);
  expect(formats.day('2026-03-28')).toBe(day);
  expect(formats.clock(moment)).toBe(clock);
  expect(formats.moment(moment)).toBe(written);
  expect(formats.minute(moment)).toBe(written.replace(/:07$|\u00a0min\u00a007\u00a0s$/, ''));
});

test('the first of a month is “1º” in Italian, and no other day', () => {
  const { day, minute } = mailFormatsIn('it');
  expect([day('2026-03-01'), day('2026-03-11')]).toEqual(['1º marzo 2026', '11 marzo 2026']);
  expect(minute(new Date('2026-03-01T11:00:00Z'))).toMatch(/^1º marzo 2026/);
});

test('the first of a month is “1er” in French, and no other day', () => {
  const { day, moment: written } = mailFormatsIn('fr');
  expect(day('2026-03-01')).toBe('1er mars 2026');
  expect(day('2026-03-11')).toBe('11 mars 2026');
  expect(written(new Date('2026-03-01T11:00:00Z'))).toBe(
    '1er mars 2026 à 12\u00a0h\u00a000\u00a0min\u00a000\u00a0s',
  );
});
