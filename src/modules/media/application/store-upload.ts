import { clientKeys, type ClientKeys } from '../../../platform/http/client-keys.ts';
import { currentClient } from '../../../platform/fair-queue/client.ts';
import { FairQueue } from '../../../platform/fair-queue/fair-queue.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { maxUnusedBytes, maxUnusedOfNetwork, uploadAddress } from '../domain/picture-limits.ts';
import { preparePicture, type PictureRefusal } from '../infrastructure/prepare-picture.ts';
import { addUpload, bytesWithoutOwner } from '../infrastructure/stored-upload.ts';
import { noteUnreadable, type MediaDependencies } from './media-dependencies.ts';

export type UploadRefusal =
  | PictureRefusal
  /** Too many pictures at this moment, or too many unclaimed ones. */
  | { readonly code: 'uploads-busy' }
  /** This network has too many unclaimed uploads. */
  | { readonly code: 'too-many-uploads' };

const queue = new FairQueue(2, 40);

/**
 * Stores a picture that somebody sends. It is decoded and encoded again, and deleted after a day unless something
 * refers to it.
 * @param client the network address that it comes from
 * @returns its address, which nobody can guess
 */
export async function storeUpload(
  deps: MediaDependencies,
  bytes: Uint8Array,
  client: string,
): Promise<Result<{ readonly address: string }, UploadRefusal>> {
  const sentBy = await keysOf(deps, client);
  const room = await roomFor(deps, sentBy);
  if (!room.ok) return room;
  const prepared = await queue.take(
    () => preparePicture(bytes, noteUnreadable(deps)),
    currentClient().network,
  );
  if (prepared === null) return fail({ code: 'uploads-busy' });
  if (!prepared.ok) return prepared;
  const { webp, widthPx, heightPx } = prepared.value;
  const id = deps.newSecret();
  // Keys of files are lower case; addresses need not be.
  const fileKey = `uploads/${Buffer.from(id).toString('hex')}.webp`;
  await deps.files.put(fileKey, webp);
  const upload = { id, fileKey, widthPx, heightPx, bytes: webp.length, sentBy };
  if (await addUpload(deps.db, upload, deps.now(), maxUnusedBytes)) return ok({ address: uploadAddress(id) });
  await deps.files.delete(fileKey);
  return fail({ code: 'uploads-busy' });
}

/** Whether there is room for a picture, checked before it is sent. */
export async function roomForUpload(
  deps: Pick<MediaDependencies, 'db'>,
  client: string,
): Promise<Result<void, NoRoom>> {
  return roomFor(deps, await keysOf(deps, client));
}

type NoRoom = { readonly code: 'uploads-busy' | 'too-many-uploads' };

const keysOf = ({ db }: Pick<MediaDependencies, 'db'>, client: string): Promise<ClientKeys> =>
  clientKeys(db, 'upload', client);

async function roomFor(
  { db }: Pick<MediaDependencies, 'db'>,
  sentBy: ClientKeys,
): Promise<Result<void, NoRoom>> {
  const unused = await bytesWithoutOwner(db, sentBy);
  const isOverOwn = unused.ofLine >= maxUnusedOfNetwork.line || unused.ofBlock >= maxUnusedOfNetwork.block;
  if (isOverOwn) return fail({ code: 'too-many-uploads' });
  return unused.inAll < maxUnusedBytes ? ok(undefined) : fail({ code: 'uploads-busy' });
}
