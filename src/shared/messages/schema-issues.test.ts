import { expect, test } from 'vitest';
import { z } from 'zod';
import { codeForIssue, issuesOf } from './schema-issues.ts';

test('of several problems of one field the first is said, and each faulty field is named', () => {
  const form = z
    .object({ postalCode: z.string().min(1, 'postal-code-missing'), city: z.string().max(3) })
    .refine(({ postalCode }) => /^\d{5}$/.test(postalCode), {
      path: ['postalCode'],
      error: 'postal-code-form',
    });
  const issuesIn = (sent: object) => {
    const { error } = form.safeParse(sent, { error: codeForIssue });
    return error === undefined ? [] : issuesOf(error).map(({ field, code }) => [field, code]);
  };
  expect(issuesIn({ postalCode: '', city: 'Berlin' })).toEqual([
    ['postalCode', 'postal-code-missing'],
    ['city', 'characters-too-many'],
  ]);
  expect(issuesIn({ postalCode: '1', city: 'Ulm' })).toEqual([['postalCode', 'postal-code-form']]);
  expect(issuesIn({ postalCode: '10245', city: 'Ulm' })).toEqual([]);
});
