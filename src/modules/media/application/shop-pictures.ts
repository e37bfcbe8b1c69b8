import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/db.ts';
import { inPortions } from '../../../platform/db/in-portions.ts';
import type { StoredFile } from '../../../platform/files/file-store.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { writeOutbox } from '../../../platform/outbox/outbox.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight, may } from '../../../shared/staff/staff-rights.ts';
import { hourMs } from '../../../shared/time/durations.ts';
import { unusedKeptHours, uploadIdOf } from '../domain/picture-limits.ts';
import {
  originalFileKey,
  pictureIdOf,
  pictureKeyOf,
  sizeFileKey,
  sizeFileKeys,
  type ReadyPicture,
  type ShopPicture,
} from '../domain/shop-picture.ts';
import { scalePicture } from '../infrastructure/scale-picture.ts';
import {
  addShopPicture,
  markUnused,
  markUsed,
  removeUnusedPictures,
  settleShopPicture,
  shopPicturesOf,
  unusedPictures,
} from '../infrastructure/stored-shop-picture.ts';
import { fileKeyOf } from '../infrastructure/stored-upload.ts';
import { noteUnreadable, type MediaDependencies } from './media-dependencies.ts';

const scaleJob = job('scale-picture', z.object({ id: z.string() }));
const portion = 200;

/**
 * Receives a photograph from staff as it comes from their camera. Nothing is decoded yet: a job makes the sizes.
 * @throws RightMissing unless the actor has `catalogue:write` or `texts:write`
 */
export async function takeShopPicture(
  { db, files, now, newSecret }: MediaDependencies,
  bytes: Uint8Array,
  actor: Actor,
): Promise<ShopPicture> {
  if (!may(actor, 'texts:write')) requireRight(actor, 'catalogue:write');
  const id = createHash('sha256').update(newSecret()).digest('hex').slice(0, 32);
  await files.put(originalFileKey(id), bytes);
  await db.transaction(async (tx) => {
    await addShopPicture(tx, id, now());
    await writeOutbox(tx, scaleJob, { id }, now());
  });
  const [picture] = await shopPicturesOf(db, [id]);
  if (picture === undefined) throw new Error(`the picture ${id} was not entered`);
  return picture;
}

/**
 * Takes a visitor's picture as a photograph of the shop; the visitor's own stays as it is.
 * @returns null if there is no such picture
 * @throws RightMissing as above
 */
export async function copyUpload(
  deps: MediaDependencies,
  address: string,
  actor: Actor,
): Promise<ShopPicture | null> {
  const id = uploadIdOf(address);
  const key = id === null ? null : await fileKeyOf(deps.db, id);
  const file = key === null ? null : await deps.files.get(key);
  return file === null ? null : takeShopPicture(deps, await buffer(file.stream), actor);
}

/** Makes the sizes of a photograph, and deletes the original. Idempotent. */
export async function scaleShopPicture(deps: MediaDependencies, id: string): Promise<void> {
  const { db, files } = deps;
  const [picture] = await shopPicturesOf(db, [id]);
  if (picture?.state === 'waiting') {
    const original = await files.get(originalFileKey(id));
    // Nothing can be made of an original that is gone: the picture has failed, and its upload need not wait.
    const scaled =
      original === null ? null : await scalePicture(await buffer(original.stream), noteUnreadable(deps));
    const made = scaled?.ok === true ? scaled.value : null;
    for (const { suffix, bytes } of made?.files ?? []) await files.put(`pictures/${id}-${suffix}`, bytes);
    await settleShopPicture(db, id, made);
  }
  // The original contains the place where it was taken. An earlier try may have ended just before this line.
  await files.delete(originalFileKey(id));
}

export async function findShopPicture({ db }: MediaDependencies, id: string): Promise<ShopPicture | null> {
  return (await shopPicturesOf(db, [id]))[0] ?? null;
}

/** Those of the pictures whose sizes are made; they are in use from now on. */
export async function usePictures(
  tx: Tx,
  keys: readonly string[],
  now: Date,
): Promise<readonly ReadyPicture[]> {
  const ready = (await shopPicturesOf(tx, idsOf(keys))).flatMap(
    ({ key, state, widthPx, heightPx, placeholder }) =>
      state === 'ready' && widthPx !== null && heightPx !== null && placeholder !== null
        ? [{ key, widthPx, heightPx, placeholder }]
        : [],
  );
  await markUsed(tx, idsOf(ready.map(({ key }) => key)), now);
  return ready;
}

/** A size of a photograph, by the last part of its address; null if there is none. */
export async function readShopPicture(
  { files }: MediaDependencies,
  name: string,
): Promise<StoredFile | null> {
  const key = sizeFileKey(name);
  return key === null ? null : files.get(key);
}

/**
 * Call when the object that showed these pictures is deleted. Pictures that nothing else shows are deleted with the
 * other unused ones, within the hour.
 */
export async function releaseShopPictures(tx: Tx, keys: readonly string[]): Promise<void> {
  await markUnused(tx, idsOf(keys));
}

/**
 * Deletes unused photographs that are more than a day old.
 * @returns how many
 */
export async function forgetShopPictures({
  db,
  files,
  now,
  shownOf,
}: Pick<MediaDependencies, 'db' | 'files' | 'now' | 'shownOf'>): Promise<number> {
  const before = new Date(now().getTime() - unusedKeptHours * hourMs);
  let forgotten = 0;
  for await (const unused of inPortions(portion, () => unusedPictures(db, before, portion))) {
    // Checked only now: a copy of the piece may have been made while the first one was deleted.
    const shown = new Set(idsOf(await shownOf(unused.map(pictureKeyOf))));
    await db.transaction((tx) => markUsed(tx, [...shown], now()));
    const removed = await removeUnusedPictures(
      db,
      unused.filter((id) => !shown.has(id)),
    );
    // The row goes first: a file without a row is wasted space, a row without its file a broken picture.
    for (const id of removed) {
      for (const key of [originalFileKey(id), ...sizeFileKeys(id)]) await files.delete(key);
    }
    forgotten += removed.length;
  }
  return forgotten;
}

function idsOf(keys: readonly string[]): string[] {
  return keys.map(pictureIdOf).filter((id) => id !== null);
}

export function defineScalePictures(jobs: Jobs, deps: MediaDependencies): void {
  // One at a time: a photograph of 50 million pixels takes half a gigabyte while it is scaled.
  jobs.define(scaleJob, { retryLimit: 3, atOnce: 1, handler: ({ id }) => scaleShopPicture(deps, id) });
}
