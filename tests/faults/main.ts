import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inFolder, onServer } from './databases.ts';
import { killDuringOrders } from './kill-during-orders.ts';

// `npm run test:faults`: 20 kills during 200 orders each, on the embedded database; and on PostgreSQL where
// TEST_DATABASE_URL names a server.
const pieces = 6000;
const engines = process.env['TEST_DATABASE_URL'] ? [inFolder, onServer] : [inFolder];
let failed = 0;

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
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
console.log(`${engines.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
