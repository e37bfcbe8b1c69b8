import type { AddressInfo } from 'node:net';
import { readSettings, type Settings } from '../platform/config/settings.ts';
import { createLifecycle } from '../platform/lifecycle/lifecycle.ts';
import { createLog } from '../platform/log/log.ts';
import { loadAdminBundle } from './admin/admin-bundle.ts';
import { createBackground } from './background.ts';
import { explainFailure } from './answers/explain-failure.ts';
import { createHttpServer } from './http-server.ts';
import { openShop } from './open-shop.ts';
import { loadPageBundles } from './pages/page-bundle.ts';
import { fillWithDemo, isEmpty } from './seed.ts';
import { isForThisMachine } from './admission/this-machine.ts';
import { addressesOf, welcomeOwner } from './welcome.ts';

const inDevelopment = process.argv.includes('--dev');

/** Lines for the person at the terminal; the log is for machines. */
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function start(settings: Settings): Promise<void> {
  const log = createLog({ level: settings.logLevel });
  const lifecycle = createLifecycle({ log });
  // The database and the pages do not depend on each other and are loaded in parallel.
  const [shop, server] = await Promise.all([
    openShop(settings, log),
    inDevelopment ? import('./pages/development.ts').then((dev) => dev.startDevelopment()) : null,
  ]);
  lifecycle.onShutdown('database', () => shop.close());
  const background = createBackground(shop, settings, log);
  shop.ordering.defineJobs(background.jobs);
  shop.fulfilment.defineJobs(background.jobs);
  shop.declarations.defineJobs(background.jobs);
  shop.invoicing.defineJobs(background.jobs);
  shop.newsletter.defineJobs(background.jobs);
  shop.cartReminders.defineJobs(background.jobs);
  shop.alerts.defineJobs(background.jobs);
  shop.media.defineJobs(background.jobs);
  shop.imports.defineJobs(background.jobs);
  shop.pieceOffice.defineJobs(background.jobs);
  shop.customers.defineJobs(background.jobs);
  shop.staff.defineJobs(background.jobs);
  shop.enquiries.defineJobs(background.jobs);
  shop.vouchers.defineJobs(background.jobs);
  shop.vatIds.defineJobs(background.jobs);
  shop.consent.defineJobs(background.jobs);
  shop.payments.defineJobs(background.jobs);
  shop.securityLog.defineJobs(background.jobs);
  lifecycle.onShutdown('jobs', () => background.stop());
  lifecycle.listenToSignals();
  if (settings.demo && (await isEmpty(shop))) {
    say('filling the empty database with the demo catalogue …');
    say(`${await fillWithDemo(shop)} pieces`);
  }
  await welcomeOwner(shop, settings, say);
  const { app } = await createHttpServer({
    settings,
    shop,
    logger: log,
    capturedMails: background.mailer.kept,
    bundles: server?.bundles ?? (await loadPageBundles()),
    admin: server?.admin ?? loadAdminBundle(),
    ...(server === null ? {} : { development: server.mount }),
  });
  lifecycle.onShutdown('http', () => app.close());
  await app.listen({ port: settings.port, host: settings.host });
  const { port } = app.server.address() as AddressInfo;
  const keepsMails = background.mailer.kept !== null && isForThisMachine(settings);
  for (const line of addressesOf(`http://localhost:${port}`, settings.publicUrl, keepsMails)) say(line);
  await background.start();
}

try {
  await start(readSettings(process.env));
} catch (error) {
  for (const line of explainFailure(error)) process.stderr.write(`${line}\n`);
  process.exit(1);
}
