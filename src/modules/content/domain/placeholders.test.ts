import { expect, test } from 'vitest';
import { dummyCompany } from '../first-content/de/company.ts';
import { fillPlaceholders, unknownPlaceholders } from './placeholders.ts';

test('names in braces become the data of the company, escaped where the text is HTML', () => {
  const company = { ...dummyCompany, firm: 'Müller & Söhne', email: 'a@b.example' };
  expect(fillPlaceholders('{firm}, {email}', company, 'de')).toBe('Müller & Söhne, a@b.example');
  expect(fillPlaceholders('{firm}', company, 'de', (text) => text.replace('&', '&amp;'))).toBe(
    'Müller &amp; Söhne',
  );
});

test('hours are in the language of the text', () => {
  const hours = (language: 'de' | 'en') =>
    fillPlaceholders('{openingHours} | {openingHoursShort}', dummyCompany, language);
  expect(hours('de')).toBe(
    'Montag bis Donnerstag und Samstag, 9 bis 18\u00a0Uhr | Mo–Do und Sa, 9–18\u00a0Uhr',
  );
  expect(hours('en')).toBe(
    'Monday to Thursday and Saturday, 9\u00a0am to 6\u00a0pm | Mon–Thu and Sat, 9\u00a0am–6\u00a0pm',
  );
});

test.each(['{unknown}', '{#widerruf}', '{toString}', '{}'])('%s stays', (text) => {
  expect(fillPlaceholders(text, dummyCompany, 'de')).toBe(text);
});

test('what nothing is known for is named', () => {
  expect(unknownPlaceholders('{email} {unknown} {toString} {#anchor}')).toEqual(['unknown', 'toString']);
});
