import type { FastifyRequest } from 'fastify';
import { defaultLanguage, isCompleteLanguage, type Language } from '../../shared/text/language.ts';

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
