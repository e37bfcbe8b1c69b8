import { sql } from 'kysely';
import { queries, type Db } from '../../../platform/db/db.ts';
import { escapeHtml } from '../../../platform/html/escape-html.ts';
import { htmlToText } from '../../../platform/html/html-to-text.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import { defaultLanguage, type Language } from '../../../shared/text/language.ts';
import type { CompanyData } from '../domain/company-data.ts';
import {
  legalSlugs,
  otherWordsSince,
  type LegalSlug,
  type LegalText,
  type PageText,
} from '../domain/page-text.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';
import type { ContentTables, PageTextRow } from '../infrastructure/content.tables.ts';
import { readCompany } from './company.ts';
import type { ContentDependencies } from './content-dependencies.ts';

/**
 * A page's newest valid version, in German if there is none in this language.
 * @returns null if there is no such page
 */
export async function readPage(
  deps: ContentDependencies,
  slug: string,
  language: Language,
): Promise<PageText | null> {
  const { db, now } = deps;
  const row = await queries<ContentTables>(db)
    .selectFrom('page_texts')
    .selectAll()
    .where('slug', '=', slug)
    .where('language', 'in', language === 'de' ? ['de'] : [language, 'de'])
    .where('valid_from', '<=', now())
    .orderBy(sql`language = 'de'`)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const page = await pageTextOf(db, row);
  return row.language === defaultLanguage ? page : { ...page, germanSince: await germanSince(deps, page) };
}

async function germanSince(
  { db, now }: ContentDependencies,
  { slug, validFrom }: Pick<PageText, 'slug' | 'validFrom'>,
): Promise<Date | null> {
  const rows = await queries<ContentTables>(db)
    .selectFrom('page_texts')
    .select(['legal', 'valid_from', sql<string>`md5(title || description || body_html)`.as('words')])
    .where('slug', '=', slug)
    .where('language', '=', defaultLanguage)
    .where('valid_from', '<=', now())
    .orderBy('version')
    .execute();
  if (rows.at(-1)?.legal !== true) return null;
  return otherWordsSince(
    rows.map(({ valid_from, words }) => ({ validFrom: valid_from, words })),
    validFrom,
  );
}

/** A row as pages show it. */
export async function pageTextOf(db: Db, row: PageTextRow): Promise<PageText> {
  const company = await readCompany(db);
  return {
    slug: row.slug,
    language: row.language,
    version: row.version,
    title: row.title,
    description: fillPlaceholders(row.description, company, row.language),
    html:
      row.published_html === null
        ? filledHtml(row.body_html, company, row.language)
        : sanitiseHtml(row.published_html),
    legal: row.legal,
    validFrom: row.valid_from,
    germanSince: null,
  };
}

/** The German texts that apply to an order placed now; missing ones are left out. */
export async function readLegalTexts({ db, now }: ContentDependencies): Promise<readonly LegalText[]> {
  const rows = await queries<ContentTables>(db)
    .selectFrom('page_texts')
    .distinctOn('slug')
    .select(['slug', 'version', 'title', 'published_html'])
    .where('slug', 'in', legalSlugs)
    .where('language', '=', 'de')
    .where('valid_from', '<=', now())
    .orderBy('slug')
    .orderBy('version', 'desc')
    .execute();
  return legalSlugs.flatMap((slug) => {
    const row = rows.find((candidate) => candidate.slug === slug);
    return row === undefined ? [] : [legalTextOf(slug, row)];
  });
}

/**
 * A binding text in the wording of that version, with the company's data of that time.
 * @returns null if there is no such version
 */
export async function readTextVersion(
  { db }: ContentDependencies,
  slug: LegalSlug,
  version: number,
): Promise<LegalText | null> {
  const row = await queries<ContentTables>(db)
    .selectFrom('page_texts')
    .select(['version', 'title', 'published_html'])
    .where('slug', '=', slug)
    .where('language', '=', 'de')
    .where('version', '=', version)
    .executeTakeFirst();
  return row === undefined ? null : legalTextOf(slug, row);
}

function legalTextOf(
  slug: LegalSlug,
  row: Pick<PageTextRow, 'version' | 'title' | 'published_html'>,
): LegalText {
  const html = sanitiseHtml(row.published_html ?? '');
  return { slug, version: row.version, title: row.title, html, text: htmlToText(html) };
}

/**
 * Staff's HTML for output: company data is filled in, then everything is sanitised again, so that both parts are clean.
 */
export function filledHtml(html: string, company: CompanyData, language: Language): string {
  return sanitiseHtml(fillPlaceholders(html, company, language, escapeHtml));
}
