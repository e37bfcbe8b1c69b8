import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { BlockContent, BlockName } from '../domain/page-block.ts';
import type { DashboardTexts, FaqItem, StoredReview } from '../domain/short-texts.ts';
import type { ContentTables } from './content.tables.ts';

const rows = (handle: Db | Tx) => queries<ContentTables>(handle);

/** As written; null: there are none in this language. */
export async function storedDashboardTexts(
  handle: Db | Tx,
  language: Language,
): Promise<DashboardTexts | null> {
  const row = await rows(handle)
    .selectFrom('dashboard_texts')
    .select(['welcome_html as welcomeText', 'slider_html as sliderText', 'shop_timing_html as shopTiming'])
    .where('language', '=', language)
    .executeTakeFirst();
  return row ?? null;
}

/** Sanitised on the way in, and again on the way out. */
export async function writeDashboardTexts(
  tx: Tx,
  language: Language,
  texts: DashboardTexts,
  now: Date,
): Promise<void> {
  const row = {
    welcome_html: sanitiseHtml(texts.welcomeText),
    slider_html: sanitiseHtml(texts.sliderText),
    shop_timing_html: sanitiseHtml(texts.shopTiming),
    changed_at: now,
  };
  await rows(tx)
    .insertInto('dashboard_texts')
    .values({ language, ...row })
    .onConflict((conflict) => conflict.column('language').doUpdateSet(row))
    .execute();
}

/** As written; null: there is none in this language. */
export async function storedBlock(
  handle: Db | Tx,
  name: BlockName,
  language: Language,
): Promise<BlockContent | null> {
  const row = await rows(handle)
    .selectFrom('page_blocks')
    .select('content')
    .where('name', '=', name)
    .where('language', '=', language)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** Without anything that could be executed. */
export function cleanBlock({ heading, html, items }: BlockContent): BlockContent {
  return {
    heading,
    html: sanitiseHtml(html),
    items: items.map((item) => ({ ...item, html: sanitiseHtml(item.html) })),
  };
}

export async function writeBlock(
  tx: Tx,
  name: BlockName,
  language: Language,
  content: BlockContent,
  now: Date,
): Promise<void> {
  const clean = JSON.stringify(cleanBlock(content)) as unknown as BlockContent;
  const row = { content: clean, changed_at: now };
  await rows(tx)
    .insertInto('page_blocks')
    .values({ name, language, ...row })
    .onConflict((conflict) => conflict.columns(['name', 'language']).doUpdateSet(row))
    .execute();
}

/** As written, in their order. */
export async function storedFaq(handle: Db | Tx, language: Language): Promise<readonly FaqItem[]> {
  return rows(handle)
    .selectFrom('faq_items')
    .select(['topic', 'anchor', 'question', 'answer'])
    .where('language', '=', language)
    .orderBy('position')
    .execute();
}

export async function writeFaq(tx: Tx, language: Language, items: readonly FaqItem[]): Promise<void> {
  await rows(tx).deleteFrom('faq_items').where('language', '=', language).execute();
  const values = items.map(({ topic, anchor, question, answer }, position) => ({
    language,
    position,
    topic,
    anchor,
    question,
    answer,
  }));
  if (values.length > 0) await rows(tx).insertInto('faq_items').values(values).execute();
}

/** All of them in their order, including those that no page shows. */
export async function storedReviews(handle: Db | Tx): Promise<readonly StoredReview[]> {
  return rows(handle)
    .selectFrom('reviews')
    .select(['id', 'name', 'picture', 'rating', 'comment', 'is_sample as isSample', 'is_hidden as isHidden'])
    .orderBy('position')
    .execute();
}

export async function writeReviews(tx: Tx, reviews: readonly StoredReview[]): Promise<void> {
  await rows(tx).deleteFrom('reviews').execute();
  const values = reviews.map(({ isSample, isHidden, ...review }, position) => ({
    ...review,
    position,
    is_sample: isSample,
    is_hidden: isHidden,
  }));
  if (values.length > 0) await rows(tx).insertInto('reviews').values(values).execute();
}
