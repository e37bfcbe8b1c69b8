import { scriptsOf } from '../db/script.ts';
import type { Db, Tx } from '../db/db.ts';
import { knownMigrations, migrate } from '../db/migrate.ts';
import { stageFiles, type FilePlace } from './backed-up-files.ts';
import { BackupRefused } from './backup-refused.ts';
import { verifyChecksums } from './checksums.ts';
import { fileOfTable } from './dump-tables.ts';
import { emptyDatabase, filledTables, shopsConnected } from './empty-database.ts';
import { loadTables } from './load-tables.ts';
import { manifestName, readManifest, type Manifest } from './manifest.ts';

export interface RestoreOptions {
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
