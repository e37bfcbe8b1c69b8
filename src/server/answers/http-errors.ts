import type { FastifyError, FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { isDatabaseAway, isDatabaseBusy } from '../../platform/db/in-time.ts';
import { languageOfRequest } from '../../platform/http/page-requests.ts';
import { FreshLoginNeeded, RightMissing } from '../../shared/staff/staff-rights.ts';
import type { FailureCode } from '../../shared/failure-code.ts';
import { asMessage, type Issue, type Message, type PlainCode } from '../../shared/messages/message.ts';
import { issuesOf, codeForIssue } from '../../shared/messages/schema-issues.ts';
import { TooBusy } from '../../platform/fair-queue/client.ts';
import { statusOf } from './failure-status.ts';
import { say, sayIssue } from './say.ts';
import { closedHeaders } from './unreadable-requests.ts';
import { z } from 'zod';

/** By then a slow statement has ended. */
const busyRetryMs = 5_000;
/** Restarting a database takes about this long. */
const awayRetryMs = 30_000;

/** Gives every reply `refuse` and `say`, and turns errors into answers that reveal nothing about our internals. */
export function answerErrors(app: FastifyInstance): void {
  app.decorateReply('refusedWith', null);
  app.decorateReply('say', function (message: Message | PlainCode) {
    return say(languageOfRequest(this.request), asMessage(message));
  });
  app.decorateReply('refuse', function (code: FailureCode, issues?: readonly Issue[], waitMs?: number) {
    this.refusedWith = code;
    if (waitMs !== undefined) void this.header('retry-after', Math.ceil(waitMs / 1000));
    if (!this.hasHeader('content-security-policy')) void this.headers(closedHeaders);
    const language = languageOfRequest(this.request);
    // A plug-in that refuses a request says only by the header how long that lasts.
    const params = { minutes: minutesOf(Number(this.getHeader('retry-after') ?? 0)) };
    return this.code(statusOf[code]).send({
      message: say(language, saysWhen(code) ? { code, params } : { code }),
      code,
      ...(issues === undefined ? {} : { issues: issues.map((issue) => sayIssue(language, issue)) }),
    });
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isFaultyRequest(error)) {
      return reply.refuse(
        'invalid-request',
        // A problem with a part as a whole has the part's name.
        issuesOf(error).map((issue) =>
          issue.field === '' ? { ...issue, field: error.validationContext ?? '' } : issue,
        ),
      );
    }
    if (error instanceof TooBusy) return reply.refuse('too-busy', undefined, error.retryMs);
    if (isDatabaseBusy(error)) {
      request.log.error({ error }, 'the database is too busy');
      return reply.refuse('database-busy', undefined, busyRetryMs);
    }
    if (isDatabaseAway(error)) {
      request.log.error({ error }, 'the database is away');
      return reply.refuse('database-away', undefined, awayRetryMs);
    }
    if (error instanceof RightMissing) return reply.refuse('right-missing');
    if (error instanceof FreshLoginNeeded) return reply.refuse('fresh-login-needed');
    const code = codeOf(error);
    if (code === 'internal') request.log.error({ error }, 'request failed');
    if (code !== 'invalid-request') return reply.refuse(code);
    // A range beyond a file's end, a condition that does not hold: their own status says it.
    return reply
      .code(error.statusCode ?? 400)
      .headers(closedHeaders)
      .send({ message: reply.say(code), code });
  });
}

/** Rounded up and at least two, because a message uses the plural. */
function minutesOf(waitSeconds: number): number {
  return Math.max(2, Math.ceil(waitSeconds / 60));
}

/** Whether the sentence for a code says how long it lasts. */
function saysWhen(code: FailureCode): code is 'too-many-logins' | 'too-many-requests' {
  return code === 'too-many-logins' || code === 'too-many-requests';
}

/** Errors that Fastify and its plug-ins throw themselves, by status. */
function codeOf(error: FastifyError): FailureCode {
  const { statusCode = 500 } = error;
  switch (statusCode) {
    // A path leads out of a folder of files. Nobody needs to know that the folder exists.
    case 403:
    case 404:
      return 'not-found';
    case 413:
      return 'too-large';
    case 406:
    case 415:
      return 'unsupported-media-type';
    case 429:
      return 'too-many-requests';
    default:
      return statusCode >= 400 && statusCode < 500 ? 'invalid-request' : 'internal';
  }
}

/** What is wrong with a request, and in which part: 'body', 'querystring', 'params' or 'headers'. */
export type FaultyRequest = z.ZodError & { readonly validationContext?: string };

/**
 * Checks requests by their schemas. Where a schema has no code of its own, one is found, so that the library's own
 * English is never seen.
 */
export const checkRequests: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const read = z.safeParse(schema, data, { error: codeForIssue });
    return read.success ? { value: read.data } : { error: read.error };
  };

/** Whether a request was refused by its schema. A ZodError thrown by our own code carries no part of a request. */
function isFaultyRequest(error: unknown): error is FaultyRequest {
  return error instanceof z.ZodError && 'validationContext' in error;
}
