import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../../shared/language.ts';
import type { PageDraft } from '../domain/page-text.ts';
import { readMarkdownPage } from './markdown-page.ts';

const folderOf = (language: Language) => join(import.meta.dirname, '../first-content', language, 'pages');
const ending = '.md';

/** The names of the pages with a first text in `first-content/de/pages`, for German. */
export async function firstPageSlugs(language: Language): Promise<readonly string[]> {
  const names = await readdir(folderOf(language));
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();
}

/** The first text of a page. */
export async function firstPage(slug: string, language: Language): Promise<PageDraft> {
  const text = await readFile(join(folderOf(language), `${slug}${ending}`), 'utf8');
  return { slug, language, ...(await readMarkdownPage(text)) };
}
