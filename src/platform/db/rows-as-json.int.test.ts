import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from './db.ts';
import { insertRows } from './rows-as-json.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await sql`create table notes (id integer primary key, text text, tags jsonb)`.execute(queries<object>(db));
});
afterAll(() => db.close());

const kept = async () =>
  (await sql<object>`select * from notes order by id`.execute(queries<object>(db))).rows;

test('rows are inserted with all that they have; what one of them lacks is null', async () => {
  await insertRows(queries<object>(db), 'notes', [
    { id: 1, text: 'a', tags: ['x'] },
    { id: 2, text: 'b' },
  ]);
  await insertRows(queries<object>(db), 'notes', []);
  expect(await kept()).toEqual([
    { id: 1, text: 'a', tags: ['x'] },
    { id: 2, text: 'b', tags: null },
  ]);
});

test('a property that the table has no column for is not lost in silence', async () => {
  const before = await kept();
  const rows = [
    { id: 3, text: 'c' },
    { id: 4, text: 'd', colour: 'red' },
  ];
  await expect(insertRows(queries<object>(db), 'notes', rows)).rejects.toThrow('colour');
  expect(await kept()).toEqual(before);
});
