import type { z } from 'zod';

/**
 * A kind of work that is done outside of requests: its name and its payload. It is separate from the handler, so that a
 * use case can order it (`writeOutbox`) without knowing who does it.
 */
export interface Job<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** The payload's schema. The payload is stored as JSON, so dates are text. */
  readonly schema: Schema;
}

export type PayloadOf<J extends Job> = z.input<J['schema']>;

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Declares a kind of work: `const sendMail = job('send-mail', mailSchema)`.
 * @throws TypeError if the name is not in kebab-case
 */
export function job<Schema extends z.ZodType>(name: string, schema: Schema): Job<Schema> {
  if (!kebabCase.test(name)) throw new TypeError(`'${name}' is no name of a job`);
  return { name, schema };
}
