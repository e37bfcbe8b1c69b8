import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockNames } from '../../src/modules/content/domain/page-block.ts';
import { completeLanguages } from '../../src/shared/text/language.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

interface Block {
  readonly id: string;
  readonly heading: string | null;
  readonly items: readonly { readonly title: string }[];
  readonly version: string;
}

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

const read = async (id: string) => (await owner.call('GET', `/page-blocks/${id}`)).json<Block>();
const issuesOf = (answer: { json<T>(): T }) =>
  answer.json<{ issues: { field: string }[] }>().issues.map(({ field }) => field);

test('every block exists in every language, with the fields that its page shows', async () => {
  const { items } = (await owner.call('GET', '/page-blocks?perPage=100')).json<{ items: Block[] }>();
  expect(items.map(({ id }) => id).sort()).toEqual(
    blockNames.flatMap((name) => completeLanguages.map((language) => `${name}.${language}`)).sort(),
  );
  expect(await read('benefits.de')).toMatchObject({ shape: { icon: true, picture: false } });
  expect((await owner.call('GET', '/page-blocks/nothing.de')).statusCode).toBe(400);
});

test('a change is on the page at once, in its order, without anything executable', async () => {
  const before = await read('info-cards.de');
  const items = before.items.toReversed().map((item, index) => ({
    ...item,
    title: index === 0 ? 'Heute geöffnet' : item.title,
    html: '<p onclick="x()">Bei {shopName}<script>x()</script></p>',
  }));
  const changed = await owner.call('PATCH', '/page-blocks/info-cards.de', { items, version: before.version });
  expect(changed.json()).toMatchObject({
    heading: before.heading,
    items: [{ title: 'Heute geöffnet', html: '<p>Bei {shopName}</p>' }, {}, {}],
  });
  // PostgreSQL tells every process of the change a moment after it was made.
  await expect.poll(async () => (await shop.app.inject('/')).body).toContain('Heute geöffnet');
  const page = (await shop.app.inject('/')).body;
  expect(page).toContain('<p>Bei WMK</p>');
  expect(page.indexOf('Heute geöffnet')).toBeLessThan(page.indexOf('Mieten statt kaufen'));
  const slower = await owner.call('PATCH', '/page-blocks/info-cards.de', {
    heading: 'Zu spät',
    version: before.version,
  });
  expect(slower.json()).toMatchObject({ code: 'record-changed' });
  expect((await read('info-cards.de')).heading).toBe(before.heading);
});

test('each wrong field is named; optional fields may be empty', async () => {
  const { items } = await read('info-cards.de');
  const save = async (changes: object, id = 'info-cards.de') => {
    const { version } = await read(id);
    return owner.call('PATCH', `/page-blocks/${id}`, { ...changes, version });
  };
  const [first, second] = items;
  expect(issuesOf(await save({ heading: null }))).toEqual(['heading']);
  expect(
    issuesOf(
      await save({
        items: [
          { ...first, href: 'https://boese.example' },
          { ...second, title: '' },
        ],
      }),
    ).sort(),
  ).toEqual(['items.0.href', 'items.1.title']);
  expect(issuesOf(await save({ items: [{ ...first, href: '//boese.example' }] }))).toEqual(['items.0.href']);
  for (const href of ['/gibt-es-nicht', '/details/nirgends']) {
    const dead = await save({ items: [first, { ...second, href }] });
    expect([dead.statusCode, issuesOf(dead)]).toEqual([400, ['items.1.href']]);
  }
  for (const href of ['/verleih', '/categories/vintage?page=1', '/faq#lieferzeit']) {
    expect((await save({ items: [{ ...first, href }, second] })).statusCode, href).toBe(200);
  }
  expect(issuesOf(await save({ items: [first, { ...second, title: first?.title }] }))).toEqual([
    'items.1.title',
  ]);
  expect(issuesOf(await save({ items: [{ ...first, href: '', linkLabel: 'Hin' }] }))).toEqual([
    'items.0.href',
  ]);
  expect(issuesOf(await save({ items }, 'filler-banner-1.de'))).toEqual(['items']);
  const bare = await save({ items: [{ title: 'Nur ein Titel', html: null, href: null, linkLabel: null }] });
  expect(bare.json()).toMatchObject({ items: [{ html: '', href: null, picture: null, icon: null }] });
  expect((await save({ items })).statusCode).toBe(200);
});

test('English blocks have their own texts, and missing ones are shown in German', async () => {
  const { version } = await read('location-banner.en');
  const change = { heading: 'From Berlin, with love', version };
  await owner.call('PATCH', '/page-blocks/location-banner.en', change);
  await expect.poll(async () => (await shop.app.inject('/en')).body).toContain('From Berlin, with love');
  expect((await shop.app.inject('/')).body).not.toContain('From Berlin, with love');
});

test('what stands at the top of every page stays short, counted as it is read', async () => {
  const save = async (welcomeText: string) => {
    const { version } = (await owner.call('GET', '/dashboard-texts/de')).json<{ version: string }>();
    return owner.call('PATCH', '/dashboard-texts/de', { welcomeText, version });
  };
  const bold = (count: number) => `<p><strong>${'x'.repeat(count)}</strong></p>`;
  expect((await save(bold(300))).statusCode).toBe(200);
  expect((await save(bold(301))).json()).toMatchObject({
    issues: [{ field: 'welcomeText', code: 'text-too-long', params: { maximum: 300 } }],
  });
});
