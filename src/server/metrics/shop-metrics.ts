import { collectDefaultMetrics, Gauge, Histogram, Registry, Counter } from 'prom-client';
import type { OperationFigures } from '../../read-models/index.ts';
import type { Connections } from '../../platform/db/db.ts';
import type { SecurityFigures } from '../../platform/security-log/security-log.ts';
import type { CacheFigures } from '../pages/cache/page-cache.ts';

/** What is measured besides the requests themselves. */
export interface MetricSources {
  readonly pageCaches: () => Readonly<Record<string, CacheFigures>>;
  /** null for the embedded database. */
  readonly connections: () => Connections | null;
  readonly security: () => SecurityFigures;
  /** null if the database does not answer. */
  readonly figures: () => Promise<OperationFigures | null>;
}

export interface ShopMetrics {
  /**
   * Notes an answered request.
   * @param request.route the route's own pattern, never an address: addresses hold secrets, and their number is
   * unlimited
   * @param request.ms how long it took, in milliseconds
   */
  answered(request: { method: string; route: string; status: number; ms: number }): void;
  /** All metrics in Prometheus's text format. */
  text(): Promise<{ readonly contentType: string; readonly body: string }>;
}

/** The process has one event loop and one heap, however many shops tests open in it. */
let ofProcess: Registry | null = null;

function processRegistry(): Registry {
  if (ofProcess === null) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

export function createShopMetrics(sources: MetricSources): ShopMetrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'wmk_http_request_seconds',
    help: 'Requests by route pattern; pages from the cache are counted apart.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const fillCaches = cacheMetrics(registers);
  const fillConnections = connectionMetrics(registers);
  const fillSecurity = securityMetrics(registers);
  const fillFigures = figureMetrics(registers);
  return {
    answered: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1_000),
    async text() {
      fillCaches(sources.pageCaches());
      fillConnections(sources.connections());
      fillSecurity(sources.security());
      fillFigures(await sources.figures());
      const all = Registry.merge([processRegistry(), registry]);
      return { contentType: all.contentType, body: await all.metrics() };
    },
  };
}

function cacheMetrics(registers: Registry[]): (caches: ReturnType<MetricSources['pageCaches']>) => void {
  const options = { labelNames: ['cache'], registers };
  const hits = new Counter({
    ...options,
    name: 'wmk_page_cache_hits_total',
    help: 'Pages sent from memory.',
  });
  const misses = new Counter({
    ...options,
    name: 'wmk_page_cache_misses_total',
    help: 'Pages made because memory did not have them.',
  });
  const bytes = new Gauge({
    ...options,
    name: 'wmk_page_cache_bytes',
    help: 'Size of the pages in memory, about.',
  });
  return (caches) => {
    hits.reset();
    misses.reset();
    for (const [cache, figures] of Object.entries(caches)) {
      hits.inc({ cache }, figures.hits);
      misses.inc({ cache }, figures.misses);
      bytes.set({ cache }, figures.bytes);
    }
  };
}

function connectionMetrics(registers: Registry[]): (connections: Connections | null) => void {
  const gauge = new Gauge({
    name: 'wmk_database_connections',
    help: 'Connections of this process to the database server, and what waits for one.',
    labelNames: ['state'],
    registers,
  });
  return (connections) => {
    if (connections === null) return;
    gauge.set({ state: 'idle' }, connections.idle);
    gauge.set({ state: 'busy' }, connections.open - connections.idle);
    gauge.set({ state: 'waiting' }, connections.waiting);
  };
}

function securityMetrics(registers: Registry[]): (figures: SecurityFigures) => void {
  const events = new Counter({
    name: 'wmk_security_events_total',
    help: 'Logins, refusals and exports, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const dropped = new Counter({
    name: 'wmk_security_events_dropped_total',
    help: 'Of them, those that the database did not take for so long that they were given up.',
    registers,
  });
  return (figures) => {
    events.reset();
    dropped.reset();
    for (const [kind, count] of Object.entries(figures.byKind)) events.inc({ kind }, count);
    dropped.inc(figures.dropped);
  };
}

/** The same in every process of a shop: they share the database. */
function figureMetrics(registers: Registry[]): (figures: OperationFigures | null) => void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge('wmk_database_up', 'Whether the database answers.');
  const outbox = gauge('wmk_outbox_waiting', 'Orders of jobs that are not handed over yet.');
  const oldest = gauge('wmk_outbox_oldest_seconds', 'How long the oldest of them has waited.');
  const jobs = gauge('wmk_jobs', 'Jobs that are not done; failed ones of the last three days.', [
    'job',
    'state',
  ]);
  const orders = gauge('wmk_orders_last_hour', 'Orders placed, and payments received, in the last hour.', [
    'step',
  ]);
  return (figures) => {
    up.set(figures === null ? 0 : 1);
    for (const one of [outbox, oldest, jobs, orders]) one.reset();
    if (figures === null) {
      // Unknown values are omitted, not reported as zero.
      outbox.remove();
      oldest.remove();
      return;
    }
    outbox.set(figures.outbox.waiting);
    oldest.set(figures.outbox.oldestSeconds);
    for (const { job, state, count } of figures.jobs) jobs.set({ job, state }, count);
    orders.set({ step: 'placed' }, figures.lastHour.placed);
    orders.set({ step: 'paid' }, figures.lastHour.paid);
  };
}
