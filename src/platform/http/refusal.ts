import { z } from 'zod';
import type { FailureCode } from '../../shared/failure-code.ts';
import type { Issue, Message, PlainCode } from '../../shared/messages/message.ts';

export type Refusal = z.infer<typeof refusalSchema>;

/** What is wrong with a field: the sentence for people, and the code and facts that it was made of for programs. */
const issueSchema = z.object({
  field: z.string(),
  message: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});

/** The body of every refused request. `message` is the text of the specification's error catalogue. */
export const refusalSchema = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.array(issueSchema).optional(),
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
     * Answers with the status of the code, and with its sentence and those of the issues in the language of the request.
     * @param waitMs after which the same request may be repeated
     */
    refuse(code: FailureCode, issues?: readonly Issue[], waitMs?: number): FastifyReply;
    /** The sentence for a code in the language of the request. */
    say(message: Message | PlainCode): string;
  }
}
