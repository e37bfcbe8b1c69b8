import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aParentCategory, aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { openTestShop, testActor, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  await shop.shop.catalogue.saveCategories(
    shop.shop.db,
    {
      categories: [aCategory(), aCategory({ id: 'sessel', name: 'Sessel' })],
      parents: [aParentCategory(), aParentCategory({ id: 'kueche', title: 'Küche', subCategoryIds: [] })],
    },
    testActor,
  );
  await shop.fill([aPiece({ categoryIds: ['sideboards'] })]);
});
afterAll(() => shop.close());

const fieldsOf = (answer: { json<T>(): T }) =>
  answer.json<{ issues: { field: string }[] }>().issues.map(({ field }) => field);

test('a category is added, changed, and removed once it is empty', async () => {
  const added = await owner.call('POST', '/categories', { name: 'Große Spiegel', shopType: 'vintage' });
  expect(added.json()).toMatchObject({ id: 'grosse-spiegel', pieces: 0 });
  const again = await owner.call('POST', '/categories', { name: 'Große Spiegel', shopType: 'vintage' });
  expect(again.json()).toMatchObject({ issues: [{ field: 'name', code: 'category-name-taken' }] });
  await owner.call('PATCH', '/categories/grosse-spiegel', {
    name: 'Spiegel',
    descriptionHtml: '<b onclick="x()">Groß</b>',
  });
  expect((await owner.call('GET', '/categories/grosse-spiegel')).json()).toMatchObject({
    name: 'Spiegel',
    descriptionHtml: '<b>Groß</b>',
  });
  const named = await owner.call('PATCH', '/categories/grosse-spiegel', { name: 'sessel' });
  expect(named.json()).toMatchObject({ issues: [{ field: 'name', code: 'category-name-taken' }] });
  const second = await owner.call('POST', '/categories', { name: 'Spiegel', shopType: 'vintage' });
  expect(second.json()).toMatchObject({ issues: [{ field: 'name', code: 'category-name-taken' }] });
  expect((await owner.call('DELETE', '/categories/grosse-spiegel')).statusCode).toBe(200);
  const used = await owner.call('DELETE', '/categories/sideboards');
  expect(used.json()).toMatchObject({ code: 'category-in-use' });
});

test('parent categories and their contents are put in order', async () => {
  const answer = await owner.call('PATCH', '/parent-categories/kueche', {
    position: 0,
    subCategoryIds: ['sessel', 'sideboards'],
  });
  expect(answer.json()).toMatchObject({ position: 0, subCategoryIds: ['sessel', 'sideboards'] });
  const shown = (await shop.app.inject('/api/parent-categories')).json<{ _id: string }[]>();
  expect(shown.map(({ _id }) => _id)).toEqual(['kueche', 'wohnzimmer']);
  const unknown = await owner.call('PATCH', '/parent-categories/kueche', { subCategoryIds: ['nowhere'] });
  expect(fieldsOf(unknown)).toEqual(['subCategoryIds']);
  const beyond = await owner.call('PATCH', '/parent-categories/kueche', { position: 2 });
  expect(beyond.json()).toMatchObject({
    issues: [{ field: 'position', code: 'whole-number-out-of-range', params: { from: 0, to: 1 } }],
  });
  const named = await owner.call('PATCH', '/parent-categories/kueche', { title: 'wohnzimmer' });
  expect(named.json()).toMatchObject({ issues: [{ field: 'title', code: 'room-name-taken' }] });
});

test('a picture that is not there is refused', async () => {
  const answer = await owner.call('PATCH', '/categories/sessel', { image: `shop/${'0'.repeat(32)}` });
  expect(fieldsOf(answer)).toEqual(['image']);
});
