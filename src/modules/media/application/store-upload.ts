import { fail, ok, type Result } from '../../../shared/result.ts';
import { mostUnusedBytes } from '../domain/picture-limits.ts';
import { uploadAddress } from '../domain/upload-address.ts';
import { preparePicture, type PictureRefusal } from '../infrastructure/prepare-picture.ts';
import { addUpload } from '../infrastructure/stored-upload.ts';
import type { MediaDependencies } from './media-dependencies.ts';
import { Turns } from '../../../platform/turns/turns.ts';

export type UploadRefusal =
  | PictureRefusal
  /** Too many pictures at this moment, or too many that nobody has claimed. */
  | { readonly code: 'uploads-busy' };

const turns = new Turns(2, 40);

/**
 * Keeps a picture that somebody sends. It is decoded and encoded anew, and stays for a day unless something refers
 * to it.
 * @returns its address, which nobody can guess
 */
export async function storeUpload(
  deps: MediaDependencies,
  bytes: Uint8Array,
): Promise<Result<{ readonly address: string }, UploadRefusal>> {
  const prepared = await turns.take(() => preparePicture(bytes));
  if (prepared === null) return fail({ code: 'uploads-busy' });
  if (!prepared.ok) return prepared;
  const { webp, widthPx, heightPx } = prepared.value;
  const id = deps.newSecret();
  // Keys of files are lower case, addresses need not be.
  const fileKey = `uploads/${Buffer.from(id).toString('hex')}.webp`;
  await deps.files.put(fileKey, webp);
  const upload = { id, fileKey, widthPx, heightPx, bytes: webp.length };
  if (await addUpload(deps.db, upload, deps.now(), mostUnusedBytes))
    return ok({ address: uploadAddress(id) });
  await deps.files.delete(fileKey);
  return fail({ code: 'uploads-busy' });
}
