import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** Changes when a migration changes, or when one of `more` does. 16 hexadecimal digits. */
export async function migrationsHash(...more: string[]): Promise<string> {
  const hash = createHash('sha256');
  const folder = join(root, 'migrations');
  for (const name of (await readdir(folder)).sort()) {
    hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  }
  for (const text of more) hash.update(`\0${text}`);
  return hash.digest('hex').slice(0, 16);
}
