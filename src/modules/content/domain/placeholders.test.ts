import { expect, test } from 'vitest';
import { dummyCompany } from '../first-content/de/company.ts';
import { fillPlaceholders, unknownPlaceholders } from './placeholders.ts';

test('names in braces become the data of the company, escaped where the text is HTML', () => {
  const company = { ...dummyCompany, firm: 'Müller & Söhne', email: 'a@b.example' };
  expect(fillPlaceholders('{firm}, {email}', company)).toBe('Müller & Söhne, a@b.example');
  expect(fillPlaceholders('{firm}', company, (text) => text.replace('&', '&amp;'))).toBe(
    'Müller &amp; Söhne',
  );
});

test.each(['{unknown}', '{#widerruf}', '{toString}', '{}'])('%s stays', (text) => {
  expect(fillPlaceholders(text, dummyCompany)).toBe(text);
});

test('what nothing is known for is named', () => {
  expect(unknownPlaceholders('{email} {unknown} {toString} {#anchor}')).toEqual(['unknown', 'toString']);
});
