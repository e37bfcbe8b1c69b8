import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const pages = join(import.meta.dirname, '../first-content/de/pages');

/** The first text of a page, unchanged. */
export function rawPage(slug: string): string {
  return readFileSync(join(pages, `${slug}.md`), 'utf8');
}

/** The first text of a page as tests search it: its Markdown, with ordinary spaces only. */
export function legalPage(slug: string): string {
  return rawPage(slug).replaceAll('\u00a0', ' ');
}

/** A page's second-level headings, without their ids. */
export function sectionsOf(slug: string): readonly string[] {
  return [...legalPage(slug).matchAll(/^## (.+?) \{#[a-z0-9-]+\}$/gm)].map(([, title = '']) => title);
}
