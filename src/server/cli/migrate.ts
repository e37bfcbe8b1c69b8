import { readSettings, WrongSettings, type Settings } from '../../platform/config/settings.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { grantRuntimeRights } from '../../platform/db/runtime-role.ts';
import { installQueue } from '../../platform/jobs/jobs.ts';
import { createLog } from '../../platform/log/log.ts';
import { explainFailure } from '../answers/explain-failure.ts';
import { openDatabase } from '../open-database.ts';
import { withShop } from './with-shop.ts';

// `npm run db:migrate` migrates the database to the newest version. With MIGRATION_DATABASE_URL it does so as the owner
// of the tables, and grants the role in DATABASE_URL, as which the shop runs, its rights.

/** @throws WrongSettings if the address contains no user name */
function roleOf(databaseUrl: string): string {
  const role = decodeURIComponent(new URL(databaseUrl).username);
  if (role === '') throw new WrongSettings([{ setting: 'DATABASE_URL', problem: 'names no user' }]);
  return role;
}

async function migrateAsOwner(settings: Settings, owner: string): Promise<void> {
  const log = createLog({ level: settings.logLevel });
  // Its queue listens and works at once, for a moment.
  const db = await openDatabase({ ...settings, databaseUrl: owner }, log, 3);
  try {
    await migrate(db);
    await installQueue(db, log);
    const role = settings.databaseUrl === null ? null : roleOf(settings.databaseUrl);
    if (role !== null && role !== roleOf(owner)) {
      await grantRuntimeRights(db, role);
      console.log(`${role} has the rights that the shop needs`);
    }
  } finally {
    await db.close();
  }
}

const done = 'the database is at the newest version';
try {
  const settings = readSettings(process.env);
  const { migrationDatabaseUrl } = settings;
  if (migrationDatabaseUrl === null) {
    // Opening the shop migrates its database.
    await withShop(async () => console.log(done));
  } else {
    await migrateAsOwner(settings, migrationDatabaseUrl);
    console.log(done);
  }
} catch (error) {
  for (const line of explainFailure(error)) console.error(line);
  process.exitCode = 1;
}
