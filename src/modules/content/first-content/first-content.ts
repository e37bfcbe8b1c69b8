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
import * as spanishBlocks from './es/blocks.ts';
import * as spanishTexts from './es/dashboard-texts.ts';
import * as spanishFaq from './es/faq.ts';
import * as frenchBlocks from './fr/blocks.ts';
import * as frenchTexts from './fr/dashboard-texts.ts';
import * as frenchFaq from './fr/faq.ts';
import * as italianBlocks from './it/blocks.ts';
import * as italianTexts from './it/dashboard-texts.ts';
import * as italianFaq from './it/faq.ts';

/** The shop's content before its staff have entered any; the pages are in `<language>/pages`, in Markdown. */
export const firstContent: FirstContent = {
  company: dummyCompany,
  sampleReviews,
  texts: {
    de: {
      dashboardTexts: germanTexts.dashboardTexts,
      blocks: germanBlocks.blocks,
      sampleBlocks: germanBlocks.sampleBlocks,
      faq: germanFaq.faq,
    },
    en: {
      dashboardTexts: englishTexts.dashboardTexts,
      blocks: englishBlocks.blocks,
      sampleBlocks: englishBlocks.sampleBlocks,
      faq: englishFaq.faq,
    },
    es: {
      dashboardTexts: spanishTexts.dashboardTexts,
      blocks: spanishBlocks.blocks,
      sampleBlocks: spanishBlocks.sampleBlocks,
      faq: spanishFaq.faq,
    },
    fr: {
      dashboardTexts: frenchTexts.dashboardTexts,
      blocks: frenchBlocks.blocks,
      sampleBlocks: frenchBlocks.sampleBlocks,
      faq: frenchFaq.faq,
    },
    it: {
      dashboardTexts: italianTexts.dashboardTexts,
      blocks: italianBlocks.blocks,
      sampleBlocks: italianBlocks.sampleBlocks,
      faq: italianFaq.faq,
    },
  },
  pageSlugs: firstPageSlugs,
  page: firstPage,
};
