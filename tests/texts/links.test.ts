import { expect, test } from 'vitest';
import { completeLanguages } from '../../src/shared/text/language.ts';
import {
  allInternalLinks,
  anchorsByPath,
  internalLinks,
  isPage,
  readIn,
  type InternalLink,
} from './internal-links.ts';

const links = allInternalLinks();
const anchors = new Map(
  await Promise.all(
    completeLanguages.map(async (language) => [language, await anchorsByPath(language)] as const),
  ),
);

const isKnown = ({ address }: { readonly address: string }) => isPage(address);

/** In every language in which the link is read. */
const hasItsAnchor = ({ file, address }: InternalLink) => {
  const [pathname = '', anchor] = address.split('#');
  return readIn(file).every(
    // Pages other than text pages have their screens' anchors.
    (language) => anchor === undefined || (anchors.get(language)?.get(pathname)?.has(anchor) ?? true),
  );
};

test('there are links to check', () => {
  expect(links.length).toBeGreaterThan(100);
});

test('every link to our own pages leads to a page', () => {
  expect(links.filter((link) => !isKnown(link))).toEqual([]);
});

test('every anchor exists on its page', () => {
  expect(links.filter((link) => !hasItsAnchor(link))).toEqual([]);
});

test.each([
  ['page.md', 'Siehe [Versand](/versnad).'],
  ['page.tsx', "<a href={to('/kontakt')}>"],
  ['page.tsx', '<a href={to(`/produkt/${id}`)}>'],
  ['blocks.ts', "{ href: '/verlieh' }"],
  ['page.md', '[Mehr](/faq/lieferzeit)'],
])('a dead link is found: %s with %s', (file, source) => {
  expect(internalLinks(file, source).filter((link) => !isKnown(link))).toHaveLength(1);
});

test('texts of all languages are checked', () => {
  const pages = completeLanguages.map(
    (language) => `src/modules/content/first-content/${language}/pages/verleih.md`,
  );
  for (const page of pages) expect(links.filter(({ file }) => file === page).length, page).toBeGreaterThan(1);
});

test.each([
  ['page.md', '[Mehr](/thinkGreen#rechnung)'],
  ['src/modules/content/first-content/en/pages/faq.md', '[More](/thinkGreen#womit-wir-rechnen)'],
  // A heading with an anchor in German only.
  ['page.tsx', "to('/thinkGreen#womit-wir-rechnen')"],
])('a dead anchor is found: %s with %s', (file, source) => {
  const [link] = internalLinks(file, source);
  expect(link && isKnown(link)).toBe(true);
  expect(link && hasItsAnchor(link)).toBe(false);
});
