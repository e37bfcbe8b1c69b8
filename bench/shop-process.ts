import { readSettings } from '../src/platform/config/settings.ts';
import { createLog } from '../src/platform/log/log.ts';
import { openShop } from '../src/server/open-shop.ts';
import { loadAdminBundle } from '../src/server/admin/admin-bundle.ts';
import { createHttpServer } from '../src/server/http-server.ts';
import { loadPageBundles } from '../src/server/pages/page-bundle.ts';
import { fillWithDemo, isEmpty } from '../src/server/seed.ts';
import { answerOrders } from './answer-orders.ts';

// The shop as it is served, with one thing more: on demand it answers each request with the next of many pages, and
// forgets all of them before it comes round to the first, so that every page has to be made.
const settings = readSettings({ ...process.env, PORT: '0', RATE_LIMITS: 'off' });
const log = createLog({ level: settings.logLevel });
const shop = await openShop(settings, log);
if (await isEmpty(shop)) await fillWithDemo(shop, 1040);
const bundles = await loadPageBundles();
const { app, pages } = await createHttpServer({
  settings,
  shop,
  bundles,
  admin: loadAdminBundle(),
  logger: log,
});
let paths: readonly string[] = [];
let next = 0;
app.server.prependListener('request', (request) => {
  if (paths.length === 0) return;
  if (next % paths.length === 0) pages.clear();
  request.url = paths[next % paths.length] ?? '';
  next += 1;
});
await app.listen({ port: 0, host: '127.0.0.1' });
answerOrders(app.server, (order) => {
  if (order.kind === 'make') paths = order.paths;
});
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => shop.close())
    .finally(() => process.exit());
});
