import { expect, test } from 'vitest';
import { idsIn, KeptPages, type Making } from './kept-pages.ts';
import { CachedPage } from './page-cache.ts';

const showing = (html: string, ...ids: string[]) =>
  new CachedPage({ status: 200, html, headers: {}, expires: new Date('2099-01-01'), shows: new Set(ids) });

/** A page whose rendering ends when the test says so. */
function aMaking(key: string) {
  const made: ((page: CachedPage) => void)[] = [];
  let times = 0;
  const making: Making = {
    key,
    isRare: false,
    mayKeep: () => true,
    make: () => {
      times += 1;
      return new Promise((resolve) => made.push(resolve));
    },
  };
  const finish = async (page: CachedPage) => {
    made.shift()?.(page);
    await new Promise(setImmediate);
  };
  return { making, finish, times: () => times };
}
const failed = (error: unknown) => expect.unreachable(String(error));

test('a piece that changes while its page is rendered is not shown outdated to anybody who waits', async () => {
  const pages = new KeptPages(failed);
  const { making, finish, times } = aMaking('/product/chair');
  const before = pages.make(making);
  pages.dropShowing(['chair']);
  const after = pages.make(making);
  await finish(showing('free', 'chair'));
  expect(times()).toBe(2);
  await finish(showing('reserved', 'chair'));
  expect((await before).html).toBe('reserved');
  expect((await after).html).toBe('reserved');
  expect(pages.find('/product/chair', 0)?.html).toBe('reserved');
});

test('a change of another piece makes no page again, and one that never rests is sent, but not kept', async () => {
  const pages = new KeptPages(failed);
  const calm = aMaking('/product/table');
  const table = pages.make(calm.making);
  pages.dropShowing(['chair']);
  await calm.finish(showing('table', 'table'));
  await table;
  expect(calm.times()).toBe(1);
  const restless = aMaking('/product/chair');
  const chair = pages.make(restless.making);
  for (let times = 0; times < 3; times += 1) {
    pages.dropShowing(['chair']);
    await restless.finish(showing(`chair ${times}`, 'chair'));
  }
  expect((await chair).html).toBe('chair 2');
  expect(pages.find('/product/chair', 0)).toBeUndefined();
});

test('after staff changed something nobody gets a page that was begun before', async () => {
  const pages = new KeptPages(failed);
  const { making, finish } = aMaking('/faq');
  const before = pages.make(making);
  pages.clear();
  const after = pages.make(making);
  await finish(showing('old'));
  expect((await before).html).toBe('old');
  expect(pages.find('/faq', 0)).toBeUndefined();
  await finish(showing('new'));
  expect((await after).html).toBe('new');
  expect(pages.find('/faq', 0)?.html).toBe('new');
});

test('a possibly outdated page is shown, and renewed meanwhile', async () => {
  const pages = new KeptPages(failed);
  const { making, finish, times } = aMaking('/sales');
  const first = pages.make(making);
  await finish(showing('first'));
  await first;
  pages.renew();
  for (let visits = 0; visits < 5; visits += 1) expect(pages.find('/sales', 0)?.html).toBe('first');
  await expect.poll(times).toBe(2);
  await finish(showing('second'));
  await expect.poll(() => pages.find('/sales', 0)?.html).toBe('second');
  expect(times()).toBe(2);
});

test('all pieces that data name are found, however deep', () => {
  const data = {
    pieces: [{ id: 'chair', pictures: [] }],
    found: { nearest: [{ id: 'table' }], page: 1 },
    none: null,
  };
  expect([...idsIn(data)]).toEqual(['chair', 'table']);
});
