import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressIn, languages } from '../../shared/text/language.ts';
import { languageOfRequest } from './asked-language.ts';

/** Longer than any token of ours. */
const longest = 100;

/**
 * What a link in a mail carries. Mail programs and copying shorten links, or append to them: whatever arrives is asked
 * for as it is, so that a damaged link is told the same as one that has expired.
 */
export const mailedToken = z.string().transform((token) => (token.length > longest ? '' : token));

/** What the page behind a mailed link sends; forms send the language of their page here. */
export const mailedTokenSchema = z.object({ token: mailedToken, language: z.enum(languages).optional() });

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
