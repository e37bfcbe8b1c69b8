import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BindingNote } from './binding-note.tsx';

const read = (language: 'de' | 'en', germanSince: string | null) =>
  renderToStaticMarkup(<BindingNote data={{ slug: 'terms', language, germanSince }} />).replace(
    /<p[^>]*>/,
    '',
  );

test('a reading version says what it is, leads to the German text, and says since when that is newer', () => {
  const link = /<a href="\/terms" hrefLang="de"[^>]*>Zum deutschen Text<\/a><\/p>$/;
  const german = 'Lesefassung. Verbindlich ist allein der deutsche Text.';
  expect(read('en', null)).toMatch(link);
  expect(read('en', null)).toContain(`${german} <a`);
  expect(read('en', '2026-12-01T10:00:00.000Z')).toMatch(link);
  expect(read('en', '2026-12-01T10:00:00.000Z')).toContain(
    `${german} Der deutsche Text gilt seit dem 1. Dezember 2026 in neuer Fassung`,
  );
});

test('the German text itself, on a page in another language, is not called a reading version', () => {
  expect(read('de', null)).toBe('Verbindlich ist allein der deutsche Text.</p>');
});
