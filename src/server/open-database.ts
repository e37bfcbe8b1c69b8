import type { Settings } from '../platform/config/settings.ts';
import type { Db } from '../platform/db/db.ts';
import { openEmbedded } from '../platform/db/embedded/open-embedded.ts';
import { openPostgresql } from '../platform/db/open-postgresql.ts';
import type { Log } from '../platform/log/log.ts';

/**
 * Opens the database that the settings name, as it is: nothing is migrated.
 * @param maxConnections to a server; the embedded database has one
 * @throws FolderInUse when another process has the embedded database
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
  maxConnections: number,
): Promise<Db> {
  return settings.databaseUrl === null
    ? openEmbedded({ folder: settings.dataDir })
    : openPostgresql({
        url: settings.databaseUrl,
        maxConnections,
        onError: (error) => log.error({ error }, 'database connection lost'),
      });
}
