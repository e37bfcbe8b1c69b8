import { sql } from 'kysely';
import { lockTexts, queries, type Tx } from '../../../platform/db/db.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import { defaultLanguage, languages, type Language } from '../../../shared/text/language.ts';
import type { CompanyData } from '../domain/company-data.ts';
import { blockNames, type BlockContent, type BlockName } from '../domain/page-block.ts';
import type { PageDraft } from '../domain/page-text.ts';
import type { DashboardTexts, FaqItem, Review } from '../domain/short-texts.ts';
import type { ContentTables } from '../infrastructure/content.tables.ts';
import {
  writeBlock,
  writeDashboardTexts,
  writeFaq,
  writeReviews,
} from '../infrastructure/stored-short-texts.ts';
import { readCompany } from './company.ts';
import { contentTag, type ContentDependencies } from './content-dependencies.ts';
import { writeCompany } from './save-company.ts';
import { appendPage } from './save-pages.ts';

/** The shop's content before its staff have entered any. */
export interface FirstContent {
  readonly company: CompanyData;
  /** Invented, and therefore for the demonstration only. Each in its original language. */
  readonly sampleReviews: readonly Review[];
  readonly texts: Readonly<Partial<Record<Language, FirstTexts>>>;
  readonly pageSlugs: (language: Language) => Promise<readonly string[]>;
  readonly page: (slug: string, language: Language) => Promise<PageDraft>;
}

/** The short texts of one language. */
export interface FirstTexts {
  readonly dashboardTexts: DashboardTexts;
  readonly blocks: Readonly<Record<BlockName, BlockContent>>;
  /** Invented, so for the demonstration only. They replace the blocks of these names. */
  readonly sampleBlocks: Readonly<Partial<Record<BlockName, BlockContent>>>;
  readonly faq: readonly FaqItem[];
}

const author = 'first content';

/**
 * Adds whatever part of the first content the shop lacks; existing content stays as it is. So a page or language that
 * comes with a newer version of the software appears, and no text is ever overwritten.
 * @param options.demo whether this is a demonstration, which has sample reviews and blocks
 */
export async function fillFirstContent(
  { db, now: clock, invalidate, first }: ContentDependencies & { readonly first: FirstContent },
  { demo }: { readonly demo: boolean },
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    // Several processes may start at once.
    await lockTexts(tx, ['first content']);
    const isNew = !(await exists(tx, 'company_data'));
    if (isNew) await writeCompany(tx, first.company, now);
    if (isNew && demo && !(await exists(tx, 'reviews'))) {
      const shown = first.sampleReviews.map((review) => ({ ...review, isHidden: false }));
      await writeReviews(tx, shown);
    }
    let isChanged = isNew;
    for (const language of languages) {
      const texts = first.texts[language];
      if (texts === undefined) continue;
      const blocks = demo ? { ...texts.blocks, ...texts.sampleBlocks } : texts.blocks;
      const writtenTexts = await fillTexts(tx, language, { ...texts, blocks }, now);
      const writtenPages = await fillPages(tx, language, first, now);
      isChanged ||= writtenTexts || writtenPages;
    }
    if (isChanged) await invalidate(tx, [contentTag]);
  });
}

/** @returns whether anything was missing */
async function fillTexts(tx: Tx, language: Language, texts: FirstTexts, now: Date): Promise<boolean> {
  const hasTexts = await exists(tx, 'dashboard_texts', language);
  if (!hasTexts) await writeDashboardTexts(tx, language, texts.dashboardTexts, now);
  const hasFaq = await exists(tx, 'faq_items', language);
  if (!hasFaq) await writeFaq(tx, language, texts.faq);
  const rows = await queries<ContentTables>(tx)
    .selectFrom('page_blocks')
    .select('name')
    .where('language', '=', language)
    .execute();
  const missing = blockNames.filter((name) => !rows.some((row) => row.name === name));
  for (const name of missing) await writeBlock(tx, name, language, texts.blocks[name], now);
  return !hasTexts || !hasFaq || missing.length > 0;
}

/** @returns whether any was missing that could be filled in */
async function fillPages(tx: Tx, language: Language, first: FirstContent, now: Date): Promise<boolean> {
  const rows = await queries<ContentTables>(tx)
    .selectFrom('page_texts')
    .select('slug')
    .distinct()
    .where('language', '=', language)
    .execute();
  const slugs = await first.pageSlugs(language);
  const missing = slugs.filter((slug) => !rows.some((row) => row.slug === slug));
  const company = await readCompany(tx);
  let isFilled = false;
  for (const slug of missing) {
    if (language !== defaultLanguage && (await saysOtherThings(tx, slug, first))) continue;
    await appendPage(tx, await first.page(slug, language), company, { author, now, validFrom: now });
    isFilled = true;
  }
  return isFilled;
}

/**
 * Whether the shop has a binding text of its own: translations of the first one would mislead beside it. In an earlier
 * version of the first text, too, and then the German one is shown in all languages.
 */
async function saysOtherThings(tx: Tx, slug: string, first: FirstContent): Promise<boolean> {
  const newest = await queries<ContentTables>(tx)
    .selectFrom('page_texts')
    .select(['title', 'body_html', 'legal'])
    .where('slug', '=', slug)
    .where('language', '=', defaultLanguage)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest?.legal !== true) return false;
  const german = await first.page(slug, defaultLanguage);
  return newest.title !== german.title || newest.body_html !== sanitiseHtml(german.html);
}

async function exists(
  tx: Tx,
  table: 'company_data' | 'reviews' | 'dashboard_texts' | 'faq_items',
  language?: Language,
): Promise<boolean> {
  const inLanguage = language === undefined ? sql`true` : sql`language = ${language}`;
  const { rows } = await sql`select from ${sql.table(table)} where ${inLanguage} limit 1`.execute(
    queries<ContentTables>(tx),
  );
  return rows.length > 0;
}
