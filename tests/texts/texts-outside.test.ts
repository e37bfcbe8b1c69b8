import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { textsOutside } from './texts-outside.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The style guide is for developers, and is in no build. */
const pages = globSync('src/{storefront,admin}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/^src\/(?:\w+\/texts|storefront\/screens\/styleguide)\/|\.test\./.test(file),
);

test('no interface text is outside the catalogues', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.flatMap((file) => textsOutside(file, readFileSync(path.join(root, file), 'utf8')))).toEqual(
    [],
  );
});

test.each([
  ['text between tags', '<p>Nur noch heute</p>', 'Nur noch heute'],
  ['a label', '<button aria-label="Schließen" />', 'Schließen'],
  ['a label in braces', '<button aria-label={`Schließen: ${name}`} />', 'Schließen:'],
  ['an alternative text', '<img alt={isOpen ? "Bild" : t.picture} />', 'Bild'],
  ['a placeholder', '<input placeholder="Suche" />', 'Suche'],
  ['a text in braces', "<p>{count > 0 && 'Treffer'}</p>", 'Treffer'],
  [
    'a German price',
    "import { formatEuros } from '../shared/cents.ts';",
    'formatEuros is German, take #texts/shell.ts',
  ],
  [
    'a colon between tags',
    '<p>{t.payment}: {method}</p>',
    'a colon has its own space in French, take #texts/shell.ts',
  ],
  [
    'a colon in a label',
    'const label = `${t.copy}: ${term}`;',
    'a colon has its own space in French, take #texts/shell.ts',
  ],
])('%s is noticed', (_, source, text) => {
  expect(textsOutside('page.tsx', source)).toEqual([`page.tsx: ${text}`]);
});

test.each([
  '<p className="text-sm">{t.hits(3)} · 3 %&nbsp;</p>',
  '<img alt="" src="/vintage.svg" />',
  "<p>{kind === 'sold' && t.sold}</p>",
  "<p>{parts.map((part) => <b key={part} id='name'>{part}</b>)}</p>",
])('%s is none', (source) => {
  expect(textsOutside('page.tsx', source)).toEqual([]);
});
