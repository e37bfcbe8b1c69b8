import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { hourMs } from '../../../shared/durations.ts';
import { unusedKeptHours } from '../domain/picture-limits.ts';
import { removeUnused, unusedBefore } from '../infrastructure/stored-upload.ts';
import { forgetShopPictures } from './shop-pictures.ts';
import type { MediaDependencies } from './media-dependencies.ts';

type Dependencies = Pick<MediaDependencies, 'db' | 'files' | 'now'>;

const forgetUploadsJob = job('forget-uploads', z.object({}));
const portion = 200;

/** Defines the hourly clean-up job. */
export function defineForgetUploads(jobs: Jobs, deps: MediaDependencies): void {
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
export async function forgetUploads(deps: Dependencies): Promise<number> {
  const before = new Date(deps.now().getTime() - unusedKeptHours * hourMs);
  let forgotten = 0;
  for (;;) {
    const uploads = await unusedBefore(deps.db, before, portion);
    for (const { id, fileKey } of uploads) {
      // The row goes first: a file without a row is wasted space, a row without its file a broken picture.
      if (!(await removeUnused(deps.db, id))) continue;
      await deps.files.delete(fileKey);
      forgotten += 1;
    }
    if (uploads.length < portion) return forgotten;
  }
}
