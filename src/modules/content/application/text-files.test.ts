import { expect, test } from 'vitest';
import type { PageText } from '../domain/page-text.ts';
import { readingFileOf } from './text-files.ts';

const page: PageText = {
  slug: 'terms',
  language: 'en',
  version: 1,
  title: 'General Terms and Conditions',
  description: '',
  html: '<h2>1. Scope {#geltungsbereich}</h2><p>All contracts.</p>',
  legal: false,
  validFrom: new Date('2026-11-26T10:00:00Z'),
  germanSince: null,
};

test('a reading version as a file says at its top that the German text binds', () => {
  expect(readingFileOf(page, 'en')).toEqual({
    name: 'terms-en-2026-11-26.txt',
    text: [
      'General Terms and Conditions\nAs of 26 November 2026',
      'Convenience translation. Only the German text is legally binding.',
      '\n1. Scope\n\nAll contracts.\n',
    ].join('\n'),
  });
});

test.each([
  ['en', 'since 1 December 2026'],
  ['es', 'Desde el 1 de diciembre de 2026'],
  ['fr', '1er décembre 2026'],
  ['it', '(1º dicembre 2026)'],
] as const)('in %s it says since when the German text is newer', (language, said) => {
  const { text } = readingFileOf({ ...page, germanSince: new Date('2026-12-01T10:00:00Z') }, language);
  expect(text.split('\n\n')[0]).toContain(said);
});
