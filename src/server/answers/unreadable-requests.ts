import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusal } from '../../platform/http/refusal.ts';
import { languageOfRequest } from '../../platform/http/page-requests.ts';
import type { Issue } from '../../shared/messages/message.ts';
import { defaultLanguage, type Language } from '../../shared/text/language.ts';
import { isPassword, printable } from '../../shared/text/as-sent.ts';
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

/** No form has more fields than that, and an answer stays short whatever is sent. */
const maxNamed = 50;

/**
 * Reads every text of a request as the shop keeps it (`inOneForm`), whatever it is for: a name or a search is compared
 * with what somebody else has typed. Passwords stay as they are; their own rules read them.
 *
 * PostgreSQL's text cannot hold the character NUL, nor its JSON half a character (a surrogate without its other half);
 * XML, and with it an e-invoice, can hold hardly any control character. No honest request contains any of them. They are
 * refused here, once, so that they never become a database error: with the field's name in REST. A page becomes no other
 * because of one: it is left out of a search, or of a form that came without script, so that what was typed is not lost;
 * in an address it makes an unknown one.
 */
export function readTypedTexts(app: FastifyInstance): void {
  app.addHook('preValidation', (request, reply, done) => {
    // A body that is one text was signed as it is, by a provider of payments: whatever is read from it is checked there.
    const body = typeof request.body === 'string' ? null : request.body;
    const isPage = !request.url.startsWith('/api/');
    if (isPage) for (const part of [request.query, body]) makeStorable(part);
    const issues = [request.params, request.query, body].flatMap((part) => unstorable(part, '', 0));
    if (issues.length === 0) done();
    else if (isPage) reply.callNotFound();
    else void reply.refuse('invalid-request', issues.slice(0, maxNamed));
  });
}

/** @returns each place that cannot be stored; none: all texts are in one form now */
function unstorable(value: unknown, path: string, depth: number): readonly Issue[] {
  const field = path.toWellFormed();
  if (typeof value === 'string') return isStorable(value) ? [] : [{ field, code: 'not-storable' }];
  if (typeof value !== 'object' || value === null) return [];
  if (depth === deepest) return [{ field, code: 'nested-too-deeply' }];
  return Object.entries(value).flatMap(([name, inner]) => {
    const issues = unstorable(inner, path === '' ? name : `${path}.${name}`, depth + 1);
    if (issues.length === 0 && typeof inner === 'string' && !isPassword(name)) {
      Reflect.set(value, name, inOneForm(inner));
    }
    return issues;
  });
}

/** The fields of a form, and the parts of an address behind '?'. */
function makeStorable(fields: unknown): void {
  if (typeof fields !== 'object' || fields === null) return;
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' && !isStorable(value)) Reflect.set(fields, name, printable(value));
  }
}

/** U+FFFE and U+FFFF are not characters. The only control characters that are needed are those that lay out a text. */
function isStorable(text: string): boolean {
  return !/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u.test(text) && text.isWellFormed();
}
