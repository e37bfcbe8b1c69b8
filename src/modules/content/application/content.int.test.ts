import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { unknownPlaceholders } from '../domain/placeholders.ts';
import { dummyCompany } from '../first-content/de/company.ts';
import { createContent, type Content, type PageDraft } from '../index.ts';
import type { ContentTables } from '../infrastructure/content.tables.ts';
import { testsInOrder } from '../../../../tests/in-order.ts';

// The first tests read what a new shop has; those behind them change it.
testsInOrder();

const staff: Actor = { kind: 'system', name: 'test' };
const start = new Date('2026-06-15T10:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

let db: TestDatabase;
let content: Content;
let now = start;
const stale: string[][] = [];

beforeAll(async () => {
  db = await openTestDatabase();
  content = createContent({
    db,
    now: () => now,
    newId: randomUUID,
    invalidate: (_tx, tags) => {
      stale.push([...tags]);
      return Promise.resolve();
    },
  });
  await content.fillFirst({ demo: true });
});
afterAll(() => db.close());

const changed = { ok: false, error: { code: 'record-changed' } };
const draft = (slug: string, html: string, facts: Partial<PageDraft> = {}): PageDraft => ({
  slug,
  language: 'de',
  title: 'Titel',
  description: 'Worum es geht',
  html,
  legal: false,
  ...facts,
});

test('a new shop has company, texts, blocks, pages, and ten sample reviews in the demonstration', async () => {
  expect(await content.companyData()).toEqual(dummyCompany);
  expect((await content.dashboardTexts('de')).shopTiming).toContain('9–18\u00a0Uhr');
  expect((await content.block('benefits', 'de'))?.items).toHaveLength(4);
  expect(await content.reviews()).toHaveLength(10);
  expect((await content.reviews()).every(({ isSample }) => isSample)).toBe(true);
});

test('no first page leaves a name in braces open', async () => {
  const slugs = await queries<ContentTables>(db).selectFrom('page_texts').select('slug').execute();
  expect(slugs.length).toBeGreaterThan(0);
  for (const { slug } of slugs) {
    expect(unknownPlaceholders((await content.page(slug, 'de'))?.html ?? ''), slug).toEqual([]);
  }
});

test('other opening hours are said everywhere, in the language of each text', async () => {
  const days = ['Mo', 'Tu', 'We'] as const;
  const company = { ...dummyCompany, openingHours: [{ days, opens: '10:00', closes: '16:30' }] };
  await content.saveCompanyData(company, staff);
  const said = async (language: 'de' | 'en') => ({
    shopTiming: (await content.dashboardTexts(language)).shopTiming,
    answer: (await content.faq(language)).items.find(({ anchor }) => anchor === 'oeffnungszeiten')?.answer,
    contact: (await content.page('contact-us', language))?.description,
    dog: (await content.page('melem', language))?.html,
  });
  const [german, english] = [
    'Montag bis Mittwoch, 10 bis 16.30\u00a0Uhr',
    'Monday to Wednesday, 10\u00a0am to',
  ];
  expect(await said('de')).toEqual({
    shopTiming: expect.stringContaining('Mo–Mi, 10–16.30\u00a0Uhr') as string,
    answer: expect.stringContaining(german) as string,
    contact: expect.stringContaining(german) as string,
    dog: expect.stringContaining(german) as string,
  });
  expect(await said('en')).toEqual({
    shopTiming: expect.stringContaining('Mon–Wed, 10\u00a0am–4.30\u00a0pm') as string,
    answer: expect.stringContaining(english) as string,
    contact: expect.stringContaining(english) as string,
    dog: expect.stringContaining(english) as string,
  });
  expect((await content.page('impressum', 'de'))?.html).toContain(german);
  await content.saveCompanyData(dummyCompany, staff);
});

test('filling in again overwrites nothing', async () => {
  const before = await content.page('zahlung', 'de');
  await content.savePage(draft('zahlung', '<p>Nur bar.</p>'), staff);
  for (const { id } of await content.reviews()) await content.staffReviews.remove(id, staff);
  await content.fillFirst({ demo: true });
  expect(before?.version).toBe(1);
  expect(await content.page('zahlung', 'de')).toMatchObject({ version: 2, html: '<p>Nur bar.</p>' });
  expect(await content.reviews()).toEqual([]);
});

test('what staff write is sanitised, and pages that show it are stale', async () => {
  stale.length = 0;
  await content.saveDashboardTexts(
    'de',
    { welcomeText: '<p onclick="x()">Hallo<script>x()</script></p>', sliderText: '', shopTiming: '{firm}' },
    staff,
  );
  expect(await content.dashboardTexts('de')).toEqual({
    welcomeText: '<p>Hallo</p>',
    sliderText: '',
    shopTiming: dummyCompany.firm,
  });
  await content.saveBlock(
    { name: 'benefits', language: 'de' },
    {
      heading: null,
      html: '<img src=x onerror=x()>',
      items: [
        { title: '<b>', html: '<p style="x">Ja</p>', href: null, linkLabel: null, picture: null, icon: null },
      ],
    },
    staff,
  );
  expect(await content.block('benefits', 'de')).toMatchObject({
    html: '',
    items: [{ title: '<b>', html: '<p>Ja</p>' }],
  });
  expect(stale).toEqual([['content'], ['content']]);
});

test('a language without its own text gets the German one, marked as such', async () => {
  await content.savePage(draft('only-german', '<p>Nur hier</p>'), staff);
  expect(await content.page('only-german', 'fr')).toMatchObject({ language: 'de', html: '<p>Nur hier</p>' });
  await queries<ContentTables>(db).deleteFrom('faq_items').where('language', '=', 'it').execute();
  await content.savePage(draft('zahlung', '<p>Cash only.</p>', { language: 'en' }), staff);
  expect(await content.page('zahlung', 'en')).toMatchObject({ language: 'en', html: '<p>Cash only.</p>' });
  await content.saveFaq(
    'de',
    [{ topic: 'Zu {city}', anchor: 'wo', question: 'Wo?', answer: '{city}' }],
    staff,
  );
  await content.saveFaq('en', [{ topic: '', anchor: null, question: 'Where?', answer: '{city}' }], staff);
  expect(await content.faq('en')).toEqual({
    language: 'en',
    items: [{ topic: '', anchor: null, question: 'Where?', answer: 'Berlin' }],
  });
  expect(await content.faq('it')).toEqual({
    language: 'de',
    items: [{ topic: 'Zu Berlin', anchor: 'wo', question: 'Wo?', answer: 'Berlin' }],
  });
  expect(await content.page('no-such-page', 'de')).toBeNull();
});

test('a version that begins later is not shown before', async () => {
  await content.savePage(draft('soon', '<p>alt</p>'), staff);
  await content.savePage(draft('soon', '<p>neu</p>'), staff, 1, later(60));
  expect(await content.page('soon', 'de')).toMatchObject({ version: 1, html: '<p>alt</p>' });
  now = later(61);
  expect(await content.page('soon', 'de')).toMatchObject({ version: 2, html: '<p>neu</p>' });
});

test('a version of a legal text stays what its readers have read, also when the company moves', async () => {
  const saved = await content.savePage(draft('terms', '<p>{firm}, {city}</p>', { legal: true }), staff);
  const first = saved.ok ? saved.value : 0;
  await content.savePage(draft('withdrawal', '<p>Ohne Firma</p>', { legal: true }), staff);
  const versions = async () =>
    (await content.legalTexts()).flatMap(({ slug, version, text }) =>
      slug === 'data-protection' ? [] : [{ slug, version, text }],
    );
  const [terms, withdrawal] = await versions();
  await content.saveCompanyData({ ...dummyCompany, city: 'Potsdam' }, staff);
  expect(await versions()).toEqual([
    { slug: 'terms', version: (terms?.version ?? 0) + 1, text: 'WMK Muster GmbH, Potsdam' },
    withdrawal,
  ]);
  expect(await content.textVersion('terms', first)).toMatchObject({
    version: first,
    html: '<p>WMK Muster GmbH, Berlin</p>',
  });
  expect(await content.textVersion('terms', 99)).toBeNull();
});

test('a page that binds does so for ever, and the database lets no version be changed', async () => {
  await content.savePage(draft('terms', '<p>Neu</p>', { legal: false }), staff);
  expect(await content.page('terms', 'de')).toMatchObject({ legal: true });
  await expect(
    queries<ContentTables>(db).updateTable('page_texts').set({ title: 'Anders' }).execute(),
  ).rejects.toThrow(/append-only/);
});

test('if two save the same version, one succeeds and the other gets a conflict', async () => {
  await content.savePage(draft('at-once', '<p>alt</p>'), staff, 0);
  const saved = await Promise.all(
    ['a', 'b', 'c'].map((html) => content.savePage(draft('at-once', `<p>${html}</p>`), staff, 1)),
  );
  expect(saved.filter(({ ok }) => ok)).toEqual([{ ok: true, value: 2 }]);
  expect(saved.filter(({ ok }) => !ok)).toEqual([changed, changed]);
  const winner = ['a', 'b', 'c'][saved.findIndex(({ ok }) => ok)] ?? '';
  expect(await content.page('at-once', 'de')).toMatchObject({ version: 2, html: `<p>${winner}</p>` });
  // The slower one reads it and saves on top of it.
  expect(await content.savePage(draft('at-once', '<p>b</p>'), staff, 2)).toEqual({ ok: true, value: 3 });
});

test('nobody begins a page that somebody else has begun', async () => {
  const begin = () => content.savePage(draft('begun-twice', '<p>neu</p>'), staff, 0);
  const saved = await Promise.all([begin(), begin()]);
  expect(saved.filter(({ ok }) => !ok)).toEqual([changed]);
});

test('a visitor may change nothing', async () => {
  const visitor: Actor = { kind: 'visitor' };
  await expect(content.savePage(draft('zahlung', ''), visitor)).rejects.toThrow(/is missing/);
  await expect(content.saveFaq('de', [], visitor)).rejects.toThrow(/is missing/);
  await expect(content.saveCompanyData(dummyCompany, visitor)).rejects.toThrow(/is missing/);
});
