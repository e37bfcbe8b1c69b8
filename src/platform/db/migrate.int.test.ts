import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries, type Db } from './db.ts';
import { knownMigrations, migrate, UnknownMigrations } from './migrate.ts';
import { openTestDatabase } from './testing/test-database.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('a database that is up to date is left alone', async () => {
  expect(await migrate(db)).toEqual([]);
  const { rows } = await sql`select name from migrations order by name`.execute(queries<object>(db));
  expect(rows).toEqual((await knownMigrations()).map((name) => ({ name })));
});

test('a database of another version is refused by name, and left as it is', async () => {
  await sql`insert into migrations (name, timestamp) values ('9999_of_tomorrow', '')`.execute(
    queries<object>(db),
  );
  await expect(migrate(db)).rejects.toThrow(UnknownMigrations);
  await expect(migrate(db)).rejects.toThrow(/9999_of_tomorrow.*DATA_DIR/);
  await sql`delete from migrations where name = '9999_of_tomorrow'`.execute(queries<object>(db));
});
