import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { german } from '../../src/shared/messages/de/messages.ts';
import { message } from '../../src/shared/messages/message.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('src/{modules,platform,read-models}/**/*.schemas.ts', { cwd: root });

/** The messages of a schema and of everything in it that are not codes; zod takes any text for one. */
function sentencesOf(schema: unknown): readonly string[] {
  const sentences: string[] = [];
  const seen = new Set<unknown>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    const { _zod: inner, error } = part as { _zod?: { def: unknown }; error?: unknown };
    if (inner !== undefined) visit(inner.def);
    else {
      if (typeof error === 'function') {
        // As zod asks for it. A function that decides by the issue returns a code, too, or nothing.
        const said = (error as (issue: object) => unknown)({ code: 'custom', input: undefined, path: [] });
        if (typeof said === 'string' && !Object.hasOwn(german, said)) sentences.push(said);
      }
      Object.values(part).forEach(visit);
    }
  };
  visit(schema);
  return sentences;
}

test.each(files)('%s speaks in codes', async (file) => {
  const schemas = (await import(path.join(root, file))) as Record<string, unknown>;
  expect(Object.values(schemas).flatMap(sentencesOf)).toEqual([]);
});

test.each([
  ['a type', z.string('Bitte nicht')],
  ['a limit', z.string().min(1, 'Bitte nicht')],
  ['a format', z.email('Bitte nicht')],
  ['a rule', z.string().refine(() => true, 'Bitte nicht')],
  [
    'a rule for a whole',
    z.object({ a: z.string() }).refine(() => true, { path: ['a'], error: 'Bitte nicht' }),
  ],
  ['a field of an entry', z.object({ a: z.array(z.object({ b: z.int('Bitte nicht') })).optional() })],
  ['one of two shapes', z.union([z.literal(''), z.iso.date('Bitte nicht')]).nullish()],
  ['what follows', z.string().trim().pipe(z.email('Bitte nicht'))],
])('a sentence of %s is found', (_name, schema) => {
  expect(sentencesOf(schema)).toEqual(['Bitte nicht']);
});

test('a code is none', () => {
  expect(sentencesOf(z.object({ email: z.email(message('email-invalid')) }))).toEqual([]);
});
