import type { Db, Tx } from '../../platform/db/db.ts';
import type { Actor } from '../../shared/actor.ts';
import type { Language } from '../../shared/language.ts';
import { readCompany } from './application/company.ts';
import type { ContentDependencies } from './application/content-dependencies.ts';
import { fillFirstContent } from './application/fill-first-content.ts';
import { readLegalTexts, readPage, readTextVersion } from './application/read-pages.ts';
import { readPageVersion, readPageVersions, readTextFile } from './application/read-versions.ts';
import { readBlock, readDashboardTexts, readFaq, readReviews } from './application/read-short-texts.ts';
import { previewTexts } from './application/preview-texts.ts';
import { staffReviews } from './application/staff-reviews.ts';
import { readStaffTexts } from './application/staff-texts.ts';
import { saveCompany } from './application/save-company.ts';
import { savePage } from './application/save-pages.ts';
import { saveBlock, saveDashboardTexts, saveFaq } from './application/save-short-texts.ts';
import type { CompanyData } from './domain/company-data.ts';
import type { BlockContent, BlockName } from './domain/page-block.ts';
import type { LegalSlug, PageDraft } from './domain/page-text.ts';
import type { DashboardTexts, FaqItem } from './domain/short-texts.ts';
import { firstContent } from './first-content/first-content.ts';

export type { StaffPage } from './application/staff-texts.ts';
export { contentTag } from './application/content-dependencies.ts';
export { hoursInWords } from './domain/opening-hours.ts';
export { dummiesLeft } from './domain/dummies-left.ts';
export { dummyCompany } from './first-content/de/company.ts';
export type * from './domain/company-data.ts';
export type * from './domain/page-block.ts';
export type * from './domain/page-text.ts';
export type * from './domain/short-texts.ts';

/** The department of the shop's content: its texts, pages, questions, reviews, and the company's data. */
export function createContent(deps: ContentDependencies) {
  const { db, now } = deps;
  return {
    /** Inside a transaction, pass `tx`. */
    companyData: (handle: Db | Tx = db) => readCompany(handle),
    dashboardTexts: (language: Language) => readDashboardTexts(db, language),
    block: (name: BlockName, language: Language) => readBlock(db, name, language),
    page: (slug: string, language: Language) => readPage(db, slug, language, now()),
    pageVersions: (slug: string) => readPageVersions(db, slug, now()),
    pageVersion: (slug: string, version: number) => readPageVersion(db, slug, version, now()),
    textFile: (slug: string, version: number) => readTextFile(db, slug, version, now()),
    /** The texts as written, for staff. */
    staff: readStaffTexts(db),
    /** Customer reviews, for staff. */
    staffReviews: staffReviews(deps),
    /** Unsaved texts as pages would show them. */
    preview: previewTexts(deps),
    faq: (language: Language) => readFaq(db, language),
    reviews: () => readReviews(db),
    /** Inside a transaction, pass `tx`. */
    legalTexts: (tx?: Tx) => readLegalTexts(tx ?? db, now()),
    /** Inside a transaction, pass `tx`. */
    textVersion: (slug: LegalSlug, version: number, tx?: Tx) => readTextVersion(tx ?? db, slug, version),

    savePage: (draft: PageDraft, actor: Actor, basedOn?: number, validFrom?: Date) =>
      savePage(deps, draft, actor, basedOn, validFrom),
    saveCompanyData: (data: CompanyData, actor: Actor, basedOn?: string) =>
      saveCompany(deps, data, actor, basedOn),
    saveDashboardTexts: (language: Language, texts: DashboardTexts, actor: Actor, basedOn?: string) =>
      saveDashboardTexts(deps, language, texts, actor, basedOn),
    saveBlock: (
      block: { readonly name: BlockName; readonly language: Language },
      content: BlockContent,
      actor: Actor,
      basedOn?: string,
    ) => saveBlock(deps, block, content, actor, basedOn),
    saveFaq: (language: Language, items: readonly FaqItem[], actor: Actor, basedOn?: string) =>
      saveFaq(deps, language, items, actor, basedOn),
    /** Adds missing first content; runs at every start. */
    fillFirst: (options: { readonly demo: boolean }) => fillFirstContent(deps, firstContent, options),
  };
}

export type Content = ReturnType<typeof createContent>;
