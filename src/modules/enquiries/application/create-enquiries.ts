import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { offersOf } from '../infrastructure/stored-offer.ts';
import { questionsOf } from '../infrastructure/stored-question.ts';
import { defineForgetting, forgetOffers, forgetQuestions } from './forget-enquiries.ts';
import { ask, changeQuestion, findQuestion, listQuestions } from './questions.ts';
import { sendOffer } from './send-offer.ts';
import { changeOffer, copyPictures, offerForStaff, offersForStaff } from './work-on-offers.ts';
import type { EnquiryDependencies } from './enquiries-dependencies.ts';

/** The department that people turn to, with furniture for the shop or with a question. */
export function createEnquiries(deps: EnquiryDependencies) {
  return {
    /** Furniture that people offer to the shop (Ankauf). */
    offers: bind(deps, {
      send: sendOffer,
      list: offersForStaff,
      find: offerForStaff,
      change: changeOffer,
      copyPictures,
      /** All data stored about somebody's offers (Art. 15 GDPR). */
      dataOf: ({ db }: EnquiryDependencies, email: string) => offersOf(db, email),
      forget: forgetOffers,
    }),
    /**
     * What people ask: by the contact form, from a piece, or for the price of a delivery to a place without rates. Staff
     * work through them as one list.
     */
    questions: bind(deps, {
      ask,
      list: listQuestions,
      find: findQuestion,
      change: changeQuestion,
      /** All data stored about somebody's questions (Art. 15 GDPR). */
      dataOf: ({ db }: EnquiryDependencies, email: string) => questionsOf(db, email),
      forget: forgetQuestions,
    }),
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetting(jobs, deps),
  };
}

export type Enquiries = ReturnType<typeof createEnquiries>;
