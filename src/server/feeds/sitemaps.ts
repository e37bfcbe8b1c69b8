import type { CategorySummary, ParentCategory, SitemapPiece } from '../../read-models/index.ts';
import { addressIn, completeLanguages, defaultLanguage } from '../../shared/text/language.ts';
import { pictureAddress } from '../../shared/pieces/picture-address.ts';
import { element, parent, xmlHead } from './xml.ts';

/** A page as a sitemap lists it. */
export interface SitemapEntry {
  readonly path: string;
  readonly changedAt: Date | null;
  /** Paths of its pictures. */
  readonly pictures: readonly string[];
}

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The list of all sitemaps. */
export function sitemapIndex(publicUrl: string, paths: readonly string[]): string {
  const maps = paths.map((path) => parent('sitemap', '', [element('loc', publicUrl + path)]));
  return xmlHead + parent('sitemapindex', 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', maps);
}

/** Pages, each in every language with all others as its alternates (`hreflang`). */
export function sitemap(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ path, changedAt, pictures }) => {
    const alternates = completeLanguages.map((language) => alternate(publicUrl, language, path, language));
    const common = [
      ...alternates,
      alternate(publicUrl, 'x-default', path, defaultLanguage),
      ...pictures.map((picture) => parent('image:image', '', [element('image:loc', publicUrl + picture)])),
    ];
    return completeLanguages.map((language) =>
      parent('url', '', [
        element('loc', publicUrl + addressIn(language, path)),
        element('lastmod', changedAt?.toISOString() ?? null),
        ...common,
      ]),
    );
  });
  return xmlHead + parent('urlset', namespaces, urls);
}

export function pageEntries(paths: readonly string[]): SitemapEntry[] {
  return paths.map((path) => ({ path, changedAt: null, pictures: [] }));
}

export function categoryEntries(
  categories: readonly CategorySummary[],
  parents: readonly ParentCategory[],
): SitemapEntry[] {
  const picture = (key: string | null | undefined): string[] =>
    key == null ? [] : [pictureAddress(key, 1200)];
  return [
    ...['/categories/all', '/shop/vintage', '/shop/boatwood'].map((path) => ({ path, pictures: [] })),
    ...parents.map(({ id, images }) => ({ path: `/parent-category/${id}`, pictures: picture(images[0]) })),
    ...categories.map(({ id, image }) => ({ path: `/category/${id}`, pictures: picture(image) })),
  ].map((entry) => ({ ...entry, changedAt: null }));
}

export function pieceEntries(pieces: readonly SitemapPiece[]): SitemapEntry[] {
  return pieces.map(({ id, updatedAt, pictures }) => ({
    path: `/product/${id}`,
    changedAt: updatedAt,
    pictures: pictures.map((key) => pictureAddress(key, 1200)),
  }));
}

function alternate(
  publicUrl: string,
  hreflang: string,
  path: string,
  language: (typeof completeLanguages)[number],
): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${publicUrl}${addressIn(language, path)}"/>`;
}
