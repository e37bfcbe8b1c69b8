import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { codeForIssue } from '../../shared/messages/schema-issues.ts';

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
export function isFaultyRequest(error: unknown): error is FaultyRequest {
  return error instanceof z.ZodError && 'validationContext' in error;
}
