import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, onServer } from '../faults/databases.ts';
import { killDuringOrders } from '../faults/kill-during-orders.ts';

// The long form, with 20 kills, is `npm run test:faults`.
test('a kill in the middle of orders loses no confirmed one, leaves no unit held for nothing, and no voucher lost or redeemed twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wmk-kill-'));
  const database = await (process.env.TEST_DATABASE_URL ? onServer : inFolder)(folder, 300);
  try {
    const report = await killDuringOrders({
      rounds: 1,
      ordersPerRound: 200,
      random: () => 0.1,
      ...database,
    });
    expect(report.confirmed.length).toBeGreaterThan(0);
    expect(report.confirmed.filter(({ gift }) => gift > 0)).not.toEqual([]);
    expect(report.lost).toEqual([]);
    expect(report.leftovers).toEqual({
      ordersWithoutUnits: 0,
      unitsHeldForNothing: 0,
      holdsForEver: 0,
      unitsTakenTwice: 0,
      numbersTwice: 0,
      giftBalancesWrong: 0,
      vouchersTakenForNothing: 0,
      ordersWithoutVouchers: 0,
    });
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);
