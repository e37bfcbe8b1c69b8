import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Somebody who has shown an access token that holds. */
export interface ActingCustomer {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  /** Whether the address has been shown to be theirs, by a mailed link. */
  readonly hasConfirmedEmail: boolean;
}

/** Whose access token it is; null: nobody's, or no longer. */
export type FindCustomer = (accessToken: string) => Promise<ActingCustomer | null>;

/** What a request shows as Bearer; empty where it shows nothing that could be a token. */
export function bearerOf(request: FastifyRequest): string {
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

const acting = new WeakMap<FastifyRequest, ActingCustomer>();

/**
 * From here on nobody gets in without an access token that holds, whatever else is wrong with the request: it is looked
 * at first. No answer is kept by anybody.
 */
export function onlyForCustomers(app: FastifyInstance, find: FindCustomer): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const customer = await find(bearerOf(request));
    if (customer === null) return reply.refuse('session-over');
    acting.set(request, customer);
  });
}

/** Who asks; null: nobody who has shown an access token on a route behind `onlyForCustomers`. */
export function actingCustomerOf(request: FastifyRequest): ActingCustomer | null {
  return acting.get(request) ?? null;
}

/**
 * The customer who asks, behind `onlyForCustomers`.
 * @throws Error anywhere else: a bug
 */
export function actingCustomer(request: FastifyRequest): ActingCustomer {
  const customer = acting.get(request);
  if (customer === undefined) throw new Error('this route is not behind onlyForCustomers');
  return customer;
}
