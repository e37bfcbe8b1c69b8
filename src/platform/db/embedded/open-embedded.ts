import { Kysely, PGliteDialect } from 'kysely';
import { join } from 'node:path';
import { FairQueue } from '../../fair-queue/fair-queue.ts';
import type { Db } from '../db.ts';
import { queuedDialect } from '../queued-dialect.ts';
import { kyselyDb } from '../kysely-db.ts';
import { EmbeddedClient } from './client.ts';
import { lockFolder } from './folder-lock.ts';
import type { Engine } from './protocol.ts';

/** As long as it takes to get from one query of a page to the next. */
const keptFreeMs = 3;

/**
 * Opens the embedded database in a folder or in memory. It runs without fsync: a power cut may lose the last seconds. A
 * real shop should use PostgreSQL.
 * @throws FolderInUse if another process holds the folder
 */
export async function openEmbedded(options: {
  folder: string | null;
  snapshot?: Blob;
  engine?: Engine;
}): Promise<Db & { dump(): Promise<Uint8Array> }> {
  const unlock = options.folder === null ? () => undefined : lockFolder(options.folder);
  try {
    const client = new EmbeddedClient({
      dataDir: options.folder === null ? null : join(options.folder, 'database'),
      snapshot: options.snapshot ?? null,
      engine: options.engine ?? null,
    });
    await client.waitReady;
    const queue = new FairQueue(1, Number.POSITIVE_INFINITY, 1, keptFreeMs);
    const kysely = new Kysely<never>({
      dialect: queuedDialect(new PGliteDialect({ pglite: client }), queue),
    });
    const db = kyselyDb(kysely, {
      name: 'embedded',
      script: (text, parameters) => client.script(text, parameters),
      listen: (channel, callback) => client.listen(channel, callback),
      watch: () => undefined,
      heard: () => Promise.resolve(),
      connections: () => null,
      close: async () => {
        await client.close();
        unlock();
      },
    });
    return Object.assign(db, { dump: () => client.dump() });
  } catch (error) {
    unlock();
    throw error;
  }
}
