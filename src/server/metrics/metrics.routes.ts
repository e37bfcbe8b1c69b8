import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '../../platform/config/settings.ts';
import { hashOf } from '../../platform/secrets/secrets.ts';
import { operationFigures, type OperationFigures } from '../../read-models/index.ts';
import type { Shop } from '../compose.ts';
import type { ShopPages } from '../pages/shop-pages.ts';
import { isDirectlyFromThisMachine, isForThisMachine } from '../admission/this-machine.ts';
import type { ShopMetrics } from './shop-metrics.ts';

/** A probe must answer even if the database does not. */
const longestWaitMs = 2_000;

/**
 * `/metrics`: figures for Prometheus. With `METRICS_TOKEN` they are for clients that send it; without, for this machine
 * alone and only if the shop has no other address. Everybody else gets a 404. Measuring begins with the first request,
 * so a shop that nobody monitors pays nothing for it.
 */
export function mountMetrics(
  app: FastifyInstance,
  {
    shop,
    pages,
    settings,
  }: { shop: Pick<Shop, 'db' | 'clock' | 'securityLog'>; pages: ShopPages; settings: Settings },
): void {
  let metrics: ShopMetrics | null = null;
  let loading: Promise<ShopMetrics> | null = null;

  async function load(): Promise<ShopMetrics> {
    const { createShopMetrics } = await import('./shop-metrics.ts');
    metrics = createShopMetrics({
      pageCaches: () => pages.figures,
      connections: () => shop.db.connections(),
      security: () => shop.securityLog.figures(),
      figures: () => figuresOf(shop, app),
    });
    return metrics;
  }

  app.addHook('onResponse', (request, reply, done) => {
    metrics?.answered({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
    done();
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, settings)) return reply.callNotFound();
    const { contentType, body } = await (await (loading ??= load())).text();
    return reply.header('content-type', contentType).header('cache-control', 'no-store').send(body);
  });
}

function mayRead(
  request: FastifyRequest,
  settings: Pick<Settings, 'metricsToken' | 'trustedProxies' | 'isPublic'>,
): boolean {
  const { metricsToken } = settings;
  if (metricsToken === null) return isForThisMachine(settings) && isDirectlyFromThisMachine(request);
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  // Compares hashes, so that the time taken reveals nothing about how much of the token was right.
  return given !== undefined && hashOf(given) === hashOf(metricsToken);
}

async function figuresOf(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { log }: FastifyInstance,
): Promise<OperationFigures | null> {
  const late = new AbortController();
  const figures = operationFigures(db, clock()).catch((error: unknown) => {
    log.warn({ error }, 'the database gives no figures');
    return null;
  });
  const deadline = pause(longestWaitMs, null, { signal: late.signal, ref: false }).catch(() => null);
  return Promise.race([figures, deadline]).finally(() => late.abort());
}
