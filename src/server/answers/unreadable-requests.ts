import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusal } from '../../platform/http/refusal.ts';
import { languageOfRequest } from '../../platform/http/asked-language.ts';
import { defaultLanguage, type Language } from '../../shared/text/language.ts';
import { inOneForm } from '../../shared/text/typed-text.ts';
import { alwaysByTls } from '../pages/security-headers.ts';
import { say } from './say.ts';

/** For answers that must never be rendered as a document: nothing in them is ever run, framed or sniffed. */
export const closedHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Answers a request whose address cannot be read or is too long. Hooks and error handlers never see it: such an address
 * is as unknown as any other.
 */
export function refuseAddress(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  void reply
    .code(404)
    .headers({ ...closedHeaders, ...alwaysByTls(publicUrl), 'cache-control': 'no-store' })
    .send(refusalOf('not-found', languageOfRequest(request)));
}

/** Answers input that is not an HTTP request on the bare connection, since nothing else will. */
export function refuseConnection(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = statusOf(error.code);
  const body = JSON.stringify(refusalOf('invalid-request', defaultLanguage));
  const headers = {
    ...closedHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function refusalOf(code: 'not-found' | 'invalid-request', language: Language): Refusal {
  return { message: say(language, { code }), code };
}

/**
 * No form nests deeper than a few levels. A body with thousands of levels would overflow the stack of any code that
 * walks through it.
 */
const deepest = 40;

/**
 * Reads every text of a request as the shop keeps it (`inOneForm`), whatever it is for: a name or a search is compared
 * with what somebody else has typed. Passwords stay as they are; their own rules read them.
 *
 * PostgreSQL's text cannot hold the character NUL, nor its JSON half a character (a surrogate without its other half);
 * XML, and with it an e-invoice, can hold hardly any control character. No honest request contains any of them. They are
 * refused here, once, so that they never become a database error: with the field's name in REST, as an unknown address
 * on pages.
 */
export function readTypedTexts(app: FastifyInstance): void {
  app.addHook('preValidation', (request, reply, done) => {
    // A body that is one text was signed as it is, by a provider of payments: whatever is read from it is checked there.
    const body = typeof request.body === 'string' ? null : request.body;
    for (const part of [request.params, request.query, body]) {
      const field = unstorableField(part, '', 0);
      if (field === null) continue;
      if (request.url.startsWith('/api/')) {
        void reply.refuse('invalid-request', [{ field: field.toWellFormed(), code: 'not-storable' }]);
      } else reply.callNotFound();
      return;
    }
    done();
  });
}

const isPassword = (name: string): boolean => /password$/i.test(name);

/** @returns where a text is that cannot be stored; null: nowhere, and all texts are in one form now */
function unstorableField(value: unknown, path: string, depth: number): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  if (depth === deepest) return path;
  for (const [name, inner] of Object.entries(value)) {
    const field = unstorableField(inner, path === '' ? name : `${path}.${name}`, depth + 1);
    if (field !== null) return field;
    if (typeof inner === 'string' && !isPassword(name)) Reflect.set(value, name, inOneForm(inner));
  }
  return null;
}

/** U+FFFE and U+FFFF are not characters. Of control characters only those are needed that lay out a text. */
function isStorable(text: string): boolean {
  return !/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u.test(text) && text.isWellFormed();
}
