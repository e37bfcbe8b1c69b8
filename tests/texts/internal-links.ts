import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMarkdownPage } from '../../src/modules/content/infrastructure/first-pages.ts';
import { firstContent } from '../../src/modules/content/first-content/first-content.ts';
import { storefrontRoutes } from '../../src/server/routes/storefront-routes.ts';
import { completeLanguages, type Language } from '../../src/shared/text/language.ts';
import { faqTopics } from '../../src/storefront/features/faq/faq-topics.server.ts';
import { withAnchors } from '../../src/storefront/reading/anchors.server.ts';
import { catalogueOf } from './catalogues.ts';
import { textFolders } from './shop-texts.ts';

export interface InternalLink {
  readonly file: string;
  /** '/versand#preise' */
  readonly address: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const sourceFolders = [...completeLanguages.flatMap(textFolders), 'src/storefront'];

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
export function readIn(file: string): readonly Language[] {
  return completeLanguages.filter(
    (language) =>
      textFolders(language).some((folder) => file.startsWith(`${folder}/`)) ||
      !completeLanguages.flatMap(textFolders).some((folder) => file.startsWith(`${folder}/`)),
  );
}

const pagesOf = (language: Language) =>
  path.join(root, 'src/modules/content/first-content', language, 'pages');
/** Pages whose address is not their slug. */
const addresses: Record<string, string> = { 'think-green': '/thinkGreen' };
/** Anchors that screens add to their texts, by their names in the catalogue. */
const added: Record<string, readonly string[]> = {
  '/verleih': ['rental.pricesId'],
  '/rent-a-sustainability': ['rental.pricesId'],
  '/versand': ['delivery.feesId'],
  '/contact-us': ['contact.reachId', 'contact.storesId'],
};

/** The anchors of every page of text, by its path; those of the German text if there is no translation. */
export async function anchorsByPath(language: Language): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const anchors = new Map<string, ReadonlySet<string>>();
  const catalogue = await catalogueOf(language);
  for (const name of readdirSync(pagesOf('de'))) {
    const slug = name.replace(/\.md$/, '');
    const own = path.join(pagesOf(language), name);
    const file = existsSync(own) ? own : path.join(pagesOf('de'), name);
    const { html } = await readMarkdownPage(readFileSync(file, 'utf8'));
    const address = addresses[slug] ?? `/${slug}`;
    const ids = withAnchors(html).headings.map(({ id }) => id);
    anchors.set(
      address,
      new Set([...ids, ...(added[address] ?? []).map((name) => String(catalogue.get(name)))]),
    );
  }
  const questions = faqTopics(firstContent.texts[language]?.faq ?? []).flatMap(({ id, entries }) => [
    id,
    ...entries.map((entry) => entry.id),
  ]);
  anchors.set('/faq', new Set(questions));
  return anchors;
}
