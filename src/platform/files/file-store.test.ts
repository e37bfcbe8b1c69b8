import fc from 'fast-check';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { runs } from '../../../tests/property-runs.ts';
import { isFileKey } from './file-store.ts';

test.each(['a', 'a.webp', 'pieces/4711/front-800.webp', 'sha256/ab/abc.pdf', '_x'])('%s is a key', (key) => {
  expect(isFileKey(key)).toBe(true);
});

test.each([
  '',
  '.',
  '..',
  '../a',
  'a/../b',
  'a/..',
  '/a',
  'a/',
  'a//b',
  'a\\b',
  '.hidden',
  'a.',
  'c:a',
  'a\0.png',
  'a\n',
  'Ä',
  'A',
  '%2e%2e/a',
  'a..b',
  'x'.repeat(513),
])('%j is no key', (key) => {
  expect(isFileKey(key)).toBe(false);
});

test('no key leads out of the folder', () => {
  const parts = fc.constantFrom('..', '.', '/', '\\', 'a', '..a', 'b.c', '%2e', '\0', '-');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (chosen) => {
      const key = chosen.join('');
      if (isFileKey(key)) expect(join('/files', key).startsWith(`${sep}files${sep}`)).toBe(true);
    }),
    { numRuns: runs(2_000) },
  );
});
