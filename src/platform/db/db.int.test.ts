import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fail, ok } from '../../shared/result.ts';
import { queries, type Db, type Tx } from './db.ts';
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

test('what was notified in a transaction is heard after its commit, and not at all after a rollback', async () => {
  const heard: string[] = [];
  await db.listen('test_channel', (payload) => heard.push(payload));
  const say = (text: string, outcome: unknown) =>
    db.transaction(async (tx) => {
      await sql`select pg_notify('test_channel', ${text})`.execute(queries(tx));
      return outcome;
    });
  await say('refused', fail({ code: 'no' }));
  await say('done', ok(1));
  await expect.poll(() => heard).toEqual(['done']);
});
