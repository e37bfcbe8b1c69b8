import { sql } from 'kysely';
import { queries, type Db } from '../../../platform/db/db.ts';
import type { Language } from '../../../shared/language.ts';
import type { CompanyData } from '../domain/company-data.ts';
import type { BlockItem, BlockName, PageBlock } from '../domain/page-block.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';
import type { DashboardTexts, FaqItem, Review } from '../domain/short-texts.ts';
import type { ContentTables } from '../infrastructure/content.tables.ts';
import { readCompany } from './company.ts';
import { filledHtml } from './filled-html.ts';

/** German comes last, so that the first row is the best one there is. */
const bestLanguageFirst = sql`language = 'de'`;
const orGerman = (language: Language): Language[] => (language === 'de' ? ['de'] : [language, 'de']);

/** Announcement bar, scrolling banner and shop hours; German where there are none in this language. */
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
  return {
    welcomeText: filledHtml(row?.welcome_html ?? '', company),
    sliderText: filledHtml(row?.slider_html ?? '', company),
    shopTiming: filledHtml(row?.shop_timing_html ?? '', company),
  };
}

/** @returns null when there is no such block, not even in German */
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
  if (row === undefined) return null;
  const { heading, html, items } = row.content;
  return {
    name,
    language: row.language,
    heading: heading === null ? null : fillPlaceholders(heading, company),
    html: filledHtml(html, company),
    items: items.filter(mayAdvertise(company)).map((item) => ({
      ...item,
      title: fillPlaceholders(item.title, company),
      html: filledHtml(item.html, company),
    })),
  };
}

/** Nothing speaks for instalments while the shop does not advertise them (Art. 8 Directive (EU) 2023/2225). */
function mayAdvertise({ advertisesInstalments }: CompanyData): (item: BlockItem) => boolean {
  return ({ icon }) => advertisesInstalments || icon !== 'instalments';
}

/** Questions and answers in the order that staff gave them; all German where there are none in this language. */
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
    items: rows
      .filter((row) => row.language === found)
      .map(({ topic, anchor, question, answer }) => ({
        topic: fillPlaceholders(topic, company),
        anchor,
        question: fillPlaceholders(question, company),
        answer: fillPlaceholders(answer, company),
      })),
  };
}

/** What customers said, in the order that staff gave them. */
export async function readReviews(db: Db): Promise<readonly Review[]> {
  const rows = await queries<ContentTables>(db)
    .selectFrom('reviews')
    .select(['id', 'name', 'picture', 'rating', 'comment', 'is_sample'])
    .orderBy('position')
    .execute();
  return rows.map(({ is_sample: isSample, ...review }) => ({ ...review, isSample }));
}
