import { z } from 'zod';
import type { Tx } from '../../../platform/db/db.ts';
import { inPortions } from '../../../platform/db/in-portions.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { hourMs } from '../../../shared/time/durations.ts';
import { unusedKeptHours, uploadIdOf } from '../domain/picture-limits.ts';
import { fileKeyOf, takeFrom, giveTo, removeUnused, unusedBefore } from '../infrastructure/stored-upload.ts';
import type { MediaDependencies } from './media-dependencies.ts';
import { readSharePicture } from './share-pictures.ts';
import {
  defineScalePictures,
  copyUpload,
  findShopPicture,
  forgetShopPictures,
  readShopPicture,
  releaseShopPictures,
  scaleShopPicture,
  takeShopPicture,
  usePictures,
} from './shop-pictures.ts';
import { roomForUpload, storeUpload } from './store-upload.ts';

/** The department of pictures that people send. */
export function createMedia(deps: MediaDependencies) {
  return {
    ...bind(deps, {
      storeUpload,
      roomForUpload,
      readUpload,
      forgetUploads,
      takeShopPicture,
      copyUpload,
      scaleShopPicture,
      shopPicture: findShopPicture,
      readShopPicture,
      readSharePicture,
      forgetShopPictures,
    }),
    claimUploads,
    /** The owner no longer refers to them: they are deleted with the other unused ones, within the hour. */
    releaseUploads: takeFrom,
    usePictures,
    releaseShopPictures,
    /** Call before the jobs start. */
    defineJobs(jobs: Jobs): void {
      defineForgetUploads(jobs, deps);
      defineScalePictures(jobs, deps);
    },
  };
}

/** The stored picture; null if there is none. The caller must read or destroy its stream. */
async function readUpload({ db, files }: MediaDependencies, id: string) {
  const key = await fileKeyOf(db, id);
  return key === null ? null : files.get(key);
}

export type Media = ReturnType<typeof createMedia>;

/**
 * Gives uploads an owner, so that they are kept. Only addresses of this shop count, each once.
 * @param owner the object that refers to them: 'buy-in:{id}'
 */
async function claimUploads(
  tx: Tx,
  addresses: readonly string[],
  owner: string,
): Promise<Result<void, { readonly code: 'upload-unknown' }>> {
  const ids = new Set(addresses.map(uploadIdOf));
  if (ids.size === 0) return ok(undefined);
  const known = [...ids].filter((id) => id !== null);
  if (known.length < ids.size || (await giveTo(tx, known, owner)) < ids.size) {
    return fail({ code: 'upload-unknown' });
  }
  return ok(undefined);
}

type Dependencies = Pick<MediaDependencies, 'db' | 'files' | 'now'>;

const forgetUploadsJob = job('forget-uploads', z.object({}));
const portion = 200;

/** Defines the hourly clean-up job. */
function defineForgetUploads(jobs: Jobs, deps: MediaDependencies): void {
  jobs.define(forgetUploadsJob, {
    retryLimit: 2,
    atOnce: 1,
    handler: async () => {
      await forgetUploads(deps);
      await forgetShopPictures(deps);
    },
  });
  jobs.schedule(forgetUploadsJob, '40 * * * *', {});
}

/**
 * Deletes pictures that have been unused for a day.
 * @returns how many
 */
async function forgetUploads(deps: Dependencies): Promise<number> {
  const before = new Date(deps.now().getTime() - unusedKeptHours * hourMs);
  let forgotten = 0;
  for await (const uploads of inPortions(portion, () => unusedBefore(deps.db, before, portion))) {
    for (const { id, fileKey } of uploads) {
      // The row goes first: a file without a row is wasted space, a row without its file a broken picture.
      if (!(await removeUnused(deps.db, id))) continue;
      await deps.files.delete(fileKey);
      forgotten += 1;
    }
  }
  return forgotten;
}
