import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { fileKeyOf, takeFrom } from '../infrastructure/stored-upload.ts';
import { claimUploads } from './claim-uploads.ts';
import { defineForgetUploads, forgetUploads } from './forget-uploads.ts';
import type { MediaDependencies } from './media-dependencies.ts';
import {
  defineScalePictures,
  findShopPicture,
  forgetShopPictures,
  readShopPicture,
  releaseShopPictures,
  scaleShopPicture,
  takeShopPicture,
  usePictures,
} from './shop-pictures.ts';
import { readSharePicture } from './share-pictures.ts';
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
