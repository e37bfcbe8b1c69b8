import { expect, test } from 'vitest';
import { languages } from '../../../shared/text/language.ts';
import { ownCompany } from '../testing/own-company.ts';
import { closureInWords, closuresAhead } from './closed-days.ts';
import type { CompanyData } from './company-data.ts';

const weekdays = [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:00', closes: '18:00' }] as const;
const company = (changes: Partial<CompanyData>): CompanyData => ({
  ...ownCompany,
  openingHours: weekdays,
  ...changes,
});
const holidays = { from: '2026-12-24', to: '2027-01-02', reason: 'Betriebsferien' };
const ahead = (changes: Partial<CompanyData>, today = '2026-12-01', last = '2027-01-31') =>
  closuresAhead(company(changes), today, last).map(({ from, to, holiday, words }) =>
    [from, to, holiday ?? words].join(' '),
  );

test.each<[string, Partial<CompanyData>, string[]]>([
  // Boxing Day 2026 is a Saturday, on which this shop is closed anyway.
  ['without a word', {}, ['2026-12-25 2026-12-25 christmas-day', '2027-01-01 2027-01-01 new-year']],
  ['with a holiday that is worked', { openHolidays: ['2026-12-25'] }, ['2027-01-01 2027-01-01 new-year']],
  [
    'with a period, which has the holidays in it',
    { closedDays: [holidays] },
    ['2026-12-24 2027-01-02 Betriebsferien'],
  ],
  [
    'with a single day without words',
    {
      closedDays: [{ from: '2027-01-15', to: null, reason: null }],
      openHolidays: ['2026-12-25', '2027-01-01'],
    },
    ['2027-01-15 2027-01-15 '],
  ],
])('what lies ahead, %s', (_what, changes, expected) => {
  expect(ahead(changes)).toEqual(expected);
});

test('a period is named until its last day, and not before it is near', () => {
  const changes = { closedDays: [holidays], openHolidays: ['2026-12-25', '2027-01-01'] };
  expect(ahead(changes, '2027-01-02', '2027-02-01')).toHaveLength(1);
  expect(ahead(changes, '2027-01-03', '2027-02-01')).toEqual([]);
  expect(ahead(changes, '2026-11-01', '2026-12-23')).toEqual([]);
});

test('each language says it in its own words, and the owner’s stay German', () => {
  const owners = { ...holidays, holiday: null, words: holidays.reason };
  const whit = { from: '2027-05-17', to: '2027-05-17', holiday: 'whit-monday', words: null } as const;
  expect(languages.map((language) => [owners, whit].map((one) => closureInWords(one, language)))).toEqual([
    [
      'Geschlossen: 24. Dezember 2026 – 2. Januar 2027 (Betriebsferien)',
      'Geschlossen: 17. Mai 2027 (Pfingstmontag)',
    ],
    ['Closed: 24 December 2026 – 2 January 2027', 'Closed: 17 May 2027 (Whit Monday)'],
    [
      'Cerrado: 24 de diciembre de 2026 – 2 de enero de 2027',
      'Cerrado: 17 de mayo de 2027 (Lunes de Pentecostés)',
    ],
    ['Fermé\u00a0: 24 décembre 2026 – 2 janvier 2027', 'Fermé\u00a0: 17 mai 2027 (lundi de Pentecôte)'],
    ['Chiuso: 24 dicembre 2026 – 2 gennaio 2027', 'Chiuso: 17 maggio 2027 (Lunedì di Pentecoste)'],
  ]);
});
