import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { adminRefusals } from '../../platform/http/refusal.ts';
import { actorOf } from '../../platform/http/staff-guard.ts';
import { retryFailed } from '../../platform/jobs/retry-failed.ts';

/** What staff do about jobs that have failed: see `jobs` of `/today`. */
export function adminJobRoutes(db: Db): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/jobs/:name/retry',
      {
        config: { access: 'orders:write' },
        schema: {
          summary: 'Failed jobs of a kind are done once more',
          description: 'Those that were given up in the last three days, or have failed three times.',
          params: z.object({ name: z.string().max(60) }),
          response: { 200: z.object({ count: z.int() }), ...adminRefusals },
        },
      },
      async (request) => {
        const count = await retryFailed(db, request.params.name);
        request.log.info(
          { job: request.params.name, count, staff: actorOf(request) },
          'failed jobs are retried',
        );
        return { count };
      },
    );
    done();
  };
}
