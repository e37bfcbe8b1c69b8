import { sql } from 'kysely';
import type { FastifyPluginCallback } from 'fastify';
import { queries } from '../platform/db/db.ts';
import type { Shop } from './compose.ts';

/** Probes for whoever watches over the process. `live`: it runs. `ready`: it can serve, database included. */
export function healthRoutes(shop: Shop): FastifyPluginCallback {
  return (app, _options, done) => {
    const hidden = { schema: { hide: true } };
    app.get('/health/live', hidden, () => ({ status: 'live' }));
    app.get('/health/ready', hidden, async (request, reply) => {
      try {
        await sql`select 1`.execute(queries<object>(shop.db));
        return { status: 'ready' };
      } catch (error) {
        request.log.error({ error }, 'the database does not answer');
        return reply.code(503).send({ status: 'not ready' });
      }
    });
    done();
  };
}
