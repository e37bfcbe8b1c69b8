import rateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf, type Reach } from '../../platform/http/client-keys.ts';
import { runFor, type Client } from '../../platform/fair-queue/client.ts';
import type { TimeShares } from '../../platform/fair-queue/time-shares.ts';
import { Admission } from './admission.ts';
import { comeBackAfterSeconds } from '../pages/page-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether clients who have used up their share of the shop's time wait before it; REST and unknown addresses always do. */
    needsAdmission?: boolean;
    /**
     * Whether requests of this body try a voucher's code. Those of all such routes are counted together, so that another
     * route is no other try.
     */
    triesCode?: (body: unknown) => boolean;
  }
  interface FastifyRequest {
    /** The client, for sharing what is scarce. */
    client: Client | null;
  }
}

/** How much more all networks that a provider may have given to one customer get together. */
const timesInBlock = 10;

/** Requests with a voucher's code, of a client and in ten minutes: nobody types many, and nobody tries them out either. */
export const codesTried = 60;

export const requestsPerMinute = {
  /** Per client. */
  line: 600,
  block: 600 * timesInBlock,
} as const;

/**
 * Limits all requests of a client together, before its login is looked up, so that guessing logins counts as well; and
 * routes that set a lower limit in `config.rateLimit`, also for the whole block around the client. Such a limit counts
 * what is let in: who has to correct a form five times has sent it once, so a request that its schema refuses counts only
 * together with all others. The plug-in looks at each request only once, so each of these needs an instance of its own.
 */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  const keyGenerator = ({ ip }: FastifyRequest) => networkOf(ip);
  const together = { global: false, timeWindow: '1 minute' } as const;
  await app.register(rateLimit, { ...together, max: requestsPerMinute.line, keyGenerator });
  app.addHook('onRequest', app.rateLimit());
  app.addHook('onRequest', limitTogether(app, { ...together, max: requestsPerMinute.block }, 'block'));
  const tried = { max: codesTried, timeWindow: '10 minutes' } as const;
  const limitTries = [
    limitTogether(app, tried, 'line'),
    limitTogether(app, { ...tried, max: codesTried * timesInBlock }, 'block'),
  ];
  app.addHook('preValidation', async (request, reply) => {
    const tries = request.routeOptions.config.triesCode;
    if (tries?.(request.body) !== true) return;
    for (const limit of limitTries) {
      await limit(request, reply);
      if (reply.sent) return;
    }
  });
  app.addHook('onRoute', (route) => {
    const own = route.config?.rateLimit;
    if (own === undefined || own === false || typeof own.max !== 'number') return;
    const others = route.preHandler ?? [];
    const limit = { max: own.max * timesInBlock, timeWindow: own.timeWindow ?? '1 minute' };
    const ofBlock = limitTogether(app, limit, 'block');
    route.preHandler = [...(Array.isArray(others) ? others : [others]), ofBlock];
  });
  await app.register(rateLimit, { global: false, hook: 'preHandler', keyGenerator });
}

/** Counts requests of a client wherever it is asked, however many routes share it. */
function limitTogether(
  app: FastifyInstance,
  limit: Pick<CreateRateLimitOptions, 'max' | 'timeWindow'>,
  reach: Reach,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const count = app.createRateLimit({ ...limit, keyGenerator: ({ ip }) => networkOf(ip, reach) });
  return async (request, reply) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) {
      await reply.refuse('too-many-requests', undefined, counted.ttl);
    }
  };
}

/** Records the client for the whole of a request, so that networks take turns at scarce resources. */
export function noteClient(app: FastifyInstance, shares: TimeShares): void {
  app.decorateRequest('asker', null);
  const clientOf = (request: FastifyRequest) => (request.client ??= shares.clientAt(request.ip));
  // Twice: the context set before the body is read is lost afterwards, and logins are looked up before it.
  app.addHook('onRequest', (request, _reply, done) => runFor(clientOf(request), done));
  app.addHook('preHandler', (request, _reply, done) => runFor(clientOf(request), done));
}

/** What a request takes in any case: reading it, answering it, a line of the log. */
const eachRequestMs = 1;

/** A client that does not heed a limit slows itself down: it is charged more for a refusal than that takes. */
const refusalMs = 10;

/** Lets clients in, so that none of them keeps the shop from the others. Register it before all other hooks that work. */
export function admitRequests(
  app: FastifyInstance,
  shares: TimeShares,
  answerBusy: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const admission = new Admission();
  app.addHook('onRequest', async (request, reply) => {
    if (!needsAdmission(request)) return;
    const client = (request.client = shares.clientAt(request.ip));
    const leave = await admission.enter(client, (giveUp) => reply.raw.once('close', giveUp));
    if (leave === null) {
      void reply.header('connection', 'close');
      if (request.url.startsWith('/api/')) {
        await reply.refuse('too-many-requests', undefined, comeBackAfterSeconds * 1_000);
      } else {
        reply.refusedWith = 'too-many-requests';
        answerBusy(request, reply);
      }
      return;
    }
    client.spend(eachRequestMs);
    reply.raw.once('finish', () => {
      if (reply.raw.statusCode === 429) client.spend(refusalMs);
      leave();
    });
    reply.raw.once('close', leave);
  });
}

function needsAdmission({ url, is404, routeOptions }: FastifyRequest): boolean {
  return is404 || routeOptions.config.needsAdmission === true || url.startsWith('/api/');
}

/**
 * Warns once in the log that there seems to be an undeclared proxy. To limits all its visitors are then one client, and
 * a single greedy one shuts out all of them.
 */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      request.log.warn(
        { from: request.socket.remoteAddress },
        'X-Forwarded-For came, but TRUST_PROXY names no proxy: if one sends it, all its visitors are limited as one',
      );
    }
    done();
  });
}
