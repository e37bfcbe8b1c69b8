import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries, type Db } from '../db/db.ts';
import { openTestDatabase } from '../db/testing/test-database.ts';
import { attemptsOn, beginAttempt } from './login-attempts.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
const now = new Date('2026-06-15T10:00:00Z');

test('no address stands with the attempts, and they are found again', async () => {
  const emailKey = 'ada@example.org';
  await beginAttempt(db, { emailKey, client: '203.0.113.7', isLimited: true }, now);
  const { rows } = await sql<{ row: string }>`select a::text as row from login_attempts a`.execute(
    queries(db),
  );
  expect(rows).toHaveLength(1);
  // These letters never occur in hexadecimal hashes.
  expect(rows[0]?.row).not.toMatch(/ada@|example/);
  expect(await attemptsOn(db, emailKey)).toEqual([{ at: now, succeeded: false }]);
});
