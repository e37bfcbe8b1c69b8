import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inFolder, onServer } from './databases.ts';
import { openPayingShop } from '../api/pay-by-card.ts';
import { answersOfBadProvider, isSound } from './bad-provider.ts';
import { killDuringOrders } from './kill-during-orders.ts';
import { orderWithoutMailServer } from './mail-server-down.ts';
import { chances } from './chances.ts';
import { payWithBadProviders } from './pay-with-bad-providers.ts';

// `npm run test:faults`: 20 kills during 200 orders each, on the embedded database, and on PostgreSQL if
// TEST_DATABASE_URL names a server. Then mail server and providers that are slow, down or send nonsense. `npm run
// test:faults -- payments` or `-- kills` runs one half, `N=10000` before it pays for that many orders,
// and `SEED=…` repeats payments whose line named it.
const only = process.argv[2];
if (only !== undefined && only !== 'kills' && only !== 'payments')
  throw new Error(`no part is called ${only}`);
const pieces = 6000;
const ordersToPay = Number(process.env['N'] ?? 300);
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000));
const engines = process.env['TEST_DATABASE_URL'] ? [inFolder, onServer] : [inFolder];
let failed = 0;

async function killShops(): Promise<void> {
  for (const open of engines) {
    const folder = await mkdtemp(join(tmpdir(), 'wmk-faults-'));
    const database = await open(folder, pieces);
    try {
      const { confirmed, lost, leftovers } = await killDuringOrders({
        rounds: 20,
        ordersPerRound: 200,
        random: Math.random,
        ...database,
      });
      const sound = lost.length === 0 && Object.values(leftovers).every((count) => count === 0);
      if (!sound) failed += 1;
      console.log(
        `${open.name}: 20 kills, ${confirmed.length} orders confirmed, ${lost.length} lost`,
        leftovers,
      );
      const mails = await orderWithoutMailServer(database.environment, 20);
      if (
        mails.confirmed !== mails.orders ||
        mails.told !== mails.orders ||
        mails.twice > 0 ||
        mails.slowest > 5
      ) {
        failed += 1;
      }
      console.log(`${open.name}: the mail server is down for a while`, mails);
    } finally {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function payWithFaults(): Promise<void> {
  const shop = await openPayingShop();
  try {
    const report = await payWithBadProviders(shop, { orders: ordersToPay, random: chances(seed) });
    const { orders, paid, unclear, forgedTaken, unmatched, piecesWrong, invoicesWrong } = report;
    const sound = unclear.length + forgedTaken + unmatched + piecesWrong + invoicesWrong === 0 && paid > 0;
    if (!sound) failed += 1;
    console.log(`payments with failures, SEED=${seed}: ${orders} orders, ${paid} paid`, report);
    for (const answer of await answersOfBadProvider(shop)) {
      if (!isSound(answer)) failed += 1;
      const { what, status, seconds, afterwards } = answer;
      console.log(`a bad provider, ${what}: ${status} after ${seconds.toFixed(1)} s, then ${afterwards}`);
    }
  } finally {
    await shop.close();
  }
}

if (only !== 'payments') await killShops();
if (only !== 'kills') await payWithFaults();
console.log(failed === 0 ? 'all passed' : `${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
