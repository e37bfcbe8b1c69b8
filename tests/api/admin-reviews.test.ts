import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

interface Review {
  readonly id: string;
  readonly name: string;
  readonly isSample: boolean;
  readonly isHidden: boolean;
  readonly position: number;
  readonly version: string;
}

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

const all = async () => (await owner.call('GET', '/reviews?perPage=100')).json<{ items: Review[] }>().items;
// PostgreSQL tells every process of a change a moment after it was made: pages are requested until they show it.
const home = async () => (await shop.app.inject('/')).body;
const fieldsOf = (answer: { json<T>(): T }) =>
  answer.json<{ issues: { field: string }[] }>().issues.map(({ field }) => field);

const words = { name: 'Kundin aus Pankow', rating: 5, comment: 'Der Sessel steht. Danke!' };

const add = () => owner.call('POST', '/reviews', { ...words, picture: 'review-03' });

/** Only the samples are left for the next test. */
afterEach(async () => {
  for (const { id, isSample } of await all()) if (!isSample) await owner.call('DELETE', `/reviews/${id}`);
  await expect.poll(home).not.toContain(words.comment);
});

test('a new review comes first, is no sample, and is seen at once', async () => {
  expect(await home()).not.toContain(words.comment);
  const added = await add();
  expect(added.statusCode).toBe(201);
  expect(added.json()).toMatchObject({ ...words, isSample: false, isHidden: false, position: 0 });
  expect((await all()).map(({ position }) => position)).toEqual(Array.from({ length: 11 }, (_, at) => at));
  await expect.poll(home).toContain(words.comment);
  const page = await home();
  expect(page.indexOf(words.comment)).toBeLessThan(page.indexOf('Kundin aus Friedrichshain'));
});

test('each wrong field is named', async () => {
  const wrong = await owner.call('POST', '/reviews', {
    name: ' ',
    rating: 6,
    comment: '',
    picture: 'banner',
  });
  expect(fieldsOf(wrong).sort()).toEqual(['comment', 'name', 'picture', 'rating']);
});

test('a review is moved, hidden, shown again and removed; the log says so', async () => {
  const first = (await add()).json<Review>();
  await expect.poll(home).toContain(words.comment);
  const address = `/reviews/${first.id}`;
  const change = async (changes: object) => {
    const { version } = (await owner.call('GET', address)).json<Review>();
    return (await owner.call('PATCH', address, { ...changes, version })).json<Review>();
  };
  expect(await change({ position: 2 })).toMatchObject({ position: 2 });
  expect((await all()).map(({ name }) => name).indexOf(words.name)).toBe(2);

  expect(await change({ isHidden: true })).toMatchObject({ isHidden: true, position: 2 });
  await expect.poll(home).not.toContain(words.comment);
  expect(await change({ isHidden: false, picture: '' })).toMatchObject({ isHidden: false, picture: null });
  await expect.poll(home).toContain(words.comment);

  expect((await owner.call('DELETE', address)).json()).toEqual({ id: first.id });
  await expect.poll(home).not.toContain(words.comment);
  expect((await owner.call('DELETE', address)).statusCode).toBe(404);
  const log = (await owner.call('GET', `/audit?entity=reviews&entityId=${first.id}`)).json<{
    items: { action: string }[];
  }>();
  expect(log.items.map(({ action }) => action)).toEqual(['delete', 'change', 'change', 'change', 'create']);
});

test('the slower of two gets a conflict, and nothing is lost', async () => {
  const [first] = await all();
  const address = `/reviews/${first?.id ?? ''}`;
  const { version, isSample } = first ?? { version: '', isSample: false };
  expect(isSample).toBe(true);
  expect((await owner.call('PATCH', address, { rating: 4, version })).statusCode).toBe(200);
  const slower = await owner.call('PATCH', address, { rating: 1, version });
  expect(slower.statusCode).toBe(409);
  expect((await all())[0]).toMatchObject({ rating: 4, isSample: true });
});

test('a row has an end', async () => {
  for (let count = (await all()).length; count < 50; count += 1) {
    expect((await owner.call('POST', '/reviews', { ...words, comment: `Nr. ${count}` })).statusCode).toBe(
      201,
    );
  }
  expect(fieldsOf(await owner.call('POST', '/reviews', words))).toEqual(['comment']);
  expect(await all()).toHaveLength(50);
});
