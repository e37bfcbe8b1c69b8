import { sql } from 'kysely';
import { queries, type Db } from '../../../platform/db/db.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { CompanyData } from '../domain/company-data.ts';
import type { BlockContent, BlockItem, BlockName, PageBlock } from '../domain/page-block.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';
import type { DashboardTexts, FaqItem, Review } from '../domain/short-texts.ts';
import type { ContentTables } from '../infrastructure/content.tables.ts';
import { readCompany } from './company.ts';
import { filledHtml } from './read-pages.ts';

/** German comes last, so that the first row is the best one available. */
const bestLanguageFirst = sql`language = 'de'`;
const orGerman = (language: Language): Language[] => (language === 'de' ? ['de'] : [language, 'de']);

/** Announcement bar, scrolling banner and shop hours, in German if there are none in this language. */
export async function readDashboardTexts(db: Db, language: Language): Promise<DashboardTexts> {
  const [company, row] = await Promise.all([
    readCompany(db),
    queries<ContentTables>(db)
      .selectFrom('dashboard_texts')
      .selectAll()
      .where('language', 'in', orGerman(language))
      .orderBy(bestLanguageFirst)
      .limit(1)
      .executeTakeFirst(),
  ]);
  return dashboardTextsAsRead(
    {
      welcomeText: row?.welcome_html ?? '',
      sliderText: row?.slider_html ?? '',
      shopTiming: row?.shop_timing_html ?? '',
    },
    company,
    row?.language ?? 'de',
  );
}

/** Announcements as pages show them. */
export function dashboardTextsAsRead(
  texts: DashboardTexts,
  company: CompanyData,
  language: Language,
): DashboardTexts {
  return {
    welcomeText: filledHtml(texts.welcomeText, company, language),
    sliderText: filledHtml(texts.sliderText, company, language),
    shopTiming: filledHtml(texts.shopTiming, company, language),
  };
}

/** @returns null if there is no such block, not even in German */
export async function readBlock(db: Db, name: BlockName, language: Language): Promise<PageBlock | null> {
  const [company, row] = await Promise.all([
    readCompany(db),
    queries<ContentTables>(db)
      .selectFrom('page_blocks')
      .select(['language', 'content'])
      .where('name', '=', name)
      .where('language', 'in', orGerman(language))
      .orderBy(bestLanguageFirst)
      .limit(1)
      .executeTakeFirst(),
  ]);
  return row === undefined ? null : blockAsRead(name, row.language, row.content, company);
}

/** A block as pages show it: with the company's data, and sanitised again. */
export function blockAsRead(
  name: BlockName,
  language: Language,
  { heading, html, items }: BlockContent,
  company: CompanyData,
): PageBlock {
  return {
    name,
    language,
    heading: heading === null ? null : fillPlaceholders(heading, company, language),
    html: filledHtml(html, company, language),
    items: items.filter(mayAdvertise(company)).map((item) => ({
      ...item,
      title: fillPlaceholders(item.title, company, language),
      html: filledHtml(item.html, company, language),
    })),
  };
}

/** Instalments are not mentioned unless the shop advertises them (Art. 8 Directive (EU) 2023/2225). */
function mayAdvertise({ advertisesInstalments }: CompanyData): (item: BlockItem) => boolean {
  return ({ icon }) => advertisesInstalments || icon !== 'instalments';
}

/** Questions and answers in the order set by staff; all in German if there are none in this language. */
export async function readFaq(
  db: Db,
  language: Language,
): Promise<{ readonly language: Language; readonly items: readonly FaqItem[] }> {
  const [company, rows] = await Promise.all([
    readCompany(db),
    queries<ContentTables>(db)
      .selectFrom('faq_items')
      .select(['language', 'topic', 'anchor', 'question', 'answer'])
      .where('language', 'in', orGerman(language))
      .orderBy('position')
      .execute(),
  ]);
  const found = rows.some((row) => row.language === language) ? language : 'de';
  return {
    language: found,
    items: faqAsRead(
      rows.filter((row) => row.language === found),
      company,
      found,
    ),
  };
}

/** Questions and answers as pages show them. */
export function faqAsRead(
  items: readonly FaqItem[],
  company: CompanyData,
  language: Language,
): readonly FaqItem[] {
  return items.map(({ topic, anchor, question, answer }) => ({
    topic: fillPlaceholders(topic, company, language),
    anchor,
    question: fillPlaceholders(question, company, language),
    answer: fillPlaceholders(answer, company, language),
  }));
}

/** Customer reviews that staff have published, in the order set by staff. */
export async function readReviews(db: Db): Promise<readonly Review[]> {
  const rows = await queries<ContentTables>(db)
    .selectFrom('reviews')
    .select(['id', 'name', 'picture', 'rating', 'comment', 'is_sample'])
    .where('is_hidden', '=', false)
    .orderBy('position')
    .execute();
  return rows.map(({ is_sample: isSample, ...review }) => ({ ...review, isSample }));
}
