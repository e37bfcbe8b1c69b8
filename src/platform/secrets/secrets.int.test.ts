import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../db/db.ts';
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { openSealedText, sealText } from './secrets.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('a sealed text is opened for its purpose only, and not after a change', async () => {
  const sealed = await sealText(db, 'of Ada', 'geheim');
  expect(sealed).not.toContain(Buffer.from('geheim').toString('base64url'));
  expect(await sealText(db, 'of Ada', 'geheim')).not.toBe(sealed);
  expect(await openSealedText(db, 'of Ada', sealed)).toBe('geheim');
  expect(await openSealedText(db, 'of Eve', sealed)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(await openSealedText(db, 'of Ada', bytes.toString('base64url'))).toBeNull();
  expect(await openSealedText(db, 'of Ada', 'zu kurz')).toBeNull();
});

test('a database that came out of a backup has another key', async () => {
  const sealed = await sealText(db, 'of Ada', 'geheim');
  await sql`update hash_key set key = 'another'`.execute(queries(db));
  expect(await openSealedText(db, 'of Ada', sealed)).toBeNull();
});
