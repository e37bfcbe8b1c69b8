import { bind } from '../../shared/bind.ts';
import { closures, companyData } from './application/company.ts';
import type { ContentDependencies } from './application/content-dependencies.ts';
import { fillFirstContent } from './application/fill-first-content.ts';
import {
  previewTexts,
  readPageVersion,
  readPageVersions,
  readReadingFile,
  readTextFile,
  readStaffTexts,
} from './application/staff-texts.ts';
import { readLegalTexts, readPage, readTextVersion } from './application/read-pages.ts';
import { readBlock, readDashboardTexts, readFaq, readReviews } from './application/read-short-texts.ts';
import { saveCompany } from './application/save-company.ts';
import { savePage } from './application/save-pages.ts';
import { saveBlock, saveDashboardTexts, saveFaq } from './application/save-short-texts.ts';
import { staffReviews } from './application/staff-reviews.ts';
import { firstContent } from './first-content/first-content.ts';

export { contentTag } from './application/content-dependencies.ts';
export { hoursInWords } from './domain/opening-hours.ts';
export { dummiesLeft } from './domain/company-data.ts';
export { dummyCompany } from './first-content/de/company.ts';
export type { Closure } from './domain/closed-days.ts';
export type * from './domain/company-data.ts';
export type * from './domain/page-block.ts';
export type * from './domain/page-text.ts';
export type * from './domain/short-texts.ts';

/** The department of the shop's content: its texts, pages, questions, reviews, and the company's data. */
export function createContent(deps: ContentDependencies) {
  return {
    ...bind(deps, {
      companyData,
      closures,
      page: readPage,
      pageVersions: readPageVersions,
      pageVersion: readPageVersion,
      textFile: readTextFile,
      readingFile: readReadingFile,
      legalTexts: readLegalTexts,
      textVersion: readTextVersion,
      savePage,
      saveCompanyData: saveCompany,
      saveDashboardTexts,
      saveBlock,
      saveFaq,
    }),
    /** Adds missing first content; runs at every start. */
    ...bind({ ...deps, first: firstContent }, { fillFirst: fillFirstContent }),
    ...bind(deps.db, {
      dashboardTexts: readDashboardTexts,
      block: readBlock,
      faq: readFaq,
      reviews: readReviews,
    }),
    /** The texts as written, for staff. */
    staff: readStaffTexts(deps.db),
    /** Customer reviews, for staff. */
    staffReviews: staffReviews(deps),
    /** Unsaved texts as pages would show them. */
    preview: previewTexts(deps),
  };
}

export type Content = ReturnType<typeof createContent>;
