import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, testActor, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

const fieldsOf = (answer: { json<T>(): T }) =>
  answer.json<{ issues: { field: string }[] }>().issues.map(({ field }) => field);

test('a reading version of a binding text begins where there is none, and only there', async () => {
  const text = { title: 'Conditions', html: '<p>À lire.</p>', version: 0 };
  for (const [slug, legal] of [
    ['house-rules', true],
    ['notes', false],
  ] as const) {
    const page = {
      slug,
      language: 'de',
      title: 'Titel',
      description: '',
      html: '<h2>Regeln</h2>',
      legal,
    } as const;
    await shop.shop.content.savePage(page, testActor);
  }
  interface Page {
    readonly version: number;
    readonly unread: string[];
    readonly german: { readonly html: string } | null;
  }
  const german = (await owner.call('GET', '/page-texts/house-rules.de')).json<Page>();
  expect(german).toMatchObject({ german: null, unread: ['en', 'es', 'fr', 'it'] });
  const path = '/page-texts/house-rules.fr';
  const begun = (await owner.call('GET', path)).json<Page>();
  expect(begun).toMatchObject({ version: 0, title: '', html: '', legal: false, versions: [], unread: [] });
  expect(begun.german?.html).toContain('Regeln');
  const empty = await owner.call('PATCH', path, { title: 'Conditions', version: 0 });
  expect(empty.statusCode).toBe(400);
  expect(fieldsOf(empty)).toEqual(['html']);
  expect((await owner.call('PATCH', path, text)).json()).toMatchObject({ version: 1, legal: false });
  expect((await owner.call('PATCH', path, text)).json()).toMatchObject({ code: 'record-changed' });
  const after = (await owner.call('GET', '/page-texts/house-rules.de')).json<Page>();
  expect(after.unread).toEqual(['en', 'es', 'it']);
  // Other pages have no such thing.
  expect((await owner.call('GET', '/page-texts/notes.fr')).statusCode).toBe(404);
  expect((await owner.call('PATCH', '/page-texts/notes.fr', text)).statusCode).toBe(404);
  expect((await owner.call('GET', '/page-texts/notes.de')).json()).toMatchObject({ unread: [] });
});
