import { afterAll, beforeAll, expect, test } from 'vitest';
import { fail } from '../../shared/result.ts';
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { invalidate, onInvalidate, type StaleTags } from './cache-events.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('stale tags are heard with the commit, and never of a rolled-back transaction', async () => {
  const heard: StaleTags[] = [];
  await onInvalidate(db, (tags) => heard.push(tags));
  await db.transaction(async (tx) => {
    await invalidate(tx, ['never']);
    return fail({ code: 'refused' });
  });
  await db.transaction(async (tx) => {
    await invalidate(tx, []);
    await invalidate(tx, ['piece:4711', 'list']);
  });
  await db.transaction((tx) =>
    invalidate(
      tx,
      Array.from({ length: 2_000 }, (_, index) => `piece:${index}`),
    ),
  );
  expect(heard).toEqual([['piece:4711', 'list'], '*']);
});

test('of many who change something at once, each has heard of the own change when it is made', async () => {
  const heard = new Set<string>();
  await onInvalidate(db, (tags) => {
    for (const tag of tags) heard.add(tag);
  });
  const own = async (index: number) => {
    await db.transaction((tx) => invalidate(tx, [`own:${index}`]));
    return heard.has(`own:${index}`);
  };
  for (let round = 0; round < 10; round += 1) {
    const all = await Promise.all(Array.from({ length: 20 }, (_, index) => own(round * 20 + index)));
    expect(all.every(Boolean)).toBe(true);
  }
});
