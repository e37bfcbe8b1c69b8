import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '../faults/shop-process.ts';
import { owner } from './persona.ts';

/** A shop that a monkey may ruin: on a port of its own, in a folder of its own, whose payments cost nothing. */
export async function startOwnShop(): Promise<{ readonly base: string; readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'wmk-monkey-'));
  const shop = await startShop({
    ...{ DATA_DIR: folder, DATABASE_URL: '', HOST: '127.0.0.1', SANDBOX: '1', LOG_LEVEL: 'fatal' },
    ...{ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
  });
  return {
    base: shop.address,
    async stop() {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
