import { sql } from 'kysely';
import type { FastifyBaseLogger, FastifyPluginCallback } from 'fastify';
import { queries } from '../../platform/db/db.ts';
import type { Shop } from '../compose.ts';

const askedAgainMs = 1_000;

/** Probes for process supervisors. `live`: the process runs. `ready`: it can serve requests, database included. */
export function healthRoutes(shop: Shop): FastifyPluginCallback {
  return (app, _options, done) => {
    let asked: { readonly isReady: Promise<boolean>; readonly at: number } | null = null;

    async function askDatabase(log: FastifyBaseLogger): Promise<boolean> {
      try {
        await sql`select 1`.execute(queries<object>(shop.db));
        return true;
      } catch (error) {
        log.error({ error }, 'the database does not answer');
        return false;
      }
    }

    const hidden = { schema: { hide: true } };
    app.get('/health/live', hidden, () => ({ status: 'live' }));
    app.get('/health/ready', hidden, async (request, reply) => {
      const now = performance.now();
      // Anybody may ask, and each check needs a connection.
      if (asked === null || now - asked.at > askedAgainMs) {
        asked = { isReady: askDatabase(request.log), at: now };
      }
      if (await asked.isReady) return { status: 'ready' };
      return reply.code(503).send({ status: 'not ready' });
    });
    done();
  };
}
