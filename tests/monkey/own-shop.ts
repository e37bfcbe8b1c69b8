import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyShopImage, quickShop } from '../browser/shop-image.ts';
import { startShop } from '../faults/shop-process.ts';
import { owner } from './persona.ts';

export interface OwnShop {
  readonly base: string;
  /** Copies its whole state into a folder, from which another shop can begin. It is stopped meanwhile. */
  keep(folder: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A shop that a monkey may ruin: on its own port, in its own folder, with simulated payments.
 * @param kept a folder written by `keep`
 */
export async function startOwnShop(kept?: string): Promise<OwnShop> {
  const folder = await mkdtemp(join(tmpdir(), 'wmk-monkey-'));
  if (kept === undefined) await copyShopImage(folder);
  else await cp(kept, folder, { recursive: true });
  const start = (port: string) =>
    startShop({
      ...quickShop,
      DATA_DIR: folder,
      PORT: port,
      SANDBOX: '1',
      LOG_LEVEL: 'fatal',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    });
  let shop = await start('0');
  const base = shop.address;
  return {
    base,
    async keep(to) {
      await shop.stop();
      await rm(to, { recursive: true, force: true });
      await cp(folder, to, { recursive: true });
      shop = await start(new URL(base).port);
    },
    async stop() {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
