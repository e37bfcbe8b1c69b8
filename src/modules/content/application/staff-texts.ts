import { versionOf } from '../../../platform/audit/audit.ts';
import { queries, type Db } from '../../../platform/db/db.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { type Language, defaultLanguage } from '../../../shared/text/language.ts';
import type { CompanyData } from '../domain/company-data.ts';
import type { BlockContent, BlockName, PageBlock } from '../domain/page-block.ts';
import type { LegalSlug, PageText, TextVersion, PageDraft } from '../domain/page-text.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';
import type { DashboardTexts, FaqItem } from '../domain/short-texts.ts';
import type { ContentTables } from '../infrastructure/content.tables.ts';
import {
  storedBlock,
  storedDashboardTexts,
  storedFaq,
  cleanBlock,
} from '../infrastructure/stored-short-texts.ts';
import { readCompany } from './company.ts';
import type { ContentDependencies } from './content-dependencies.ts';
import { pageTextOf, filledHtml, readPage } from './read-pages.ts';
import { blockAsRead, dashboardTextsAsRead, faqAsRead } from './read-short-texts.ts';
import { readingFileOf, textFileOf, type TextFile } from './text-files.ts';

/** A page as staff edit it: with placeholders instead of the company's data. */
export interface StaffPage {
  readonly slug: string;
  readonly language: Language;
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly legal: boolean;
  readonly validFrom: Date;
  readonly createdBy: string;
}

/** A text with its version, which detects concurrent changes. */
export interface Versioned<Said> {
  readonly said: Said;
  readonly version: string;
}

const versioned = <Said extends object | null>(said: Said): Versioned<Said> => ({
  said,
  version: versionOf(said),
});

/** The shop's texts as they were written: no placeholders filled in, and no German in place of missing translations. */
export function readStaffTexts(db: Db) {
  const q = queries<ContentTables>(db);
  return {
    async dashboardTexts(language: Language, actor: Actor): Promise<Versioned<DashboardTexts | null>> {
      requireRight(actor, 'texts:read');
      return versioned(await storedDashboardTexts(db, language));
    },

    async faq(language: Language, actor: Actor): Promise<Versioned<{ readonly items: readonly FaqItem[] }>> {
      requireRight(actor, 'texts:read');
      return versioned({ items: await storedFaq(db, language) });
    },

    /** null: there is none in this language yet. */
    async block(name: BlockName, language: Language, actor: Actor): Promise<Versioned<BlockContent | null>> {
      requireRight(actor, 'texts:read');
      return versioned(await storedBlock(db, name, language));
    },

    /** The newest version of each page, in each language. */
    async pages(actor: Actor): Promise<readonly StaffPage[]> {
      requireRight(actor, 'texts:read');
      const rows = await q
        .selectFrom('page_texts')
        .distinctOn(['slug', 'language'])
        .selectAll()
        .orderBy('slug')
        .orderBy('language')
        .orderBy('version', 'desc')
        .execute();
      return rows.map(pageOf);
    },

    /** All versions of a page in a language, newest first. */
    async pageVersions(slug: string, language: Language, actor: Actor): Promise<readonly StaffPage[]> {
      requireRight(actor, 'texts:read');
      const rows = await q
        .selectFrom('page_texts')
        .selectAll()
        .where('slug', '=', slug)
        .where('language', '=', language)
        .orderBy('version', 'desc')
        .execute();
      return rows.map(pageOf);
    },

    async company(actor: Actor): Promise<Versioned<CompanyData>> {
      requireRight(actor, 'settings:read');
      return versioned(await readCompany(db));
    },
  };
}

function pageOf(row: ContentTables['page_texts']): StaffPage {
  return {
    slug: row.slug,
    language: row.language,
    version: row.version,
    title: row.title,
    description: row.description,
    html: row.body_html,
    legal: row.legal,
    validFrom: row.valid_from,
    createdBy: row.created_by,
  };
}

/** The German versions of a page that have been shown so far, newest first; empty if there is no such page. */
export async function readPageVersions(
  deps: ContentDependencies,
  slug: string,
): Promise<readonly TextVersion[]> {
  const rows = await shownSoFar(deps, slug)
    .select(['version', 'valid_from'])
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version, valid_from }) => ({ version, validFrom: valid_from }));
}

/**
 * A German version of a page that has been shown. A binding text is shown in its original wording.
 * @returns null if there is no such version
 */
export async function readPageVersion(
  deps: ContentDependencies,
  slug: string,
  version: number,
): Promise<PageText | null> {
  const row = await shownSoFar(deps, slug).selectAll().where('version', '=', version).executeTakeFirst();
  return row === undefined ? null : pageTextOf(deps.db, row);
}

/**
 * A version of a binding text as a file to keep (§ 312i (1) Nr. 4 BGB).
 * @returns null if there is none, or the page is not of that kind
 */
export async function readTextFile(
  deps: ContentDependencies,
  slug: string,
  version: number,
): Promise<TextFile | null> {
  const page = await readPageVersion(deps, slug, version);
  return page?.legal === true ? textFileOf(page) : null;
}

/**
 * The reading version of a binding text as a file, to be kept beside the German one.
 * @returns null if there is none in this language
 */
export async function readReadingFile(
  deps: ContentDependencies,
  slug: LegalSlug,
  language: Language,
): Promise<TextFile | null> {
  if (language === defaultLanguage) return null;
  const page = await readPage(deps, slug, language);
  return page?.language === language ? readingFileOf(page, language) : null;
}

function shownSoFar({ db, now }: ContentDependencies, slug: string) {
  return queries<ContentTables>(db)
    .selectFrom('page_texts')
    .where('slug', '=', slug)
    .where('language', '=', defaultLanguage)
    .where('valid_from', '<=', now());
}

/** Unsaved texts as pages would show them: sanitised and filled in as if they had been saved. */
export function previewTexts({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  return {
    async page(draft: PageDraft, version: number): Promise<PageText> {
      const company = await readCompany(db);
      const html = filledHtml(sanitiseHtml(draft.html), company, draft.language);
      const description = fillPlaceholders(draft.description, company, draft.language);
      return { ...draft, description, html, version, validFrom: now(), germanSince: null };
    },

    async block(name: BlockName, language: Language, content: BlockContent): Promise<PageBlock> {
      return blockAsRead(name, language, cleanBlock(content), await readCompany(db));
    },

    async dashboardTexts(texts: DashboardTexts, language: Language): Promise<DashboardTexts> {
      const clean = {
        welcomeText: sanitiseHtml(texts.welcomeText),
        sliderText: sanitiseHtml(texts.sliderText),
        shopTiming: sanitiseHtml(texts.shopTiming),
      };
      return dashboardTextsAsRead(clean, await readCompany(db), language);
    },

    async faq(items: readonly FaqItem[], language: Language): Promise<readonly FaqItem[]> {
      return faqAsRead(items, await readCompany(db), language);
    },
  };
}
