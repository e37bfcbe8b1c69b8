import { expect, test } from 'vitest';
import type { OpeningHours } from './company-data.ts';
import { hoursInShort, hoursInWords } from './opening-hours.ts';

const usual: OpeningHours = { days: ['Mo', 'Tu', 'We', 'Th', 'Sa'], opens: '09:00', closes: '18:00' };
const sundays: OpeningHours = { days: ['Su', 'Sa'], opens: '10:30', closes: '12:00' };
const atWeekends: OpeningHours = { days: ['Fr', 'Sa', 'Su'], opens: '09:00', closes: '01:00' };

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
  ['es', [usual], 'De lunes a jueves y sábados, de 9 a 18\u00a0h', 'lun–jue y sáb, 9–18\u00a0h'],
  ['es', [sundays], 'Sábados y domingos, de 10:30 a 12\u00a0h', 'sáb–dom, 10:30–12\u00a0h'],
  [
    'fr',
    [usual],
    'Du lundi au jeudi et le samedi, de 9\u00a0h à 18\u00a0h',
    'lun–jeu et sam, 9\u00a0h–18\u00a0h',
  ],
  [
    'fr',
    [sundays],
    'Le samedi et le dimanche, de 10\u00a0h\u00a030 à 12\u00a0h',
    'sam–dim, 10\u00a0h\u00a030–12\u00a0h',
  ],
  ['it', [usual], 'Dal lunedì al giovedì e il sabato, dalle 9 alle 18', 'lun–gio e sab, ore\u00a09–18'],
  ['it', [sundays], 'Il sabato e la domenica, dalle 10:30 alle 12', 'sab–dom, ore\u00a010:30–12'],
  ['it', [atWeekends], 'Dal venerdì alla domenica, dalle 9 all’1', 'ven–dom, ore\u00a09–1'],
] as const)('hours in words and in short (%s)', (language, hours, words, short) => {
  expect(hoursInWords(hours, language)).toBe(words);
  expect(hoursInShort(hours, language)).toBe(short);
});
