import type { AddressInfo } from 'node:net';
import { readSettings, type Settings } from '../platform/config/settings.ts';
import { createLifecycle } from '../platform/lifecycle/lifecycle.ts';
import { createLog } from '../platform/log/log.ts';
import { createBackground } from './background.ts';
import { openShop } from './compose.ts';
import { explainFailure } from './explain-failure.ts';
import { createHttpServer } from './http-server.ts';
import { loadPageBundle } from './pages/page-bundle.ts';
import { fillWithDemo, isEmpty } from './seed.ts';

const demoPieces = 1040;
const inDevelopment = process.argv.includes('--dev');

/** Lines for whoever sits at the terminal; the log is for machines. */
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function start(settings: Settings): Promise<void> {
  const log = createLog({ level: settings.logLevel });
  const lifecycle = createLifecycle({ log });
  // The database and the pages know nothing of each other and are loaded side by side.
  const [shop, server] = await Promise.all([
    openShop(settings, log),
    inDevelopment ? import('./pages/development.ts').then((dev) => dev.startDevelopment()) : null,
  ]);
  lifecycle.onShutdown('database', () => shop.close());
  const background = await createBackground(shop.db, settings, log, shop.clock);
  shop.ordering.defineJobs(background.jobs);
  lifecycle.onShutdown('jobs', () => background.stop());
  lifecycle.listenToSignals();
  if (settings.demo && (await isEmpty(shop))) {
    say('filling the empty database with the demo catalogue …');
    say(`${await fillWithDemo(shop, demoPieces)} pieces`);
  }
  const { app } = await createHttpServer({
    settings,
    shop,
    logger: log,
    keptMails: background.mailer.kept,
    bundle: server?.bundle ?? (await loadPageBundle()),
    ...(server === null ? {} : { development: server.mount }),
  });
  lifecycle.onShutdown('http', () => app.close());
  await app.listen({ port: settings.port, host: settings.host });
  const { port } = app.server.address() as AddressInfo;
  say(`ready http://localhost:${port}`);
  await background.start();
}

try {
  await start(readSettings(process.env));
} catch (error) {
  for (const line of explainFailure(error)) process.stderr.write(`${line}\n`);
  process.exit(1);
}
