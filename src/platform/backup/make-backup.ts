import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { queries, type Db, type Tx } from '../db/db.ts';
import { copyFilesOut, type FilePlace } from './backed-up-files.ts';
import { BackupRefused, manifestName, manifestText, type Manifest } from './manifest.ts';
import { writeChecksums, writeSummed, type Checksums } from './checksums.ts';
import { dumpTables } from './dump-tables.ts';

/**
 * Writes a backup: all rows as of one moment, and the files of a folder. A shop on a PostgreSQL server keeps running
 * meanwhile. The folder gets its final name once it is complete; a failure leaves nothing behind.
 * @throws BackupRefused if a backup of that name exists, or the database contains no shop
 */
export async function makeBackup(options: {
  readonly db: Db;
  readonly files: FilePlace;
  readonly folder: string;
  readonly now: () => Date;
  readonly say: (line: string) => void;
}): Promise<Manifest> {
  const { db, folder } = options;
  if (existsSync(folder)) throw new BackupRefused(`${folder} exists already; a backup is never overwritten`);
  const unfinished = `${folder}.unfinished-${randomBytes(4).toString('hex')}`;
  await mkdir(dirname(folder), { recursive: true });
  try {
    const manifest = await db.transaction((tx) => writeAll(tx, unfinished, options));
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeAll(
  tx: Tx,
  folder: string,
  { db, files, now, say }: Parameters<typeof makeBackup>[0],
): Promise<Manifest> {
  // One snapshot for all tables. It neither waits for locks nor holds any that others wait for.
  await sql`set transaction isolation level repeatable read, read only`.execute(queries(tx));
  // A transaction may be retried.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  await refuseWithoutShop(tx);
  const sums: Checksums = new Map();
  const madeAt = now().toISOString();
  // Files before rows: the snapshot has just been taken, so the files its rows refer to are most likely still there.
  const kept = await keepFiles(files, folder, sums);
  if (kept.store === 'folder') say(`files: ${kept.count.toLocaleString('en')}`);
  const manifest = {
    madeAt,
    engine: db.engine,
    ...(await dumpTables(tx, { folder, sums, say })),
    files: kept,
  };
  await writeSummed(folder, manifestName, oneText(manifestText(manifest)), { sums });
  await writeChecksums(folder, sums);
  return manifest;
}

async function* oneText(text: string): AsyncGenerator<string> {
  yield text;
}

async function keepFiles(files: FilePlace, folder: string, sums: Checksums): Promise<Manifest['files']> {
  if (files.kind === 's3') return { store: 's3', bucket: files.bucket };
  return { store: 'folder', ...(await copyFilesOut(files.folder, folder, sums)) };
}

/** Also the transaction's first query, which is what fixes the snapshot. */
async function refuseWithoutShop(tx: Tx): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('public.migrations') is not null as "isThere"
  `.execute(queries(tx));
  if (rows[0]?.isThere !== true) throw new BackupRefused('there is no shop in this database');
}
