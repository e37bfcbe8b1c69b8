import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { forgetWebhooks } from './create-payments.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('webhooks are remembered for a month, so that none is taken twice, and then forgotten', async () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await sql`
    insert into provider_webhooks (provider, id, received_at)
    values ('paypal', 'old', ${daysAgo(31)}), ('stripe', 'recent', ${daysAgo(29)})
  `.execute(queries<object>(db));
  expect(await forgetWebhooks({ db, now: () => now })).toBe(1);
  const { rows } = await sql<{ id: string }>`select id from provider_webhooks`.execute(queries<object>(db));
  expect(rows).toEqual([{ id: 'recent' }]);
});
