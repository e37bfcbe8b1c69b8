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
