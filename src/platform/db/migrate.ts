import { sql, type Kysely } from 'kysely';
import { Migrator, type MigrationProvider } from 'kysely/migration';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { queries, type Db, type Tx } from './db.ts';

const folder = join(import.meta.dirname, '../../../migrations');

/** The names of all migrations in this version of the shop, in order. */
export async function knownMigrations(): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return names.map((name) => name.replace(/\.sql$/, '')).sort();
}

function sqlFiles(names: readonly string[]): MigrationProvider {
  return {
    async getMigrations() {
      const texts = await Promise.all(names.map((name) => readFile(join(folder, `${name}.sql`), 'utf8')));
      return Object.fromEntries(
        names.map((name, index) => [
          name,
          { up: async (db: Kysely<unknown>) => void (await sql.raw(texts[index] ?? '').execute(db)) },
        ]),
      );
    },
  };
}

/** Another version of the shop made the database, a newer one or one from before the first set of migrations. */
export class UnknownMigrations extends Error {
  constructor(names: readonly string[]) {
    super(
      `another version of the shop made the database: it has the migrations ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}, which this version does not know. Start the shop with that version, or with an empty database (DATABASE_URL, or another DATA_DIR)`,
    );
    this.name = 'UnknownMigrations';
  }
}

async function refuseUnknown(handle: Db | Tx, known: readonly string[]): Promise<void> {
  const q = queries<object>(handle);
  const { rows: made } = await sql<{ name: string | null }>`
    select to_regclass('migrations')::text as name
  `.execute(q);
  if (made[0]?.name == null) return;
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(q);
  const unknown = rows.map(({ name }) => name).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new UnknownMigrations(unknown);
}

/**
 * Migrates the database to the newest version; there is no way back. Safe if several processes start at once: one
 * migrates, the others wait.
 * @param names only these, to leave a database as an older version had it
 * @returns the names of the migrations that were run now
 * @throws UnknownMigrations if the database has some that this version lacks
 */
export async function migrate(handle: Db | Tx, names?: readonly string[]): Promise<string[]> {
  const known = await knownMigrations();
  await refuseUnknown(handle, known);
  const migrator = new Migrator({
    db: queries<unknown>(handle) as Kysely<unknown>,
    provider: sqlFiles(names ?? known),
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
    // Branches are not finished in the order of their migration numbers.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`migration ${failed ?? ''} failed`, { cause: error });
  }
  return (results ?? []).map((result) => result.migrationName);
}

/** Runs SQL text unchanged, several statements included; returns the rows of all of them. */
export type RunScript = (text: string, parameters: readonly unknown[]) => Promise<unknown[]>;

const scripts = new WeakMap<Db, RunScript>();

/** Ties a handle to the function that runs its scripts. For the two engines only. */
export function bindScript(db: Db, run: RunScript): void {
  scripts.set(db, run);
}

/**
 * Runs SQL written by others (for example the job queue's own schema), with `begin` and `commit` in the text, which no
 * query builder understands. Our own SQL goes through `queries`.
 */
export function scriptsOf(db: Db): RunScript {
  const run = scripts.get(db);
  if (run === undefined) throw new TypeError('not a database handle of this shop');
  return run;
}
