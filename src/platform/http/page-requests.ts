import type { FastifyRequest, FastifyReply } from 'fastify';
import { defaultLanguage, isCompleteLanguage, type Language, addressIn } from '../../shared/text/language.ts';

/**
 * The language of the page that sent the request: scripts send it in the `content-language` header, forms without
 * script in the hidden field `language`. German if it is missing.
 */
export function languageOfRequest(request: Pick<FastifyRequest, 'headers' | 'body'>): Language {
  const wanted = request.headers['content-language'] ?? fieldOf(request.body);
  return isCompleteLanguage(wanted) ? wanted : defaultLanguage;
}

function fieldOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined;
}

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
