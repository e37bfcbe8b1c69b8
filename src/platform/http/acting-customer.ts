import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A customer with a valid access token. */
export interface ActingCustomer {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  /** Whether the customer has proved by a mailed link that the e-mail address is theirs. */
  readonly hasConfirmedEmail: boolean;
}

/** Finds the customer of an access token; null if the token is invalid or has expired. */
export type FindCustomer = (accessToken: string) => Promise<ActingCustomer | null>;

/** The bearer token of a request; empty if it carries nothing that could be one. */
export function bearerOf(request: FastifyRequest): string {
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

const acting = new WeakMap<FastifyRequest, ActingCustomer>();

/**
 * From here on, every request needs a valid access token, which is checked before anything else in the request. No
 * answer is cached.
 */
export function onlyForCustomers(app: FastifyInstance, find: FindCustomer): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const customer = await find(bearerOf(request));
    if (customer === null) return reply.refuse('session-over');
    acting.set(request, customer);
  });
}

/**
 * The customer who made the request; null without a valid access token, and on routes that are not behind
 * `onlyForCustomers`.
 */
export function actingCustomerOf(request: FastifyRequest): ActingCustomer | null {
  return acting.get(request) ?? null;
}

/**
 * The customer who made the request, behind `onlyForCustomers`.
 * @throws Error anywhere else, which is a bug
 */
export function actingCustomer(request: FastifyRequest): ActingCustomer {
  const customer = acting.get(request);
  if (customer === undefined) throw new Error('this route is not behind onlyForCustomers');
  return customer;
}
