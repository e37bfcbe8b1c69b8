import { expect, test } from 'vitest';
import { mailFormatsIn } from './mail-formats.ts';

// An hour before midnight in Berlin on the day before summer time.
const moment = new Date('2026-03-28T22:05:07Z');

test.each([
  ['de', '1.250,00\u00a0€', '28.03.2026', '23:05', '28. März 2026 um 23:05:07'],
  ['en', '€1,250.00', '28 March 2026', '23:05', '28 March 2026 at 23:05:07'],
  // There are no Spanish mails yet: they are sent in German, with German dates.
  ['es', '1.250,00\u00a0€', '28.03.2026', '23:05', '28. März 2026 um 23:05:07'],
] as const)('%s', (language, euros, day, clock, written) => {
  const formats = mailFormatsIn(language);
  expect(formats.euros(125_000)).toBe(euros);
  expect(formats.day('2026-03-28')).toBe(day);
  expect(formats.clock(moment)).toBe(clock);
  expect(formats.moment(moment)).toBe(written);
});
