import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folders = 'src|tests|demo|sandbox|photo-studio|migrations|bench|scripts|docs|pictures';
const namedPath = new RegExp(`\`((?:${folders})/[^\`\\s:]+)\``, 'g');
const linked = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const linksIn = (text: string, file: string) =>
  [...text.matchAll(linked)].map(([, name = '']) => path.join(path.dirname(file), name));

/** Files and folders that a text names in backticks or links to, as paths from the root. */
function pathsIn(text: string, file: string): string[] {
  const named = [...text.matchAll(namedPath)].map(([, name = '']) => name);
  return [...named, ...linksIn(text, file)];
}

/** A link to a heading: the file, empty for the same one, and the heading's address. */
const linkedHeading = /\]\((?!https?:|mailto:)([^)#\s]*\.md)?#([^)\s]+)\)/g;

/** Addresses of headings as GitHub makes them of their words, and those that a text sets by itself. */
function headingsIn(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)];
}

/** Links of a text to headings that do not exist. */
function lostHeadings(text: string, file: string): string[] {
  return [...text.matchAll(linkedHeading)].flatMap(([, name, heading = '']) => {
    const target = name === undefined ? text : read(path.join(path.dirname(file), name));
    return headingsIn(target).includes(heading) ? [] : [`${name ?? ''}#${heading}`];
  });
}

/** A name may be a pattern (`*`, `{a,b}`), with `<slug>` for any name; what is built or measured is not in the repository. */
function isThere(name: string): boolean {
  if (/^(build|\.cache)\//.test(name)) return true;
  const pattern = name.replace(/<\w+>/g, '*').replace(/…$/, '*');
  return /[*{]/.test(pattern)
    ? globSync(pattern, { cwd: root }).length > 0
    : existsSync(path.join(root, pattern));
}

/** A file's name or the end of its path, as the tables of law and security name what proves their lines. */
const namedEnd = /`((?:[\w.-]+\/)*[\w.-]+\.tsx?)`/g;
const files = globSync(`{${folders.replaceAll('|', ',')}}/**/*.{ts,tsx}`, { cwd: root }).map(
  (file) => `/${file}`,
);
const isEnd = (name: string) =>
  existsSync(path.join(root, name)) || files.some((file) => file.endsWith(`/${name}`));

const texts = globSync(['*.md', '{docs,photo-studio,sandbox}/*.md'], {
  cwd: root,
  exclude: ['CHANGELOG.md'],
});
/** Their links must lead somewhere; what they say may name what was there before. */
const histories = ['CHANGELOG.md', ...globSync('docs/adr/*.md', { cwd: root })];

describe('the documentation', () => {
  test.each(texts)('%s names only files that exist', (file) => {
    const missing = pathsIn(read(file), file).filter((name) => !isThere(name));
    expect([...new Set(missing)]).toEqual([]);
  });

  test.each([...texts, ...histories])('%s links only to files and headings that exist', (file) => {
    const missing = linksIn(read(file), file).filter((name) => !isThere(name));
    expect([...new Set([...missing, ...lostHeadings(read(file), file)])]).toEqual([]);
  });

  test.each(['docs/legal.md', 'docs/security.md', 'docs/testing.md'])(
    '%s proves its lines by files that exist',
    (file) => {
      const named = [...read(file).matchAll(namedEnd)].map(([, name = '']) => name);
      expect(named.length).toBeGreaterThan(10);
      expect([...new Set(named)].filter((name) => !isEnd(name))).toEqual([]);
    },
  );

  test('a file that does not exist is noticed, in backticks and as a link', () => {
    const text = 'See `src/shared/gone.ts`, `src/shared/result.ts`, [this](gone.md) and [that](glossary.md).';
    expect(pathsIn(text, 'docs/x.md').filter((name) => !isThere(name))).toEqual([
      'src/shared/gone.ts',
      'docs/gone.md',
    ]);
  });

  test('a heading that does not exist is noticed, in the same text and in another', () => {
    const text =
      '## What’s here, & there\n[1](#whats-here--there) [2](#gone) [3](glossary.md#glossary) [4](glossary.md#gone)';
    expect(lostHeadings(text, 'docs/x.md')).toEqual(['#gone', 'glossary.md#gone']);
  });
});
