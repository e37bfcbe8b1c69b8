import { expect, test } from 'vitest';
import { linksInLanguage } from './links-in-language.ts';

const linkTo = (href: string) => `<p>Siehe <a href="${href}" rel="noopener">dort</a>.</p>`;

test.each([
  ['/versand', '/en/versand'],
  ['/thinkGreen#so-rechnen-wir', '/en/thinkGreen#so-rechnen-wir'],
  ['/search?q=a/b.pdf', '/en/search?q=a/b.pdf'],
  ['/', '/en'],
  ['/apiary', '/en/apiary'],
  ['/entwurf', '/en/entwurf'],
])('a page stays in the language of its reader: %s', (href, expected) => {
  expect(linksInLanguage(linkTo(href), 'en')).toBe(linkTo(expected));
});

test.each([
  '/api/page-texts/terms/1',
  '/robots.txt?x',
  '/pictures/a.avif',
  '/uploads/1.pdf',
  '/assets/a.js',
  '/sitemap.xml',
  '/en/versand',
  '/it',
  '//elsewhere.example',
  'https://elsewhere.example/versand',
  'mailto:a@b.example',
  '#so-rechnen-wir',
])('anything else keeps its address: %s', (href) => {
  expect(linksInLanguage(linkTo(href), 'en')).toBe(linkTo(href));
});

test('every link of a text, wherever it stands in its tag, and none in German', () => {
  const html = '<a rel="noopener" href="/faq">a</a> <a href="/verleih">b</a> /versand href="/x"';
  expect(linksInLanguage(html, 'fr')).toBe(
    '<a rel="noopener" href="/fr/faq">a</a> <a href="/fr/verleih">b</a> /versand href="/x"',
  );
  expect(linksInLanguage(html, 'de')).toBe(html);
});
