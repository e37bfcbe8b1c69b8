import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isFileKey, type FileStore } from '../files/file-store.ts';
import { BackupRefused } from './manifest.ts';
import { digestOf, writeSummed, type Checksums } from './checksums.ts';

const prefix = 'files/';

/** The place of uploads and documents: a folder or a bucket. */
export type FilePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 's3'; readonly bucket: string; readonly store: FileStore };

/**
 * Copies all files of a folder into the backup. Files deleted meanwhile are left out.
 * @returns their number and their total size in bytes
 */
export async function copyFilesOut(
  source: string,
  folder: string,
  sums: Checksums,
): Promise<{ count: number; bytes: number }> {
  let count = 0;
  let bytes = 0;
  for (const key of await keysIn(source)) {
    try {
      bytes += await writeSummed(folder, `${prefix}${key}`, createReadStream(join(source, key)), { sums });
      count += 1;
    } catch (error) {
      if (!isMissing(error)) throw error;
      await rm(join(folder, prefix, key), { force: true });
    }
  }
  return { count, bytes };
}

/** Restored files that are ready beside the old ones. */
interface StagedFiles {
  readonly count: number;
  /** Moves them into the old files' place; calling it again does nothing. */
  apply(): Promise<void>;
  /** Leaves everything as it was before. */
  undo(): Promise<void>;
  /** Removes the old files. */
  finish(): Promise<void>;
}

/**
 * Copies the backup's files to where the shop will look for them.
 * @throws BackupRefused if other files are already there and must not be replaced
 */
export async function stageFiles(
  backup: string,
  sums: Checksums,
  place: FilePlace,
  replace: boolean,
): Promise<StagedFiles> {
  const keys = [...sums.keys()]
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
  const wrong = keys.find((key) => !isFileKey(key));
  if (wrong !== undefined) throw new BackupRefused(`${backup} is damaged: ${wrong} is no name of a file`);
  if (place.kind === 's3') {
    // Their names are random or derived from their contents, so they cannot collide with anything before the rows
    // exist.
    for (const key of keys) await place.store.put(key, createReadStream(join(backup, prefix, key)));
    const nothing = () => Promise.resolve();
    return { count: keys.length, apply: nothing, undo: nothing, finish: nothing };
  }
  const { folder } = place;
  if (!replace) await refuseOthers(folder, sums);
  const staged = `${folder}.restoring`;
  await rm(staged, { recursive: true, force: true });
  for (const key of keys) {
    await mkdir(dirname(join(staged, key)), { recursive: true });
    await copyFile(join(backup, prefix, key), join(staged, key));
  }
  await mkdir(staged, { recursive: true });
  return swapOf(folder, staged, keys.length);
}

function swapOf(folder: string, staged: string, count: number): StagedFiles {
  const before = `${folder}.before-restoring`;
  let state: 'staged' | 'applied' = 'staged';
  return {
    count,
    async apply() {
      if (state === 'applied') return;
      await rm(before, { recursive: true, force: true });
      await rename(folder, before).catch(unlessMissing);
      await rename(staged, folder);
      state = 'applied';
    },
    async undo() {
      if (state === 'applied') await rename(folder, staged);
      await rename(before, folder).catch(unlessMissing);
      await rm(staged, { recursive: true, force: true });
    },
    finish: () => rm(before, { recursive: true, force: true }),
  };
}

/** The same files may already be there: the shop may move to another database and keep its folder. */
async function refuseOthers(folder: string, sums: Checksums): Promise<void> {
  for (const key of await keysIn(folder)) {
    if (sums.get(`${prefix}${key}`) === (await digestOf(join(folder, key)))) continue;
    throw new BackupRefused(`${folder} holds files that the backup does not have; --replace deletes them`);
  }
}

async function keysIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isFileKey)
    .sort();
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function unlessMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}
