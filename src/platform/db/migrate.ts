import { sql, type Kysely } from 'kysely';
import { Migrator, type MigrationProvider } from 'kysely/migration';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { queries, type Db } from './db.ts';

const folder = join(import.meta.dirname, '../../../migrations');

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return Object.fromEntries(
      names.map((name, index) => [
        name.replace(/\.sql$/, ''),
        { up: async (db: Kysely<unknown>) => void (await sql.raw(texts[index] ?? '').execute(db)) },
      ]),
    );
  },
};

/**
 * Brings the database to the newest version, forward only. Safe when several processes start at once:
 * one migrates, the others wait.
 * @returns the names of the migrations that were run now
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db: queries<unknown>(db) as Kysely<unknown>,
    provider: sqlFiles,
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
    // Branches are finished in another order than their numbers were given.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`migration ${failed ?? ''} failed`, { cause: error });
  }
  return (results ?? []).map((result) => result.migrationName);
}
