import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Issue } from '../platform/http/refusal.ts';
import { RightMissing } from '../shared/require-right.ts';
import type { FailureCode } from '../shared/failure-code.ts';
import { errorTable } from './error-table.ts';

/** Gives every reply `refuse`, and turns what is thrown into an answer that tells no stranger how we work inside. */
export function answerErrors(app: FastifyInstance): void {
  app.decorateReply('refuse', function (code: FailureCode, issues?: readonly Issue[], waitMs?: number) {
    const { status, message: text } = errorTable[code];
    if (waitMs !== undefined) void this.header('retry-after', Math.ceil(waitMs / 1000));
    const message = waitMs === undefined ? text : text.replace('#', String(minutesOf(waitMs)));
    return this.code(status).send({ message, code, ...(issues === undefined ? {} : { issues }) });
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      return reply.refuse(
        'invalid-request',
        error.validation.map((problem) => ({
          field: fieldOf(problem.instancePath, error.validationContext),
          message: problem.message ?? '',
        })),
      );
    }
    if (error instanceof RightMissing) return reply.refuse('right-missing');
    const code = codeOf(error);
    if (code === 'internal') request.log.error({ error }, 'request failed');
    return reply.refuse(code);
  });
}

/** Rounded up, and never one: the message speaks of several. */
function minutesOf(waitMs: number): number {
  return Math.max(2, Math.ceil(waitMs / 60_000));
}

/** '/items/0/id' in the body is the field 'items.0.id'. */
function fieldOf(instancePath: string | undefined, context: string | undefined): string {
  const path = (instancePath ?? '').split('/').filter(Boolean).join('.');
  return path === '' ? (context ?? '') : path;
}

/** What Fastify and its plug-ins throw by themselves, by status. */
function codeOf(error: FastifyError): FailureCode {
  switch (error.statusCode) {
    case 400:
      return 'invalid-request';
    case 404:
      return 'not-found';
    case 413:
      return 'too-large';
    case 415:
      return 'unsupported-media-type';
    case 429:
      return 'too-many-requests';
    default:
      return 'internal';
  }
}
