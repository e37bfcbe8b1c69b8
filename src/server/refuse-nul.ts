import type { FastifyInstance } from 'fastify';

/**
 * PostgreSQL's text cannot hold the character NUL, and no honest request does. It is refused here, once, so that
 * it never becomes a database error: with the field's name in REST, as an unknown address on pages.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', (request, reply, done) => {
    for (const part of [request.params, request.query, request.body]) {
      const field = fieldWithNul(part, '');
      if (field === null) continue;
      if (request.url.startsWith('/api/')) {
        void reply.refuse('invalid-request', [{ field, message: 'contains the character NUL' }]);
      } else void reply.callNotFound();
      return;
    }
    done();
  });
}

function fieldWithNul(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const field = fieldWithNul(inner, path === '' ? name : `${path}.${name}`);
    if (field !== null) return field;
  }
  return null;
}
