import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressIn } from '../../shared/text/language.ts';
import { languageOfRequest } from './asked-language.ts';

/** A form sent by the browser itself, which expects a page. */
export function isForm(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? '';
  return (
    type.startsWith('application/x-www-form-urlencoded') &&
    (request.headers.accept ?? '').includes('text/html')
  );
}

/** After such a form: a page of the shop, in the language of the form's. */
export function toPage(request: FastifyRequest, reply: FastifyReply, page: string) {
  return reply.redirect(addressIn(languageOfRequest(request), page), 303);
}
