import type { Language } from '../../../shared/language.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Enquiry } from '../domain/enquiry.ts';
import { enquiriesOf } from '../infrastructure/stored-enquiry.ts';
import { defineForgetEnquiries, forgetEnquiries } from './forget-enquiries.ts';
import type { ListWish } from '../../../platform/http/list-query.ts';
import type { Actor } from '../../../shared/actor.ts';
import type { EnquiryState } from '../domain/enquiry-state.ts';
import type { EnquirySort } from '../infrastructure/enquiry-list.ts';
import { sendEnquiry, type BuyInDependencies } from './send-enquiry.ts';
import { changeEnquiry, enquiriesForStaff, enquiryForStaff } from './work-on-enquiries.ts';

/** The department that buys furniture from people. */
export function createBuyIn(deps: BuyInDependencies) {
  return {
    sendEnquiry: (enquiry: Enquiry, language?: Language) => sendEnquiry(deps, enquiry, language),
    /** All data stored about somebody's offers (Art. 15 GDPR). */
    dataOf: (email: string) => enquiriesOf(deps.db, email),
    forgetEnquiries: () => forgetEnquiries(deps),
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetEnquiries(jobs, deps),
    list: (
      wish: ListWish<EnquirySort>,
      filter: { readonly state?: EnquiryState | undefined },
      actor: Actor,
    ) => enquiriesForStaff(deps, wish, filter, actor),
    find: (id: string, actor: Actor) => enquiryForStaff(deps, id, actor),
    change: (id: string, changes: Parameters<typeof changeEnquiry>[2], actor: Actor) =>
      changeEnquiry(deps, id, changes, actor),
  };
}

export type BuyIn = ReturnType<typeof createBuyIn>;
