import type { FirstContent } from '../application/fill-first-content.ts';
import { firstPage, firstPageSlugs } from '../infrastructure/first-pages.ts';
import * as germanTexts from './de/short-texts.ts';
import { dummyCompany } from './de/company.ts';
import * as germanFaq from './de/faq.ts';
import { sampleReviews } from './de/sample-reviews.ts';
import * as englishTexts from './en/short-texts.ts';
import * as englishFaq from './en/faq.ts';
import * as spanishTexts from './es/short-texts.ts';
import * as spanishFaq from './es/faq.ts';
import * as frenchTexts from './fr/short-texts.ts';
import * as frenchFaq from './fr/faq.ts';
import * as italianTexts from './it/short-texts.ts';
import * as italianFaq from './it/faq.ts';

/** The shop's content before its staff have entered any; the pages are in `<language>/pages`, in Markdown. */
export const firstContent: FirstContent = {
  company: dummyCompany,
  sampleReviews,
  texts: {
    de: {
      dashboardTexts: germanTexts.dashboardTexts,
      blocks: germanTexts.blocks,
      sampleBlocks: germanTexts.sampleBlocks,
      faq: germanFaq.faq,
    },
    en: {
      dashboardTexts: englishTexts.dashboardTexts,
      blocks: englishTexts.blocks,
      sampleBlocks: englishTexts.sampleBlocks,
      faq: englishFaq.faq,
    },
    es: {
      dashboardTexts: spanishTexts.dashboardTexts,
      blocks: spanishTexts.blocks,
      sampleBlocks: spanishTexts.sampleBlocks,
      faq: spanishFaq.faq,
    },
    fr: {
      dashboardTexts: frenchTexts.dashboardTexts,
      blocks: frenchTexts.blocks,
      sampleBlocks: frenchTexts.sampleBlocks,
      faq: frenchFaq.faq,
    },
    it: {
      dashboardTexts: italianTexts.dashboardTexts,
      blocks: italianTexts.blocks,
      sampleBlocks: italianTexts.sampleBlocks,
      faq: italianFaq.faq,
    },
  },
  pageSlugs: firstPageSlugs,
  page: firstPage,
};
