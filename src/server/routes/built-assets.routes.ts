import serveStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { readdirSync } from 'node:fs';
import { dayMs } from '../../shared/time/durations.ts';

/**
 * The build's files below an address; their names change with their contents. One route that knows all names: a route for
 * each file takes longer to register than all others of the shop together, and with @fastify/static's own wildcard the
 * whole folder is read for each answer, to see how it spells the name.
 */
export function builtAssetRoutes(prefix: string, folders: readonly string[]): FastifyPluginAsync {
  const folderOf = new Map(
    folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => !/\.(?:br|gz)$/.test(name))
        .map((name) => [name, folder] as const),
    ),
  );
  return async (app) => {
    await app.register(serveStatic, {
      root: [...folders],
      serve: false,
      maxAge: 365 * dayMs,
      immutable: true,
      index: false,
      preCompressed: true,
    });
    app.get<{ Params: { '*': string } }>(`${prefix}*`, { schema: { hide: true } }, (request, reply) => {
      const name = request.params['*'];
      const folder = folderOf.get(name);
      return folder === undefined ? reply.callNotFound() : reply.sendFile(name, folder);
    });
  };
}
