import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { Language } from '../../../shared/text/language.ts';
import { unknownPlaceholders } from '../domain/placeholders.ts';
import { dummyCompany } from '../first-content/de/company.ts';
import { firstContent } from '../first-content/first-content.ts';
import { createContent, type Content } from '../index.ts';
import type { ContentTables } from '../infrastructure/content.tables.ts';
import { fillFirstContent } from './fill-first-content.ts';
import { testsInOrder } from '../../../../tests/in-order.ts';

// The first tests read what a new shop has; those behind them take it away.
testsInOrder();

const staff: Actor = { kind: 'system', name: 'test' };
let now = new Date('2026-11-21T10:00:00Z');

let db: TestDatabase;
let content: Content;
let stale = 0;

const pagesOf = (language: 'de' | 'en') =>
  queries<ContentTables>(db)
    .selectFrom('page_texts')
    .select(['slug', 'version', 'title', 'body_html', 'legal'])
    .where('language', '=', language)
    .orderBy('slug')
    .orderBy('version')
    .execute();

beforeAll(async () => {
  db = await openTestDatabase();
  const invalidate = () => {
    stale += 1;
    return Promise.resolve();
  };
  content = createContent({ db, now: () => now, newId: randomUUID, invalidate });
  await content.fillFirst({ demo: true });
});
afterAll(() => db.close());

test('a new shop speaks English as well, in every kind of text', async () => {
  expect(await content.page('versand', 'en')).toMatchObject({
    language: 'en',
    title: 'Delivery',
    version: 1,
  });
  expect((await content.dashboardTexts('en')).shopTiming).toContain('9\u00a0am–6\u00a0pm');
  expect(await content.block('benefits', 'en')).toMatchObject({ language: 'en' });
  expect((await content.block('donation-notes', 'en'))?.items[0]?.title).toBe('From a hospital (example)');
  const faq = await content.faq('en');
  expect(faq.language).toBe('en');
  expect(faq.items).toHaveLength((await content.faq('de')).items.length);
});

test('no English text leaves a name in braces open', async () => {
  for (const { slug } of await pagesOf('en')) {
    expect(unknownPlaceholders((await content.page(slug, 'en'))?.html ?? ''), slug).toEqual([]);
  }
});

test('binding texts are German, and in other languages there is something to read beside them', async () => {
  for (const slug of ['terms', 'withdrawal', 'data-protection', 'impressum']) {
    expect(await content.page(slug, 'de'), slug).toMatchObject({ legal: true, germanSince: null });
    for (const language of ['en', 'es', 'fr', 'it'] as const) {
      const read = await content.page(slug, language);
      expect(read, `${slug} ${language}`).toMatchObject({ language, legal: false, germanSince: null });
      expect(unknownPlaceholders(read?.html ?? ''), `${slug} ${language}`).toEqual([]);
    }
  }
  expect((await pagesOf('en')).filter(({ legal }) => legal)).toEqual([]);
  expect(await content.page('zahlung', 'en')).toMatchObject({ language: 'en', legal: false });
  expect(await content.page('zahlung', 'de')).toMatchObject({ legal: true });
});

test('filling in again adds nothing, and makes no page stale', async () => {
  const before = [await pagesOf('de'), await pagesOf('en')];
  stale = 0;
  await content.fillFirst({ demo: true });
  expect([await pagesOf('de'), await pagesOf('en')]).toEqual(before);
  expect(stale).toBe(0);
});

test('a shop of before has its English filled in once, and its German stays as staff wrote it', async () => {
  await content.saveFaq('de', [{ topic: '', anchor: null, question: 'Wo?', answer: 'Hier.' }], staff);
  await content.saveBlock(
    { name: 'info-cards', language: 'de' },
    { heading: 'Anders', html: '', items: [] },
    staff,
  );
  const q = queries<ContentTables>(db);
  for (const table of ['dashboard_texts', 'page_blocks', 'faq_items'] as const) {
    await q.deleteFrom(table).where('language', '=', 'en').execute();
  }
  const german = await pagesOf('de');
  stale = 0;
  expect((await content.faq('en')).language).toBe('de');
  expect(await content.block('info-cards', 'en')).toMatchObject({ language: 'de', heading: 'Anders' });

  await content.fillFirst({ demo: true });
  expect(stale).toBe(1);
  expect((await content.faq('en')).language).toBe('en');
  expect(await content.block('info-cards', 'en')).toMatchObject({ heading: 'More than a furniture shop' });
  expect((await content.faq('de')).items).toEqual([
    { topic: '', anchor: null, question: 'Wo?', answer: 'Hier.' },
  ]);
  expect(await content.block('info-cards', 'de')).toMatchObject({ heading: 'Anders' });
  expect(await pagesOf('de')).toEqual(german);
});

test('English that staff wrote is not overwritten either', async () => {
  await content.saveFaq('en', [{ topic: '', anchor: null, question: 'Where?', answer: 'Here.' }], staff);
  await content.fillFirst({ demo: true });
  expect((await content.faq('en')).items).toEqual([
    { topic: '', anchor: null, question: 'Where?', answer: 'Here.' },
  ]);
});

test('a reading version says since when the German text is another one, but not when the company moves', async () => {
  const german = {
    slug: 'impressum',
    language: 'de',
    title: 'Impressum',
    description: '',
    legal: true,
  } as const;
  now = new Date('2026-12-01T10:00:00Z');
  await content.saveCompanyData({ ...dummyCompany, city: 'Potsdam' }, staff);
  const moved = await content.page('impressum', 'en');
  expect(moved).toMatchObject({ germanSince: null });
  expect(moved?.html).toContain('Potsdam');
  const words = new Date('2026-12-02T10:00:00Z');
  await content.savePage({ ...german, html: '<p>Neu</p>' }, staff, undefined, words);
  expect(await content.page('impressum', 'en')).toMatchObject({ germanSince: null });
  now = new Date('2026-12-03T10:00:00Z');
  expect(await content.page('impressum', 'en')).toMatchObject({ language: 'en', germanSince: words });
  const english = {
    ...german,
    language: 'en',
    title: 'Legal notice',
    html: '<p>New</p>',
    legal: false,
  } as const;
  await content.savePage(english, staff);
  expect(await content.page('impressum', 'en')).toMatchObject({ html: '<p>New</p>', germanSince: null });
});

test('a shop with binding texts of its own gets no translation of others', async () => {
  const own = await openTestDatabase();
  const deps = { db: own, now: () => now, newId: randomUUID, invalidate: () => Promise.resolve() };
  const pageSlugs = (language: Language) =>
    language === 'de' ? firstContent.pageSlugs('de') : Promise.resolve([]);
  const first = { ...firstContent, pageSlugs };
  await fillFirstContent({ ...deps, first }, { demo: false });
  const shop = createContent(deps);
  const page = await shop.page('impressum', 'de');
  await shop.savePage({ ...page!, html: '<p>Unser eigenes</p>' }, staff);
  await shop.fillFirst({ demo: false });
  expect(await shop.page('impressum', 'en')).toMatchObject({ language: 'de', html: '<p>Unser eigenes</p>' });
  expect(await shop.page('barrierefreiheit', 'en')).toMatchObject({ language: 'en' });
  await own.close();
});
