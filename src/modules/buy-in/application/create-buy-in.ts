import { z } from 'zod';
import { forgetNotes } from '../../../platform/audit/audit.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { keptFrom } from '../../../shared/time/berlin-day.ts';
import { enquiriesOf, deleteEnquiries } from '../infrastructure/stored-enquiry.ts';
import { sendEnquiry, type BuyInDependencies, ownerOf } from './send-enquiry.ts';
import { changeEnquiry, copyPictures, enquiriesForStaff, enquiryForStaff } from './work-on-enquiries.ts';

/** The department that buys furniture from people. */
export function createBuyIn(deps: BuyInDependencies) {
  return {
    ...bind(deps, {
      sendEnquiry,
      forgetEnquiries,
      list: enquiriesForStaff,
      find: enquiryForStaff,
      change: changeEnquiry,
      copyPictures,
    }),
    /** All data stored about somebody's offers (Art. 15 GDPR). */
    dataOf: (email: string) => enquiriesOf(deps.db, email),
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetEnquiries(jobs, deps),
  };
}

export type BuyIn = ReturnType<typeof createBuyIn>;

type Dependencies = Pick<BuyInDependencies, 'db' | 'now' | 'media'>;

const forgetEnquiriesJob = job('forget-enquiries', z.object({}));
const portion = 100;

/**
 * After this many days, an enquiry that led to nothing is deleted. The privacy policy says six months after the answer
 * at the latest, and an answer comes after the enquiry.
 */
const keptDays = 180;
/** An enquiry that led to a purchase belongs to its vouchers (§ 147 (3) AO, § 257 (4) HGB). */
const yearsOfVouchers = 8;

/** Defines the nightly clean-up job. */
function defineForgetEnquiries(jobs: Jobs, deps: Dependencies): void {
  jobs.define(forgetEnquiriesJob, {
    retryLimit: 2,
    atOnce: 1,
    handler: async () => void (await forgetEnquiries(deps)),
  });
  jobs.schedule(forgetEnquiriesJob, '30 3 * * *', {});
}

/**
 * Deletes old enquiries (Art. 17 GDPR); their pictures follow within the hour.
 * @returns how many enquiries were deleted
 */
async function forgetEnquiries({ db, now, media }: Dependencies): Promise<number> {
  const before = {
    notBought: new Date(now().getTime() - keptDays * dayMs),
    bought: keptFrom(now(), yearsOfVouchers),
  };
  let gone = 0;
  for (;;) {
    const ids = await db.transaction(async (tx) => {
      const deleted = await deleteEnquiries(tx, before, portion);
      for (const id of deleted) await media.releaseUploads(tx, ownerOf(id));
      await forgetNotes(tx, 'enquiries', deleted);
      return deleted;
    });
    gone += ids.length;
    if (ids.length < portion) return gone;
  }
}
