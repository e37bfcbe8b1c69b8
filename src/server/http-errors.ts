import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseBusy } from '../platform/db/database-busy.ts';
import type { Issue } from '../platform/http/refusal.ts';
import { RightMissing } from '../shared/require-right.ts';
import type { FailureCode } from '../shared/failure-code.ts';
import { TooBusy } from '../platform/turns/too-busy.ts';
import { isFaultyRequest } from './check-requests.ts';
import { errorTable } from './error-table.ts';
import { closedHeaders } from './unreadable-requests.ts';

/** By then a slow statement has ended. */
const busyRetryMs = 5_000;

/** Gives every reply `refuse`, and turns errors into answers that reveal nothing about our internals. */
export function answerErrors(app: FastifyInstance): void {
  app.decorateReply('refusedWith', null);
  app.decorateReply('refuse', function (code: FailureCode, issues?: readonly Issue[], waitMs?: number) {
    const { status, message: text } = errorTable[code];
    this.refusedWith = code;
    if (waitMs !== undefined) void this.header('retry-after', Math.ceil(waitMs / 1000));
    const message = waitMs === undefined ? text : text.replace('#', String(minutesOf(waitMs)));
    if (!this.hasHeader('content-security-policy')) void this.headers(closedHeaders);
    return this.code(status).send({ message, code, ...(issues === undefined ? {} : { issues }) });
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isFaultyRequest(error)) {
      return reply.refuse(
        'invalid-request',
        error.issues.map(({ path, message }) => ({
          field: path.length === 0 ? (error.validationContext ?? '') : path.join('.'),
          message,
        })),
      );
    }
    if (error instanceof TooBusy) return reply.refuse('too-busy', undefined, error.retryMs);
    if (isDatabaseBusy(error)) {
      request.log.error({ error }, 'the database is too busy');
      return reply.refuse('database-busy', undefined, busyRetryMs);
    }
    if (error instanceof RightMissing) return reply.refuse('right-missing');
    const code = codeOf(error);
    if (code === 'internal') request.log.error({ error }, 'request failed');
    if (code !== 'invalid-request') return reply.refuse(code);
    // A range beyond a file's end, a condition that does not hold: their own status says it.
    const { message } = errorTable[code];
    return reply
      .code(error.statusCode ?? 400)
      .headers(closedHeaders)
      .send({ message, code });
  });
}

/** Rounded up and at least two, because the message uses the plural. */
function minutesOf(waitMs: number): number {
  return Math.max(2, Math.ceil(waitMs / 60_000));
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
