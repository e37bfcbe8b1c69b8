import { expect, test } from 'vitest';
import { issuesOf } from './schema-issues.ts';

test('of several problems of one field the first is said, and each faulty field is named', () => {
  const found = issuesOf({
    issues: [
      { path: ['postalCode'], message: 'postal-code-missing' },
      { path: ['lines', 0, 'city'], message: 'characters-too-many', maximum: 3n },
      { path: ['postalCode'], message: 'postal-code-form' },
      { path: ['lines', 1, 'city'], message: 'missing' },
      { path: [], message: 'does-not-fit' },
      { path: [], message: 'format-wrong' },
    ],
  });
  expect(found.map(({ field, code }) => [field, code])).toEqual([
    ['postalCode', 'postal-code-missing'],
    ['lines.0.city', 'characters-too-many'],
    ['lines.1.city', 'missing'],
    ['', 'does-not-fit'],
    ['', 'format-wrong'],
  ]);
  expect(found[1]?.params).toEqual({ maximum: 3 });
});
