import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`another process uses the data folder ${folder}; stop it first, or set DATA_DIR to another folder`);
    this.name = 'FolderInUse';
  }
}

/**
 * Takes the data folder for this process alone. Two processes on one embedded database destroy it. The lock is SQLite's
 * own file lock, which the operating system drops when the process dies for any reason, so no stale lock is ever left
 * behind.
 * @returns a function that releases the lock
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new FolderInUse(folder);
    throw error;
  }
  return () => lock.close();
}
