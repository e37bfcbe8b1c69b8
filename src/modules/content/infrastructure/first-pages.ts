import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../../shared/text/language.ts';
import type { PageDraft } from '../domain/page-text.ts';

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

type PageOfMarkdown = Pick<PageDraft, 'title' | 'description' | 'html' | 'legal'>;

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

/**
 * Reads a page written in Markdown under lines of facts:
 *
 *     ---
 *     title: Versand
 *     description: Was die Lieferung kostet und wie lange sie dauert.
 *     legal: true
 *     ---
 *
 * `legal` may be left out. A heading's own id stands behind it as `{#widerruf}`.
 * @throws Error when a title or description is missing
 */
export async function readMarkdownPage(source: string): Promise<PageOfMarkdown> {
  const text = source.replaceAll('\r\n', '\n');
  const facts = factsOf(frontMatter.exec(text)?.[1] ?? '');
  const title = facts.get('title');
  const description = facts.get('description');
  if (title === undefined || description === undefined) {
    throw new Error('a page begins with lines of title and description between two lines of ---');
  }
  // Loaded here, because a filled shop does not need it.
  const { marked } = await import('marked');
  const html = await marked.parse(text.replace(frontMatter, ''), { async: true, gfm: true });
  return { title, description, html: openBraces(html).trim(), legal: facts.get('legal') === 'true' };
}

function factsOf(lines: string): Map<string, string> {
  return new Map(
    lines.split('\n').flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon < 1 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]];
    }),
  );
}

/** In the address of `[{email}](mailto:{email})`, Markdown encodes the braces. */
function openBraces(html: string): string {
  return html.replace(/%7B([a-zA-Z]+)%7D/g, '{$1}');
}
