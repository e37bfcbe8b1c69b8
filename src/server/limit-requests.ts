import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../platform/http/client-network.ts';
import { askAs } from '../platform/turns/asking-network.ts';

export const requestsPerMinute = {
  /** Per client. */
  line: 600,
  /** For all networks that a provider may have given to one customer, together. */
  block: 6000,
} as const;

/**
 * Limits all requests of a client together, before its login is looked up, so that guessing logins counts as well; and
 * routes that set a lower limit in `config.rateLimit`. The plug-in looks at each request only once, so each of these
 * needs an instance of its own.
 */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  const keyGenerator = ({ ip }: FastifyRequest) => networkOf(ip);
  const together = { global: false, timeWindow: '1 minute' } as const;
  await app.register(rateLimit, { ...together, max: requestsPerMinute.line, keyGenerator });
  app.addHook('onRequest', app.rateLimit());
  const ofBlock = app.createRateLimit({
    ...together,
    max: requestsPerMinute.block,
    keyGenerator: ({ ip }) => networkOf(ip, 'block'),
  });
  app.addHook('onRequest', async (request, reply) => {
    const counted = await ofBlock(request);
    if (!counted.isAllowed && counted.isExceeded) {
      await reply.refuse('too-many-requests', undefined, counted.ttl);
    }
  });
  await app.register(rateLimit, { global: false, keyGenerator });
}

/** Records the client's network for the whole of a request, so that networks take turns at scarce resources. */
export function noteAskingNetwork(app: FastifyInstance): void {
  // Twice: the context set before the body is read is lost afterwards, and logins are looked up before it.
  app.addHook('onRequest', (request, _reply, done) => askAs(networkOf(request.ip), done));
  app.addHook('preHandler', (request, _reply, done) => askAs(networkOf(request.ip), done));
}
