import { z } from 'zod';
import type { FailureCode } from '../../shared/failure-code.ts';

/** A field of a request, and what is wrong with it. */
export interface Issue {
  readonly field: string;
  readonly message: string;
}

/** The body of every refused request. `message` is what the specification's error catalogue shows. */
export const refusalSchema = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

declare module 'fastify' {
  interface FastifyReply {
    /** Answers with the status and message that the error table has for the code. */
    refuse(code: FailureCode, issues?: readonly Issue[]): FastifyReply;
  }
}
