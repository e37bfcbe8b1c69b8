import { z } from 'zod';
import type { FailureCode } from '../../shared/failure-code.ts';

/** A field of a request and its error. */
export interface Issue {
  readonly field: string;
  readonly message: string;
}

export type Refusal = z.infer<typeof refusalSchema>;

/** The body of every refused request. `message` is the text of the specification's error catalogue. */
export const refusalSchema = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

/** How long the client has to wait, if that is known. */
export function waitOf(error: { readonly code: FailureCode; readonly waitMs?: number }): number | undefined {
  return error.waitMs;
}

/** The refusals that any call of the back office may answer with. */
export const adminRefusals = {
  400: refusalSchema,
  401: refusalSchema,
  403: refusalSchema,
  404: refusalSchema,
  409: refusalSchema,
  410: refusalSchema,
  422: refusalSchema,
  429: refusalSchema,
  503: refusalSchema,
};

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Answers with the status and message of the error table for the code.
     * @param waitMs after which the same request may be repeated
     */
    refuse(code: FailureCode, issues?: readonly Issue[], waitMs?: number): FastifyReply;
  }
}
