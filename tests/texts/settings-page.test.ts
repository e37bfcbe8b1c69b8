import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

/** Settings that the program reads: the keys of its schema. */
const known = [...read('src/platform/config/settings.ts').matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(
  ([, name = '']) => name,
);

/** Names of settings in a text, as it writes them: `PORT`, `SANDBOX=1`. */
const namedIn = (text: string) =>
  [...text.matchAll(/`([A-Z][A-Z\d_]+)(?:=[^`]*)?`/g)].map(([, name = '']) => name);

test('docs/settings.md explains every setting, and no other', () => {
  expect(known.length).toBeGreaterThan(30);
  expect(sorted(namedIn(read('docs/settings.md')))).toEqual(sorted(known));
});

test('what a text names is found', () => {
  expect(namedIn('`PORT`, `SANDBOX=1` and `npm run dev`, but not DEMO')).toEqual(['PORT', 'SANDBOX']);
});
