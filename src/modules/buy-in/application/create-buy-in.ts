import { bind } from '../../../shared/bind.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { enquiriesOf } from '../infrastructure/stored-enquiry.ts';
import { defineForgetEnquiries, forgetEnquiries } from './forget-enquiries.ts';
import { sendEnquiry, type BuyInDependencies } from './send-enquiry.ts';
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
