import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fail, ok } from '../../shared/result.ts';
import { queries, type Db, type Tx } from './db.ts';
import { openPostgresql } from './open-postgresql.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

interface Tables {
  outbox: { job: string; payload: unknown; created_at: Date };
}

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const row = { job: 'a', payload: '{}', created_at: new Date('2028-02-29T22:59:59Z') };
const rows = async () => (await queries<Tables>(db).selectFrom('outbox').select('job').execute()).length;
const insert = (handle: Db | Tx) => queries<Tables>(handle).insertInto('outbox').values(row).execute();

describe('a transaction', () => {
  test('that is accepted stays', async () => {
    const before = await rows();
    const outcome = await db.transaction(async (tx) => {
      await insert(tx);
      return ok('done');
    });
    expect(outcome).toEqual(ok('done'));
    expect(await rows()).toBe(before + 1);
  });

  test('that ends in a refusal leaves nothing behind, and hands the refusal on', async () => {
    const before = await rows();
    const outcome = await db.transaction(async (tx) => {
      await insert(tx);
      return fail({ code: 'sold-out', piece: '4711' });
    });
    expect(outcome).toEqual(fail({ code: 'sold-out', piece: '4711' }));
    expect(await rows()).toBe(before);
  });

  test('that throws leaves nothing behind, and the error keeps its database code', async () => {
    const before = await rows();
    const broken = db.transaction(async (tx) => {
      await insert(tx);
      await sql`select 1 / 0`.execute(queries(tx));
    });
    await expect(broken).rejects.toMatchObject({ code: '22012' });
    expect(await rows()).toBe(before);
  });
});

describe('listening', () => {
  const say = (channel: string, text: string, outcome: unknown = ok(1)) =>
    db.transaction(async (tx) => {
      await sql`select pg_notify(${channel}, ${text})`.execute(queries(tx));
      return outcome;
    });

  test('hears announcements of a transaction after its commit, and none of one rolled back', async () => {
    const heard: string[] = [];
    await db.listen('said', (payload) => heard.push(payload));
    await say('said', 'refused', fail({ code: 'no' }));
    await say('said', 'done');
    await expect.poll(() => heard, { timeout: 50_000 }).toEqual(['done']);
  });

  test('if several begin at once, each hears everything once', async () => {
    const heard: string[] = [];
    const fresh =
      db.url === null ? db : openPostgresql({ url: db.url, maxConnections: 2, onError: () => undefined });
    await Promise.all(
      ['a', 'b', 'c'].map((name) => fresh.listen(name === 'c' ? 'other' : 'at_once', () => heard.push(name))),
    );
    await say('at_once', 'x');
    await say('other', 'x');
    await expect.poll(() => heard.toSorted(), { timeout: 50_000 }).toEqual(['a', 'b', 'c']);
    if (fresh !== db) await fresh.close();
  });

  test.runIf(process.env.TEST_DATABASE_URL)(
    'goes on after the connection was lost, and says so',
    async () => {
      const heard: string[] = [];
      await db.listen('lost', (payload) => heard.push(payload));
      const away: boolean[] = [];
      db.watch((isAway) => away.push(isAway));
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'wmk-shop listen' and datname = current_database()`.execute(queries(db));
      await expect.poll(() => heard, { timeout: 50_000 }).toEqual(['*']);
      await say('lost', 'back');
      await expect.poll(() => heard, { timeout: 50_000 }).toEqual(['*', 'back']);
      // The server was there all the time.
      expect(away).toEqual([]);
    },
  );
});

describe('a statement that comes again', () => {
  const ask = (handle: Db | Tx, value: unknown) =>
    sql<{ answer: unknown }>`select ${value}::text[] as answer`.execute(queries(handle));

  test('answers alike each time: lists, null, quotes, dates', async () => {
    for (const value of [['a'], ["o'clock", '"x"', 'ä\\'], null, [], ['{', ',']]) {
      expect((await ask(db, value)).rows).toEqual([{ answer: value }]);
    }
    const moment = new Date('2028-02-29T22:59:59.123Z');
    for (let time = 0; time < 3; time += 1) {
      const { rows } = await sql`select ${moment}::timestamptz as at, ${'{"a":1}'}::jsonb as json`.execute(
        queries(db),
      );
      expect(rows).toEqual([{ at: moment, json: { a: 1 } }]);
    }
  });

  test('keeps its error, and works again after it', async () => {
    const divide = (by: number) => sql`select 1 / ${by}::int as share`.execute(queries(db));
    await divide(1);
    await divide(1);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect((await divide(1)).rows).toEqual([{ share: 1 }]);
  });

  test('survives a table that changes under it, inside of a transaction and outside', async () => {
    await sql`create table changing (a int)`.execute(queries(db));
    const read = (handle: Db | Tx) => sql`select * from changing`.execute(queries(handle));
    await sql`insert into changing values (1)`.execute(queries(db));
    for (let time = 0; time < 4; time += 1) await db.transaction(read);
    await sql`alter table changing add b int`.execute(queries(db));
    expect((await read(db)).rows).toEqual([{ a: 1, b: null }]);
    for (let time = 0; time < 4; time += 1) await db.transaction(read);
    await sql`alter table changing add c int`.execute(queries(db));
    expect((await db.transaction(read)).rows).toEqual([{ a: 1, b: null, c: null }]);
    await sql`drop table changing`.execute(queries(db));
  });
});
