import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folders = 'src|tests|demo|sandbox|photo-studio|migrations|bench|scripts|docs|pictures';
const namedPath = new RegExp(`\`((?:${folders})/[^\`\\s:]+)\``, 'g');
const linked = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

/** Files and folders that a text names in backticks or links to, as paths from the root. */
function pathsIn(text: string, file: string): string[] {
  const named = [...text.matchAll(namedPath)].map(([, name = '']) => name);
  const links = [...text.matchAll(linked)].map(([, name = '']) => path.join(path.dirname(file), name));
  return [...named, ...links];
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

const texts = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })];

describe('the documentation', () => {
  test.each(texts)('%s names only files that exist', (file) => {
    const missing = pathsIn(readFileSync(path.join(root, file), 'utf8'), file).filter(
      (name) => !isThere(name),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  test.each(['docs/legal.md', 'docs/security.md', 'docs/testing.md'])(
    '%s proves its lines by files that exist',
    (file) => {
      const named = [...readFileSync(path.join(root, file), 'utf8').matchAll(namedEnd)].map(
        ([, name = '']) => name,
      );
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
});
