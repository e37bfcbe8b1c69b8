import type { FastifyInstance } from 'fastify';

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
