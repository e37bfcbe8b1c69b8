import { readSettings } from '../../platform/config/settings.ts';
import { createLog } from '../../platform/log/log.ts';
import type { Shop } from '../compose.ts';
import { openShop } from '../open-shop.ts';
import { explainFailure } from '../answers/explain-failure.ts';

/** Opens the shop for one command and closes it again. An error is printed as one line, with exit code 1. */
export async function withShop(work: (shop: Shop) => Promise<void>): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const shop = await openShop(settings, createLog({ level: settings.logLevel }));
    try {
      await work(shop);
    } finally {
      await shop.close();
    }
  } catch (error) {
    for (const line of explainFailure(error)) console.error(line);
    process.exitCode = 1;
  }
}
