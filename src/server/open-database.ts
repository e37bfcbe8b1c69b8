import { isMainThread } from 'node:worker_threads';
import type { Settings } from '../platform/config/settings.ts';
import type { Db } from '../platform/db/db.ts';
import { openEmbedded } from '../platform/db/embedded/open-embedded.ts';
import { openPostgresql } from '../platform/db/open-postgresql.ts';
import type { Log } from '../platform/log/log.ts';
import { longestPageMs } from './pages/page-limits.ts';

/**
 * Opens the database that the settings name, without migrating it. Everything the process writes from now on, in its
 * data folder or elsewhere, is readable by its own user only.
 * @param maxConnections for a server; the embedded database has one connection
 * @param isLimited whether waiting for a server times out, as in processes that answer requests
 * @throws FolderInUse if another process holds the embedded database
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
  maxConnections: number,
  isLimited = false,
): Promise<Db> {
  // Threads share it with the process and may not set it.
  if (isMainThread) process.umask(0o077);
  return settings.databaseUrl === null
    ? openEmbedded({ folder: settings.dataDir })
    : openPostgresql({
        url: settings.databaseUrl,
        maxConnections,
        ...(isLimited
          ? { limits: { waitMs: 5_000, statementMs: 60_000, briefStatementMs: longestPageMs } }
          : {}),
        onError: (error) => log.error({ error }, 'database connection lost'),
      });
}
