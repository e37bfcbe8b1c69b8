import type { FastifyInstance } from 'fastify';

/**
 * No form nests deeper than a few levels. A body with thousands of levels would overflow the stack of any code that
 * walks through it.
 */
const deepest = 40;

/**
 * PostgreSQL's text cannot hold the character NUL, nor its JSON half a character (a surrogate without its other half),
 * and no honest request contains either. They are refused here, once, so that they never become a database error: with
 * the field's name in REST, as an unknown address on pages.
 */
export function refuseUnstorableTexts(app: FastifyInstance): void {
  app.addHook('preValidation', (request, reply, done) => {
    for (const part of [request.params, request.query, request.body]) {
      const field = unstorableField(part, '', 0);
      if (field === null) continue;
      if (request.url.startsWith('/api/')) {
        void reply.refuse('invalid-request', [{ field: field.toWellFormed(), code: 'not-storable' }]);
      } else void reply.callNotFound();
      return;
    }
    done();
  });
}

function unstorableField(value: unknown, path: string, depth: number): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  if (depth === deepest) return path;
  for (const [name, inner] of Object.entries(value)) {
    const field = unstorableField(inner, path === '' ? name : `${path}.${name}`, depth + 1);
    if (field !== null) return field;
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
