import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '../../../shared/time/durations.ts';
import { migrate, scriptsOf } from '../migrate.ts';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { migrationsHash } from './migrations-hash.ts';

const root = join(import.meta.dirname, '../../../..');
const cache = join(root, '.cache/test-database');

let known: Promise<Blob> | undefined;

/** The embedded database after all migrations, as a dump that all databases of this process begin with. */
export function embeddedSnapshot(): Promise<Blob> {
  known ??= readSnapshot().then((dump) => new Blob([dump]));
  return known;
}

/** Making it takes seconds, reading it does not. */
async function readSnapshot(): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(cache, `${await migrationsHash(await embeddedVersion())}.tar`);
  try {
    return await readFile(file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const dump = await makeDump();
  await mkdir(cache, { recursive: true });
  await removeOld();
  // Two processes that write it at once write the same contents; a reader never sees half a file.
  const unfinished = join(cache, `${randomBytes(6).toString('hex')}.unfinished`);
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
  return dump;
}

async function makeDump(): Promise<Uint8Array<ArrayBuffer>> {
  const db = await openEmbedded({ folder: null });
  try {
    await migrate(db);
    const run = scriptsOf(db);
    // Nobody makes a database from these, and they are a third of what each test file would unpack.
    for (const template of ['template0', 'template1']) {
      await run(`update pg_database set datistemplate = false where datname = '${template}'`, []);
      await run(`drop database ${template}`, []);
    }
    // The log of the migrations is not needed any more, nor are its files kept for later.
    await run('set wal_recycle = off', []);
    await run('checkpoint', []);
    return new Uint8Array(await db.dump());
  } finally {
    await db.close();
  }
}

/**
 * PGlite's version, since another version may be unable to read the dump. Its package does not export the file that
 * contains it.
 */
async function embeddedVersion(): Promise<string> {
  const file = join(root, 'node_modules/@electric-sql/pglite/package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(cache)) {
    const file = join(cache, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > dayMs) await rm(file, { force: true });
  }
}
