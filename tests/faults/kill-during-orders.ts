import type { Db } from '../../src/platform/db/db.ts';
import { buy, piecesForSale, type Bought } from './buy.ts';
import { makeVouchers } from './databases.ts';
import { leftovers, type Leftovers } from './leftovers.ts';
import { startShop } from './shop-process.ts';

export interface KillReport {
  /** Orders that the shop confirmed to somebody before it was killed. */
  readonly confirmed: readonly Bought[];
  /** Confirmed orders that are missing or different after a restart. */
  readonly lost: readonly string[];
  /** Data that must not be in the database; see `leftovers`. */
  readonly leftovers: Leftovers;
}

const buyersAtOnce = 20;

/**
 * Starts the shop, lets buyers order all at once, each with vouchers, kills it in the middle, starts it again, and so on.
 * @param ordersPerRound how many buyers there are in each round, 20 of them at once
 * @param environment selects the database: DATA_DIR or DATABASE_URL, already filled with the demo catalogue
 */
export async function killDuringOrders(options: {
  readonly rounds: number;
  readonly ordersPerRound: number;
  readonly environment: Readonly<Record<string, string>>;
  /** Opens the same database while no shop runs. */
  readonly inDatabase: <T>(look: (db: Db) => Promise<T>) => Promise<T>;
  readonly random: () => number;
}): Promise<KillReport> {
  const { rounds, ordersPerRound, environment, inDatabase, random } = options;
  const confirmed: Bought[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { promotional, gifts } = await inDatabase((db) => makeVouchers(db, buyersAtOnce));
    const shop = await startShop(environment);
    const pieces = await piecesForSale(shop.address, ordersPerRound);
    // By orders, not by time: machines differ, and the kill must happen in the middle of the work.
    const enough = Promise.withResolvers<void>();
    let left = Math.ceil(random() * ordersPerRound * 0.6);
    const buyers = gifts.map(async (gift) => {
      for (let piece = pieces.pop(); piece !== undefined; piece = pieces.pop()) {
        const bought = await buy(shop.address, piece, { promotional, gift });
        if (bought === null) continue;
        confirmed.push(bought);
        left -= 1;
        if (left === 0) enough.resolve();
      }
    });
    await Promise.race([Promise.all(buyers), enough.promise]);
    await shop.kill();
    await Promise.all(buyers);
  }
  return {
    confirmed,
    lost: await lostOrders(environment, confirmed),
    leftovers: await inDatabase(leftovers),
  };
}

async function lostOrders(
  environment: Readonly<Record<string, string>>,
  confirmed: readonly Bought[],
): Promise<string[]> {
  const shop = await startShop(environment);
  const lost: string[] = [];
  try {
    for (const { orderId, orderNumber, state } of confirmed) {
      const answer = await fetch(`${shop.address}/api/orders/${orderId}`);
      const order = answer.ok ? ((await answer.json()) as { orderNumber: string; state: string }) : null;
      if (order?.orderNumber !== orderNumber || order.state !== state) lost.push(orderNumber);
    }
  } finally {
    await shop.stop();
  }
  return lost;
}
