import { queries, type Db } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/actor.ts';
import type { Language } from '../../../shared/language.ts';
import { requireRight } from '../../../shared/require-right.ts';
import type { CompanyData } from '../domain/company-data.ts';
import type { BlockContent, BlockName } from '../domain/page-block.ts';
import type { DashboardTexts, FaqItem } from '../domain/short-texts.ts';
import type { ContentTables } from '../infrastructure/content.tables.ts';
import { storedBlock, storedDashboardTexts, storedFaq } from '../infrastructure/stored-short-texts.ts';
import { versionOf } from './change-text.ts';
import { readCompany } from './company.ts';

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
