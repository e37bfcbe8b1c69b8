import { sql } from 'kysely';
import { queries, type Db } from './db.ts';
import { knownMigrations } from './migrate.ts';

/**
 * A shop on PostgreSQL may use two roles: an owner that changes tables, and a restricted one that the shop runs as,
 * which writes rows but can neither empty nor change the audit log. `npm run db:migrate` grants the restricted role its
 * rights.
 */

const shownOfMissing = 3;

/** The shop runs as the restricted role, and the owner has not migrated the database yet. */
export class MigrationsMissing extends Error {
  constructor(names: readonly string[]) {
    const more = names.length - shownOfMissing;
    const shown = names.slice(0, shownOfMissing).join(', ') + (more > 0 ? ` and ${more} more` : '');
    super(
      `the database is not at this version (missing: ${shown}), and the shop’s role may not change its tables: run npm run db:migrate with MIGRATION_DATABASE_URL`,
    );
    this.name = 'MigrationsMissing';
  }
}

/** Whether the connected role owns the shop's tables, or may create them if there are none yet. */
export async function ownsTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select coalesce(
      (select pg_has_role(current_user, relowner, 'usage') from pg_class where oid = to_regclass('migrations')),
      has_schema_privilege(current_user, current_schema(), 'create')
    ) as owns
  `.execute(queries<object>(db));
  return rows[0]?.owns ?? false;
}

/** @throws MigrationsMissing if the owner has not yet run all migrations that this version needs */
export async function expectMigrated(db: Db): Promise<void> {
  const q = queries<object>(db);
  const { rows: made } = await sql<{ migrations: string | null; jobs: string | null }>`
    select to_regclass('migrations')::text as migrations, to_regclass('jobs.version')::text as jobs
  `.execute(q);
  const done =
    made[0]?.migrations == null
      ? []
      : (await sql<{ name: string }>`select name from migrations`.execute(q)).rows.map(({ name }) => name);
  const missing = (await knownMigrations()).filter((name) => !done.includes(name));
  if (made[0]?.jobs == null) missing.push('jobs');
  if (missing.length > 0) throw new MigrationsMissing(missing);
}

/** Grants the role that the shop runs as its rights, and revokes those it must not have. Run by the owner. */
export async function grantRuntimeRights(db: Db, role: string): Promise<void> {
  const to = sql.id(role);
  await db.transaction(async (tx) => {
    const q = queries<object>(tx);
    await sql`grant usage on schema public, jobs to ${to}`.execute(q);
    await sql`grant select, insert, update, delete on all tables in schema public, jobs to ${to}`.execute(q);
    await sql`grant usage, select on all sequences in schema public, jobs to ${to}`.execute(q);
    await sql`revoke insert, update, delete, truncate on migrations, migrations_lock from ${to}`.execute(q);
    await sql`revoke update, delete, truncate on audit_log from ${to}`.execute(q);
    // Needed to erase personal data; a trigger prevents any other change.
    await sql`grant update (before, after, actor_name) on audit_log to ${to}`.execute(q);
  });
}
