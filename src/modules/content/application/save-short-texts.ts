import { writeAudit } from '../../../platform/audit/audit.ts';
import { queries, type Tx } from '../../../platform/db/db.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import type { Actor } from '../../../shared/actor.ts';
import { requireRight } from '../../../shared/require-right.ts';
import type { Language } from '../../../shared/language.ts';
import type { BlockContent, BlockName } from '../domain/page-block.ts';
import type { DashboardTexts, FaqItem, Review } from '../domain/short-texts.ts';
import type { ContentTables } from '../infrastructure/content.tables.ts';
import { contentTag, type ContentDependencies } from './content-dependencies.ts';

/** What is changed, for the record. */
interface Subject {
  readonly entity: string;
  readonly entityId: string;
  readonly after: object;
  /** What it said until now; null where it said nothing. */
  readonly before: (tx: Tx) => Promise<object | null>;
}

/** Does one change, keeps who did it, and says that kept pages are stale. */
async function change(
  deps: ContentDependencies,
  actor: Actor,
  { entity, entityId, before, after }: Subject,
  work: (tx: Tx, now: Date) => Promise<void>,
): Promise<void> {
  requireRight(actor, 'texts:write');
  await deps.db.transaction(async (tx) => {
    const said = await before(tx);
    await work(tx, deps.now());
    const facts = { before: said === null ? null : { ...said }, after: { ...after } };
    await writeAudit(tx, actor, { action: 'change', entity, entityId, ...facts }, deps.now());
    await deps.invalidate(tx, [contentTag]);
  });
}

const rowOf = (tx: Tx) => queries<ContentTables>(tx);

/** Changes announcement bar, scrolling banner and shop hours of one language. */
export async function saveDashboardTexts(
  deps: ContentDependencies,
  language: Language,
  texts: DashboardTexts,
  actor: Actor,
): Promise<void> {
  const subject: Subject = {
    entity: 'dashboard-texts',
    entityId: language,
    after: {
      welcome_html: texts.welcomeText,
      slider_html: texts.sliderText,
      shop_timing_html: texts.shopTiming,
    },
    before: async (tx) =>
      (await rowOf(tx)
        .selectFrom('dashboard_texts')
        .select(['welcome_html', 'slider_html', 'shop_timing_html'])
        .where('language', '=', language)
        .executeTakeFirst()) ?? null,
  };
  await change(deps, actor, subject, (tx, now) => writeDashboardTexts(tx, language, texts, now));
}

/** Changes a block of one language. */
export async function saveBlock(
  deps: ContentDependencies,
  name: BlockName,
  language: Language,
  content: BlockContent,
  actor: Actor,
): Promise<void> {
  const subject: Subject = {
    entity: 'page-blocks',
    entityId: `${name}.${language}`,
    after: content,
    before: async (tx) =>
      (
        await rowOf(tx)
          .selectFrom('page_blocks')
          .select('content')
          .where('name', '=', name)
          .where('language', '=', language)
          .executeTakeFirst()
      )?.content ?? null,
  };
  await change(deps, actor, subject, (tx, now) => writeBlock(tx, name, language, content, now));
}

/** Replaces all questions and answers of one language; they appear in this order. */
export async function saveFaq(
  deps: ContentDependencies,
  language: Language,
  items: readonly FaqItem[],
  actor: Actor,
): Promise<void> {
  const subject: Subject = {
    entity: 'faq',
    entityId: language,
    after: { items },
    before: async (tx) => ({
      items: await rowOf(tx)
        .selectFrom('faq_items')
        .select(['topic', 'anchor', 'question', 'answer'])
        .where('language', '=', language)
        .orderBy('position')
        .execute(),
    }),
  };
  await change(deps, actor, subject, (tx) => writeFaq(tx, language, items));
}

/** Replaces all reviews; they appear in this order. */
export async function saveReviews(
  deps: ContentDependencies,
  reviews: readonly Review[],
  actor: Actor,
): Promise<void> {
  const subject: Subject = {
    entity: 'reviews',
    entityId: 'all',
    after: { reviews: reviews.map(({ isSample, ...review }) => ({ ...review, is_sample: isSample })) },
    before: async (tx) => ({
      reviews: await rowOf(tx)
        .selectFrom('reviews')
        .select(['id', 'name', 'picture', 'rating', 'comment', 'is_sample'])
        .orderBy('position')
        .execute(),
    }),
  };
  await change(deps, actor, subject, (tx) => writeReviews(tx, reviews));
}

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
  await queries<ContentTables>(tx)
    .insertInto('dashboard_texts')
    .values({ language, ...row })
    .onConflict((conflict) => conflict.column('language').doUpdateSet(row))
    .execute();
}

export async function writeBlock(
  tx: Tx,
  name: BlockName,
  language: Language,
  content: BlockContent,
  now: Date,
): Promise<void> {
  const clean: BlockContent = {
    heading: content.heading,
    html: sanitiseHtml(content.html),
    items: content.items.map((item) => ({ ...item, html: sanitiseHtml(item.html) })),
  };
  const row = { content: JSON.stringify(clean) as unknown as BlockContent, changed_at: now };
  await queries<ContentTables>(tx)
    .insertInto('page_blocks')
    .values({ name, language, ...row })
    .onConflict((conflict) => conflict.columns(['name', 'language']).doUpdateSet(row))
    .execute();
}

export async function writeFaq(tx: Tx, language: Language, items: readonly FaqItem[]): Promise<void> {
  const q = queries<ContentTables>(tx);
  await q.deleteFrom('faq_items').where('language', '=', language).execute();
  const rows = items.map(({ topic, anchor, question, answer }, position) => ({
    language,
    position,
    topic,
    anchor,
    question,
    answer,
  }));
  if (rows.length > 0) await q.insertInto('faq_items').values(rows).execute();
}

export async function writeReviews(tx: Tx, reviews: readonly Review[]): Promise<void> {
  const q = queries<ContentTables>(tx);
  await q.deleteFrom('reviews').execute();
  const rows = reviews.map(({ id, name, picture, rating, comment, isSample }, position) => ({
    id,
    name,
    picture,
    rating,
    comment,
    position,
    is_sample: isSample,
  }));
  if (rows.length > 0) await q.insertInto('reviews').values(rows).execute();
}
