import type { FastifyInstance } from 'fastify';

/**
 * Says once in the log that there seems to be a proxy which nobody has named: all its visitors are one client to limits
 * then, and one of them who asks too much shuts out all.
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
