import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { makeBackup } from '../../src/platform/backup/make-backup.ts';
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts';
import { contentsOf } from '../../src/platform/backup/testing/contents-of.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { openEmbedded } from '../../src/platform/db/embedded/open-embedded.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { embeddedEngine } from '../../src/platform/db/testing/embedded-engine.ts';
import { openTestDatabase } from '../../src/platform/db/testing/test-database.ts';
import { fillWithDemo } from '../../src/server/seed.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wmk-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

const emptyEmbedded = async () => openEmbedded({ folder: null, engine: await embeddedEngine() });
const embedded = async () => {
  const db = await emptyEmbedded();
  await migrate(db);
  return db;
};

const ways: [string, () => Promise<Db>, () => Promise<Db>][] = process.env.TEST_DATABASE_URL
  ? [
      ['from a server to a server', openTestDatabase, openTestDatabase],
      ['from the embedded database to a server', embedded, openTestDatabase],
      ['from a server to the embedded database', openTestDatabase, emptyEmbedded],
    ]
  : [['from one embedded database to another', embedded, emptyEmbedded]];

/** Orders a piece of 890 € by transfer, bindingly. */
async function order(shop: TestShop, piece: string) {
  const post = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });
  const initiated = await post('/api/initiate-payment', payload([bought(piece)], 915));
  if (initiated.statusCode !== 200) return { status: initiated.statusCode, number: null, orderId: '' };
  const orderId = orderIdOf(initiated);
  const confirmed = await post(`/api/checkout/${orderId}/confirm`, {});
  return {
    status: confirmed.statusCode,
    number: confirmed.json<{ orderNumber: string }>().orderNumber,
    orderId,
  };
}

// It takes ten times as long as others: on a busy machine more than a minute.
test.each(ways)(
  'a shop goes on where it was: %s',
  { timeout: 300_000 },
  async (_way, openSource, openTarget) => {
    const source = await openTestShop({}, await openSource());
    const target = await openTarget();
    const backup = await mkdtemp(join(folder, 'one-'));
    const at = join(backup, 'backup');
    const filesOf = (name: string) => ({ kind: 'folder', folder: join(backup, name) }) as const;
    const say = () => undefined;
    try {
      await fillWithDemo(source.shop, 60);
      await source.fill(
        ['sold', 'left'].map((sku) => ({
          draft: aPiece({ sku, title: `Sessel ${sku}` }),
          publishedAt: testNow,
        })),
      );
      const first = await order(source, await source.idOf('sold'));
      expect(first.status).toBe(200);
      await makeBackup({ db: source.shop.db, files: filesOf('files'), folder: at, now: () => testNow, say });
      await restoreBackup({
        db: target,
        files: filesOf('restored'),
        folder: at,
        replace: false,
        skipNumbers: 0,
        say,
      });
      const { outbox: waiting = [], ...others } = await contentsOf(target);
      const { outbox: ordered = [], ...kept } = await contentsOf(source.shop.db);
      expect(others).toEqual(kept);
      // The mails that wait are there, without the links that would open their orders to readers of the backup.
      expect(waiting).toHaveLength(ordered.length);
      expect(JSON.stringify(ordered)).toContain(first.orderId);
      expect(JSON.stringify(waiting)).not.toContain(first.orderId);

      const restored = await openTestShop({}, target);
      try {
        const known = await restored.app.inject(`/api/orders/${first.orderId}`);
        expect(known.json()).toMatchObject({ orderNumber: first.number, orderTotal: 915 });
        expect((await order(restored, await restored.idOf('sold'))).status).toBe(409);
        const second = await order(restored, await restored.idOf('left'));
        const numberOf = (text: string | null) => Number(text?.replace('WMK-', ''));
        expect(numberOf(second.number)).toBe(numberOf(first.number) + 1);
        const found = await restored.app.inject('/api/search?query=Sessel');
        expect(found.json<{ products: object[] }>().products.length).toBeGreaterThan(1);
      } finally {
        await restored.close();
      }
    } finally {
      await source.close();
    }
  },
);
