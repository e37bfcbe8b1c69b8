import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries, type Db } from '../db/db.ts';
import { openTestDatabase } from '../db/testing/test-database.ts';
import { keyedTexts } from '../http/client-keys.ts';
import { attemptsOn, beginAttempt } from './login-attempts.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
const now = new Date('2026-06-15T10:00:00Z');
const migration = new URL('../../../migrations/0058_login_attempts_without_addresses.sql', import.meta.url);

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

test('attempts that were kept with the address are found by the same key', async () => {
  const keys = ['grüße@example.org', 'staff inhaberin@example.org'];
  for (const key of keys) {
    await sql`
      insert into login_attempts (email_key, client_key, at, succeeded) values (${key}, 'here', ${now}, true)
    `.execute(queries(db));
  }
  for (const statement of (await readFile(migration, 'utf8'))
    .split(';\n')
    .filter((part) => part.trim() !== '')) {
    await sql.raw(statement).execute(queries(db));
  }
  const keyed = await keyedTexts(db, 'account', keys);
  const { rows } = await sql<{ email_key: string }>`
    select email_key from login_attempts where client_key = 'here' order by id
  `.execute(queries(db));
  expect(rows.map((row) => row.email_key)).toEqual(keys.map((key) => keyed.get(key)));
  expect(await attemptsOn(db, 'staff inhaberin@example.org')).toEqual([{ at: now, succeeded: true }]);
});
