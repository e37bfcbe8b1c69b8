import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPhotograph } from './a-photograph.ts';
import { bought, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let key: string;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  key = await aPhotograph(shop, owner);
});

interface Piece {
  readonly id: string;
  readonly version: number;
}

const pictureOf = (shown: string) => [{ key: shown, alt: 'Der Sessel von vorn' }];

async function aDraft(facts: object = {}): Promise<Piece> {
  const sessel = { title: 'Sessel', shopType: 'vintage', priceCents: 45_000, pictures: pictureOf(key) };
  const answer = await owner.call('POST', '/pieces', { ...sessel, ...facts });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Piece>();
}

async function remove({ id }: Piece): Promise<void> {
  expect((await owner.call('DELETE', `/pieces/${id}`)).statusCode).toBe(200);
}

/** The work of the hourly job a day later. */
async function aDayLater(): Promise<void> {
  shop.setNow(new Date(testNow.getTime() + 25 * 3_600_000));
  await shop.shop.media.forgetShopPictures();
  shop.setNow(testNow);
}

const sizes = ['320.avif', '640.avif', '960.avif', '1200.avif', '640.jpg', 'share.jpg'];
async function filesLeft(): Promise<readonly string[]> {
  const left = [];
  for (const size of sizes) {
    const file = await shop.shop.files.get(`pictures/${key.slice('shop/'.length)}-${size}`);
    file?.stream.destroy();
    if (file !== null) left.push(size);
  }
  return left;
}

test('the photographs of a deleted draft leave the file store, a variant’s among them', async () => {
  const variants = [{ name: 'blau', sku: 'B-1', stock: 1, pictures: pictureOf(key) }];
  const draft = await aDraft({ pictures: [], stock: 0, variants });
  await aDayLater();
  expect(await filesLeft()).not.toEqual([]);
  await remove(draft);
  // Not in the deletion itself, which may be rolled back.
  expect(await filesLeft()).not.toEqual([]);
  await aDayLater();
  expect(await filesLeft()).toEqual([]);
});

test('pictures shown by a twin stay, until the twin is deleted as well', async () => {
  const first = await aDraft();
  const twin = (await owner.call('POST', `/pieces/${first.id}/duplicate`)).json<Piece>();
  await remove(first);
  await aDayLater();
  expect(await filesLeft()).not.toEqual([]);
  await remove(twin);
  await aDayLater();
  expect(await filesLeft()).toEqual([]);
});

async function aCategory(name: string, image: string): Promise<string> {
  const category = { name, shopType: 'vintage', descriptionHtml: null, image };
  const answer = await owner.call('POST', '/categories', category);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string }>().id;
}

test('pictures shown by a category stay', async () => {
  await aCategory('Sessel', key);
  await remove(await aDraft());
  await aDayLater();
  expect(await filesLeft()).not.toEqual([]);
});

test('pictures of ordered pieces stay in the order', async () => {
  const draft = await aDraft();
  const twin = (await owner.call('POST', `/pieces/${draft.id}/duplicate`)).json<Piece>();
  const another = await aPhotograph(shop, owner);
  const other = pictureOf(another);
  const categoryIds = [await aCategory('Sitzmöbel', another)];
  const path = `/pieces/${twin.id}`;
  const purchase = { priceCents: 20_000, sellerKind: 'private' };
  const changed = await owner.call('PATCH', path, { categoryIds, purchase, version: twin.version });
  const { version } = changed.json<Piece>();
  const published = await owner.call('POST', `${path}/publish`, { version });
  expect(published.statusCode, published.body).toBe(200);
  const order = await shop.app.inject({
    method: 'POST',
    url: '/api/initiate-payment',
    payload: payload([bought(twin.id)], 475),
  });
  expect(order.statusCode, order.body).toBe(200);
  const read = (await owner.call('GET', path)).json<Piece>();
  const shown = await owner.call('PATCH', path, { pictures: other, version: read.version });
  expect(shown.statusCode, shown.body).toBe(200);
  await remove(draft);
  await aDayLater();
  expect(await filesLeft()).not.toEqual([]);
});
