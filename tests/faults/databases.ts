import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readSettings } from '../../src/platform/config/settings.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { openEmbedded } from '../../src/platform/db/embedded/open-embedded.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openTestDatabase } from '../../src/platform/db/testing/test-database.ts';
import { openFileStore } from '../../src/platform/files/file-store.ts';
import { composeShop } from '../../src/server/compose.ts';
import { fillWithDemo } from '../../src/server/seed.ts';

/** A filled database for a shop's process, which can be inspected while none runs. */
export interface FaultDatabase {
  readonly environment: Readonly<Record<string, string>>;
  readonly inDatabase: <T>(look: (db: Db) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

const settings = readSettings({ RATE_LIMITS: 'off', SANDBOX: '0' });
const log = pino({ level: 'silent' });

async function fill(db: Db, dataDir: string, pieces: number): Promise<void> {
  await migrate(db);
  await fillWithDemo(
    composeShop(db, await openFileStore({ ...settings, dataDir }), () => new Date(), settings, log),
    pieces,
  );
}

/** A promotional voucher of 10 € for everybody, and gift vouchers of 1,000 €. @returns their codes */
export async function makeVouchers(
  db: Db,
  gifts: number,
): Promise<{ readonly promotional: string; readonly gifts: readonly string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'wmk-vouchers-'));
  const store = await openFileStore({ ...settings, dataDir: folder });
  const { vouchers } = composeShop(db, store, () => new Date(), settings, log);
  const actor = { kind: 'system', name: 'test' } as const;
  const sold = await Promise.all(
    Array.from({ length: gifts }, () =>
      vouchers.sellGift({ valueCents: 1_000_00, paidBy: 'cash', key: randomUUID() }, actor),
    ),
  );
  const made = await vouchers.makeVoucher(
    {
      name: 'Zehn',
      codeCount: 1,
      worth: { kind: 'value', cents: 10_00 },
      leastCents: 0,
      firstDay: '2020-01-01',
      lastDay: null,
      shopType: null,
      contract: null,
      customerKind: null,
      holderEmail: null,
      usesPerCode: null,
      oncePerPerson: false,
    },
    actor,
  );
  await rm(folder, { recursive: true, force: true });
  if (!made.ok) throw new Error(made.error.code);
  return {
    promotional: made.value.codes[0] ?? '',
    gifts: sold.map((one) => (one.ok ? one.value.code : '')),
  };
}

/** The embedded database in this folder. */
export async function inFolder(folder: string, pieces: number): Promise<FaultDatabase> {
  const inDatabase: FaultDatabase['inDatabase'] = async (look) => {
    const db = await openEmbedded({ folder });
    return look(db).finally(() => db.close());
  };
  await inDatabase((db) => fill(db, folder, pieces));
  return { environment: { DATA_DIR: folder, DEMO: '0' }, inDatabase, close: () => Promise.resolve() };
}

/** A database of its own on the PostgreSQL server that TEST_DATABASE_URL names. */
export async function onServer(folder: string, pieces: number): Promise<FaultDatabase> {
  const db = await openTestDatabase();
  if (db.url === null) throw new Error('TEST_DATABASE_URL names no server');
  await fill(db, folder, pieces);
  return {
    environment: { DATABASE_URL: db.url, DATA_DIR: folder, DEMO: '0' },
    inDatabase: (look) => look(db),
    close: () => db.close(),
  };
}
