import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Loose: checking one header must not drop the others. */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('A request that is sent again with the same key and content is fulfilled once'),
});

/** The idempotency key of a request, if the route takes one. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): {
  readonly idempotencyKey?: string;
} {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? { idempotencyKey: key } : {};
}
