import { sql } from 'kysely';
import { type Db, type Tx, queries } from '../db/db.ts';
import { scriptsOf, knownMigrations, migrate } from '../db/migrate.ts';
import { stageFiles, type FilePlace } from './backed-up-files.ts';
import { verifyChecksums } from './checksums.ts';
import { fileOfTable } from './dump-tables.ts';
import { loadTables } from './load-tables.ts';
import { BackupRefused, manifestName, readManifest, type Manifest } from './manifest.ts';
import { shopTables } from './shop-tables.ts';

interface RestoreOptions {
  readonly db: Db;
  readonly files: FilePlace;
  readonly folder: string;
  /** Whether the present contents of the database and the folder of files may be deleted. */
  readonly replace: boolean;
  /**
   * How many numbers of orders, pieces and enquiries to skip. Numbers given out after the backup was made are unknown
   * to it and must not be given out twice.
   */
  readonly skipNumbers: number;
  readonly say: (line: string) => void;
}

/**
 * Restores a backup into a database, whichever engine it was made on, and migrates it to the newest version. Everything
 * happens in one transaction: rows and files are restored completely or not at all.
 * @throws BackupRefused if the backup is damaged or too new, the database is not empty or a shop is running on it
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { db, folder, replace, say } = options;
  const manifest = await checkedManifest(folder);
  const sums = await verifyChecksums(folder, [
    manifestName,
    ...manifest.tables.map(({ name }) => fileOfTable(name)),
  ]);
  const files = [...sums.keys()].filter((name) => name.startsWith('files/')).length;
  if (files !== (manifest.files.store === 'folder' ? manifest.files.count : 0)) {
    throw new BackupRefused(`${folder} is damaged: it names ${files} files`);
  }
  say('checksums: right');
  await db.transaction((tx) => refuseTarget(tx, replace));
  const noFiles = manifest.files.store === 's3';
  const staged = noFiles ? null : await stageFiles(folder, sums, options.files, replace);
  try {
    await db.transaction(async (tx) => {
      await refuseTarget(tx, replace);
      await emptyDatabase(tx);
      await migrate(tx, manifest.migrations);
      await loadTables(tx, manifest, options);
      await migrate(tx);
      await staged?.apply();
    });
  } catch (error) {
    await staged?.undo();
    throw error;
  }
  await staged?.finish();
  if (staged !== null) say(`files: ${staged.count.toLocaleString('en')}`);
  // Otherwise the first searches would be planned for empty tables.
  await scriptsOf(db)('analyze', []);
  return manifest;
}

async function checkedManifest(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const known = new Set(await knownMigrations());
  const unknown = manifest.migrations.find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new BackupRefused(
      `${folder} was made by another version of the shop: it has migration ${unknown}, which this one does not know`,
    );
  }
  return manifest;
}

async function refuseTarget(tx: Tx, replace: boolean): Promise<void> {
  if ((await shopsConnected(tx)) > 0) {
    throw new BackupRefused('a shop is connected to this database; stop it first');
  }
  const filled = await filledTables(tx);
  if (filled.length > 0 && !replace) {
    const some = filled.length > 4 ? [...filled.slice(0, 4), '…'] : filled;
    throw new BackupRefused(
      `the database is not empty (${some.join(', ')}); --replace deletes all that it holds`,
    );
  }
}

/** The tables that contain rows; empty if nobody has used this database yet. */
async function filledTables(tx: Tx): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await shopTables(tx)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(queries(tx));
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/** How many other connections of a shop exist: on a server, several processes share a database. */
async function shopsConnected(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'wmk-shop%' and pid <> pg_backend_pid()
  `.execute(queries(tx));
  return rows[0]?.count ?? 0;
}

/**
 * Removes the shop's tables and functions and the job queue's schema, as if no migration had ever run. Extensions stay:
 * creating them again may need rights that the shop's user does not have.
 */
async function emptyDatabase(tx: Tx): Promise<void> {
  await sql`
    do $$
    declare one record;
    begin
      -- By name: a view that a cascade has removed meanwhile would be written as its number.
      for one in select quote_ident(c.relname) as name, c.relkind as kind from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm')
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      loop
        execute format('drop %s if exists public.%s cascade',
          case one.kind when 'r' then 'table' when 'v' then 'view' else 'materialized view' end, one.name);
      end loop;
      for one in select c.oid::regclass as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
      loop
        execute format('drop sequence %s cascade', one.name);
      end loop;
      for one in select p.oid::regprocedure as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      loop
        execute format('drop function %s cascade', one.name);
      end loop;
    end $$
  `.execute(queries(tx));
  await sql`drop schema if exists jobs cascade`.execute(queries(tx));
}
