import type { Tx } from '../../../platform/db/db.ts';
import type { StoredFile } from '../../../platform/files/file-store.ts';
import type { Actor } from '../../../shared/actor.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { fileKeyOf, takeFrom } from '../infrastructure/stored-upload.ts';
import { claimUploads } from './claim-uploads.ts';
import { defineForgetUploads, forgetUploads } from './forget-uploads.ts';
import type { MediaDependencies } from './media-dependencies.ts';
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
import { readSharePicture } from './share-pictures.ts';
import { roomForUpload, storeUpload } from './store-upload.ts';

/** The department of pictures that people send. */
export function createMedia(deps: MediaDependencies) {
  return {
    storeUpload: (bytes: Uint8Array, client: string) => storeUpload(deps, bytes, client),
    /** Whether there is room for a visitor's picture, checked before it is sent. */
    roomForUpload: (client: string) => roomForUpload(deps, client),
    claimUploads: (tx: Tx, addresses: readonly string[], owner: string) => claimUploads(tx, addresses, owner),
    /** The owner no longer refers to them: they are deleted with the other unused ones, within the hour. */
    releaseUploads: (tx: Tx, owner: string) => takeFrom(tx, owner),
    /** The stored picture; null if there is none. The caller must read or destroy its stream. */
    async readUpload(id: string): Promise<StoredFile | null> {
      const key = await fileKeyOf(deps.db, id);
      return key === null ? null : deps.files.get(key);
    },
    forgetUploads: () => forgetUploads(deps),

    takeShopPicture: (bytes: Uint8Array, actor: Actor) => takeShopPicture(deps, bytes, actor),
    /** A visitor's picture as a photograph of the shop; null if it is gone. */
    copyUpload: (address: string, actor: Actor) => copyUpload(deps, address, actor),
    scaleShopPicture: (id: string) => scaleShopPicture(deps, id),
    shopPicture: (id: string) => findShopPicture(deps.db, id),
    usePictures,
    releaseShopPictures,
    forgetShopPictures: () => forgetShopPictures(deps),
    /** A size of a photograph; the caller must read or destroy its stream. */
    readShopPicture: (name: string) => readShopPicture(deps, name),
    /** The picture beside a shared link; the caller must read or destroy its stream. */
    readSharePicture: (key: string) => readSharePicture(deps, key),
    /** Call before the jobs start. */
    defineJobs(jobs: Jobs): void {
      defineForgetUploads(jobs, deps);
      defineScalePictures(jobs, deps);
    },
  };
}

export type Media = ReturnType<typeof createMedia>;
