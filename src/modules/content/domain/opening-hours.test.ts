import { expect, test } from 'vitest';
import type { OpeningHours } from './company-data.ts';
import { hoursInShort, hoursInWords } from './opening-hours.ts';

const usual: OpeningHours = { days: ['Mo', 'Tu', 'We', 'Th', 'Sa'], opens: '09:00', closes: '18:00' };
const sundays: OpeningHours = { days: ['Su', 'Sa'], opens: '10:30', closes: '12:00' };

test.each([
  ['de', [usual], 'Montag bis Donnerstag und Samstag, 9 bis 18\u00a0Uhr', 'Mo–Do und Sa, 9–18\u00a0Uhr'],
  [
    'en',
    [usual],
    'Monday to Thursday and Saturday, 9\u00a0am to 6\u00a0pm',
    'Mon–Thu and Sat, 9\u00a0am–6\u00a0pm',
  ],
  ['de', [sundays], 'Samstag und Sonntag, 10.30 bis 12\u00a0Uhr', 'Sa–So, 10.30–12\u00a0Uhr'],
  [
    'en',
    [usual, sundays],
    'Monday to Thursday and Saturday, 9\u00a0am to 6\u00a0pm; Saturday and Sunday, 10.30\u00a0am to 12\u00a0pm',
    'Mon–Thu and Sat, 9\u00a0am–6\u00a0pm; Sat–Sun, 10.30\u00a0am–12\u00a0pm',
  ],
  ['fr', [usual], 'Montag bis Donnerstag und Samstag, 9 bis 18\u00a0Uhr', 'Mo–Do und Sa, 9–18\u00a0Uhr'],
] as const)('hours in words and in short (%s)', (language, hours, words, short) => {
  expect(hoursInWords(hours, language)).toBe(words);
  expect(hoursInShort(hours, language)).toBe(short);
});
