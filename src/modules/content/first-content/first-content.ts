import type { FirstContent } from '../application/fill-first-content.ts';
import { firstPage, firstPageSlugs } from '../infrastructure/first-pages.ts';
import * as germanBlocks from './de/blocks.ts';
import { dummyCompany } from './de/company.ts';
import * as germanTexts from './de/dashboard-texts.ts';
import * as germanFaq from './de/faq.ts';
import { sampleReviews } from './de/sample-reviews.ts';
import * as englishBlocks from './en/blocks.ts';
import * as englishTexts from './en/dashboard-texts.ts';
import * as englishFaq from './en/faq.ts';

/** The shop's content before its staff have entered any; the pages are in `<language>/pages`, in Markdown. */
export const firstContent: FirstContent = {
  company: dummyCompany,
  sampleReviews,
  texts: {
    de: { ...germanTexts, ...germanBlocks, ...germanFaq },
    en: { ...englishTexts, ...englishBlocks, ...englishFaq },
  },
  pageSlugs: firstPageSlugs,
  page: firstPage,
};
