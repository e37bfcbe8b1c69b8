import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photographFolder } from './pictures.routes.ts';

/** The hash in a key is derived from the content; the file's name has none. */
const keyPattern = /^demo\/([a-z0-9-]+\/[a-z0-9-]+)\.[0-9a-f]{8,64}$/;

/** A photograph of the demo catalogue in its largest size, by its key; null if it does not exist. */
export async function ownPhotograph(key: string): Promise<Uint8Array | null> {
  const name = keyPattern.exec(key)?.[1];
  if (name === undefined) return null;
  try {
    return await readFile(join(photographFolder, `${name}-1200.avif`));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
