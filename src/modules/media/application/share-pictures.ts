import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FileStore, StoredFile } from '../../../platform/files/file-store.ts';
import { FairQueue } from '../../../platform/fair-queue/fair-queue.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { pictureIdOf, shareFileKey, sizeFileKey } from '../domain/shop-picture.ts';
import { makeSharePicture } from '../infrastructure/scale-picture.ts';
import type { MediaDependencies } from './media-dependencies.ts';

export type SharePictureRefusal =
  | { readonly code: 'not-found' }
  /** Too many are being made at the moment. */
  | { readonly code: 'uploads-busy' };

/** One at a time: each takes a tenth of a second of a core that the pages need, and previews can wait. */
const queue = new FairQueue(1, 12);
/** By file, so that the many who share a new piece in its first minute wait for the same one. */
const inTheMaking = new Map<string, Promise<boolean>>();

/**
 * The picture beside a shared link, by the key of the photograph. Those of staff's photographs are made with their
 * other sizes; a missing one is made when it is first requested, and kept. Two machines that make the same one write
 * the same bytes. The caller must read or destroy its stream.
 */
export async function readSharePicture(
  { files, ownPhotograph }: Pick<MediaDependencies, 'files' | 'ownPhotograph'>,
  key: string,
): Promise<Result<StoredFile, SharePictureRefusal>> {
  const source = await sourceOf(files, ownPhotograph, key);
  if (source === null) return fail({ code: 'not-found' });
  const { fileKey, photograph } = source;
  const stored = await files.get(fileKey);
  if (stored !== null) return ok(stored);
  const making = inTheMaking.get(fileKey) ?? make(files, fileKey, photograph);
  inTheMaking.set(fileKey, making);
  let isMade: boolean;
  try {
    isMade = await making;
  } finally {
    inTheMaking.delete(fileKey);
  }
  if (!isMade) return fail({ code: 'uploads-busy' });
  const made = await files.get(fileKey);
  return made === null ? fail({ code: 'not-found' }) : ok(made);
}

interface Source {
  /** The picture's place in the file store, whether made or not. */
  readonly fileKey: string;
  readonly photograph: () => Promise<Uint8Array | null>;
}

async function sourceOf(
  files: FileStore,
  ownPhotograph: MediaDependencies['ownPhotograph'],
  key: string,
): Promise<Source | null> {
  const id = pictureIdOf(key);
  if (id !== null) {
    const largest = sizeFileKey(`${id}-1200.avif`);
    return {
      fileKey: shareFileKey(id),
      photograph: async () => {
        const stored = largest === null ? null : await files.get(largest);
        return stored === null ? null : buffer(stored.stream);
      },
    };
  }
  const own = await ownPhotograph(key);
  if (own === null) return null;
  // Keyed by content: anybody can write any hash into an address, and that must not fill the store.
  const digest = createHash('sha256').update(own).digest('hex');
  return { fileKey: `share-pictures/${digest}.jpg`, photograph: async () => own };
}

/** @returns false if too many are being made already */
async function make(files: FileStore, fileKey: string, photograph: Source['photograph']): Promise<boolean> {
  const done = await queue.take(async () => {
    const bytes = await photograph();
    if (bytes !== null) await files.put(fileKey, await makeSharePicture(bytes));
    return true;
  });
  return done ?? false;
}
