import { afterAll, beforeAll, expect, test } from 'vitest';
import { fail } from '../../shared/result.ts';
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { invalidate, onInvalidate, type StaleTags } from './cache-events.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('stale tags are heard soon after the commit, and never of a rolled-back transaction', async () => {
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
  await expect.poll(() => heard, { timeout: 50_000 }).toEqual([['piece:4711', 'list'], '*']);
});
