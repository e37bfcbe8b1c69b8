/**
 * How long visitors wait for pages while somebody floods the shop from a single network: pages that must be rendered,
 * pages that do not exist, odd spellings, holds that are given back at once, logins. `npm run test:flood -- [folder of
 * another copy of the shop, built]`
 *
 * The visitors and the flood have processes of their own: in one process the answers to the flood would delay the
 * visitors' clock. The flood's process runs at the lowest priority, since the clients of a real flood are other
 * machines and use none of the shop's processor.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../bench/free-port.ts';
import { ask } from './flood/ask.ts';
import type { Answered, Flood } from './flood/flooders.ts';
import type { Visits, Waits } from './flood/visitors.ts';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'));
const periodMs = 25_000;
const atOnce = 48;
/** Only some kinds of requests, to see which of them delay visitors: `KINDS=hold,search`. */
const kinds = (process.env['KINDS'] ?? '').split(',').filter(Boolean);
const metricsToken = 'figures-of-the-flood';

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const shop = spawn(process.execPath, [join(folder, 'src/server/main.ts')], {
  cwd: folder,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'error',
    METRICS_TOKEN: metricsToken,
    DATA_DIR: process.env['DATA_DIR'] ?? join(tmpdir(), `wmk-flood-${process.pid}`),
    ADMIN_EMAIL: 'office@wmk.example',
    ADMIN_PASSWORD: 'Sieben schmale Schränke',
  },
});
const visitors = fork(join(import.meta.dirname, 'flood/visitors.ts'));
const flooders = fork(join(import.meta.dirname, 'flood/flooders.ts'));

async function untilReady(): Promise<void> {
  for (let times = 0; times < 600; times += 1) {
    if (shop.exitCode !== null) throw new Error('the shop did not start');
    const isReady = await ask(`${origin}/health/ready`, '203.0.113.1').then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isReady) return;
    await pause(500);
  }
  throw new Error('the shop is not ready after five minutes');
}

async function idsOfPieces(): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const list = `${origin}/api/user_product/products/list/vintage?page=${page}&limit=100`;
    const { text } = await ask(list, '203.0.113.1');
    const found = [...text.matchAll(/"_id":"([\w-]+)"/g)].map(([, id]) => id ?? '');
    ids.push(...found);
    if (found.length < 100) return ids;
  }
}

async function told<T>(child: ChildProcess, what: Visits | Flood | 'over'): Promise<T> {
  child.send(what);
  const [answer] = (await once(child, 'message')) as [T];
  return answer;
}

/** The delay of the shop's event loop since the last call. */
async function loopDelay(): Promise<string> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const text = await answer.text();
  const ms = (name: string) =>
    (Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]) * 1000).toFixed(
      0,
    );
  return `event loop p50 ${ms('p50')} ms, p99 ${ms('p99')} ms, longest ${ms('max')} ms`;
}

const figures = (waits: readonly number[]) => {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1);
  return `${sorted.length} pages, p50 ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, longest ${at(1)} ms`;
};

async function measure(name: string, visits: Visits): Promise<void> {
  await loopDelay();
  const { usual, fresh, refused } = await told<Waits>(visitors, visits);
  console.log(`${name}: ${figures([...usual, ...fresh])}, refused: ${refused.length}`);
  console.log(`  seen before: ${figures(usual)}`);
  console.log(`  new: ${figures(fresh)}`);
  console.log(`  ${await loopDelay()}`);
}

try {
  await untilReady();
  const ids = await idsOfPieces();
  const pages = ids.map((id) => `/product/${id}`);
  const usual = ['/', '/shop/vintage', '/categories/all', '/sales', '/faq', ...pages.slice(40, 60)];
  const fresh = pages.slice(60);
  const half = Math.floor(fresh.length / 2);
  await told(visitors, { origin, usual, fresh: [], forMs: 4_000 });
  console.log(`${folder}, ${ids.length} pieces, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
  await measure('before', { origin, usual, fresh: fresh.slice(0, half), forMs: periodMs });
  flooders.send({ origin, ids: ids.slice(0, 40), atOnce, kinds } satisfies Flood);
  await measure('during', { origin, usual, fresh: fresh.slice(half), forMs: periodMs });
  const answered = await told<Answered>(flooders, 'over');
  const all = Object.values(answered).reduce((sum, count) => sum + count, 0);
  const counts = Object.entries(answered)
    .toSorted()
    .map(([name, count]) => `${name}: ${count}`);
  console.log(`flood: ${all} requests, ${counts.join(', ')}`);
} finally {
  visitors.kill();
  flooders.kill();
  shop.kill('SIGTERM');
}
