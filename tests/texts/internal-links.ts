import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMarkdownPage } from '../../src/modules/content/infrastructure/first-pages.ts';
import { faq as germanFaq } from '../../src/modules/content/first-content/de/faq.ts';
import { faq as englishFaq } from '../../src/modules/content/first-content/en/faq.ts';
import { storefrontRoutes } from '../../src/server/routes/storefront-routes.ts';
import { faqTopics } from '../../src/storefront/features/faq/faq-topics.server.ts';
import { withAnchors } from '../../src/storefront/reading/anchors.server.ts';
import * as germanContact from '../../src/storefront/texts/de/pages/contact.ts';
import * as germanDelivery from '../../src/storefront/texts/de/pages/delivery.ts';
import * as germanRental from '../../src/storefront/texts/de/pages/rental.ts';
import * as englishContact from '../../src/storefront/texts/en/pages/contact.ts';
import * as englishDelivery from '../../src/storefront/texts/en/pages/delivery.ts';
import * as englishRental from '../../src/storefront/texts/en/pages/rental.ts';
import { textFolders, textLanguages, type TextLanguage } from './shop-texts.ts';

export interface InternalLink {
  readonly file: string;
  /** '/versand#preise' */
  readonly address: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const sourceFolders = [...textLanguages.flatMap(textFolders), 'src/storefront'];

/** `](/x)` in texts; `href: '/x'` and `href="/x"`; `to('/x')` in pages. */
const linkForms = [
  /\]\((\/[^)\s]*)\)/g,
  /\bhref(?:: |=)["'](\/[^"']*)["']/g,
  /\bto\(\s*['"`](\/[^'"`]*)['"`]/g,
];

/**
 * Links to our own pages in a source. A value inside an address counts as anything; an address that is only a value is
 * ignored.
 */
export function internalLinks(file: string, source: string): readonly InternalLink[] {
  return linkForms
    .flatMap((form) => [...source.matchAll(form)].map(([, address = '']) => address))
    .filter((address) => !address.startsWith('/${'))
    .map((address) => ({ file, address: address.replace(/\$\{[^}]*\}/g, 'x') }));
}

/** Every link to our own pages, in texts and in the storefront's source. */
export function allInternalLinks(): readonly InternalLink[] {
  const files = new Set(
    sourceFolders.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /(?<!\.test)\.(ts|tsx|md)$/.test(entry.name))
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
    ),
  );
  return [...files]
    .filter((file) => file !== 'src/storefront/to.ts')
    .flatMap((file) => internalLinks(file, readFileSync(path.join(root, file), 'utf8')));
}

const patterns = storefrontRoutes
  .flatMap((route) => route.paths)
  .map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`));

/** Whether a screen answers at this path. */
export function isPage(address: string): boolean {
  const pathname = address.split(/[?#]/, 1)[0] ?? '';
  return patterns.some((pattern) => pattern.test(pathname));
}

/** The languages in which a file is read: its own, or all if it is not a text. */
export function readIn(file: string): readonly TextLanguage[] {
  return textLanguages.filter(
    (language) =>
      textFolders(language).some((folder) => file.startsWith(`${folder}/`)) ||
      !textLanguages.flatMap(textFolders).some((folder) => file.startsWith(`${folder}/`)),
  );
}

const pagesOf = (language: TextLanguage) =>
  path.join(root, 'src/modules/content/first-content', language, 'pages');
/** Pages whose address is not their slug. */
const addresses: Record<string, string> = { 'think-green': '/thinkGreen' };
const faqs = { de: germanFaq, en: englishFaq };
/** Anchors that screens add to their texts. */
const added: Record<TextLanguage, Record<string, readonly string[]>> = {
  de: {
    '/verleih': [germanRental.pricesId],
    '/rent-a-sustainability': [germanRental.pricesId],
    '/versand': [germanDelivery.feesId],
    '/contact-us': [germanContact.reachId, germanContact.storesId],
  },
  en: {
    '/verleih': [englishRental.pricesId],
    '/rent-a-sustainability': [englishRental.pricesId],
    '/versand': [englishDelivery.feesId],
    '/contact-us': [englishContact.reachId, englishContact.storesId],
  },
};

/** The anchors of every page of text, by its path; those of the German text if there is no translation. */
export async function anchorsByPath(
  language: TextLanguage,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const anchors = new Map<string, ReadonlySet<string>>();
  for (const name of readdirSync(pagesOf('de'))) {
    const slug = name.replace(/\.md$/, '');
    const own = path.join(pagesOf(language), name);
    const file = existsSync(own) ? own : path.join(pagesOf('de'), name);
    const { html } = await readMarkdownPage(readFileSync(file, 'utf8'));
    const address = addresses[slug] ?? `/${slug}`;
    const ids = withAnchors(html).headings.map(({ id }) => id);
    anchors.set(address, new Set([...ids, ...(added[language][address] ?? [])]));
  }
  const questions = faqTopics(faqs[language]).flatMap(({ id, entries }) => [
    id,
    ...entries.map((entry) => entry.id),
  ]);
  anchors.set('/faq', new Set(questions));
  return anchors;
}
