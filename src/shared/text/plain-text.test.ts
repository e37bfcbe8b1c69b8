import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['tags and entities', '<p>Tisch &amp; Stuhl</p>\n<p>aus   Teak</p>', 'Tisch & Stuhl aus Teak'],
  ['spaces that do not break', '<p>1.250,00\u00a0€ \n Ø\u202f80</p>', '1.250,00\u00a0€ Ø\u202f80'],
])('%s as plain text', (_, html, text) => {
  expect(plainText(html)).toBe(text);
});

test('a long text is cut between words, and an amount is one', () => {
  expect(plainText('Sessel für 95\u00a0€ im Laden', 14)).toBe('Sessel für …');
});
