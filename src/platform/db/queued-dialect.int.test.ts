import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../../shared/result.ts';
import { runFor } from '../fair-queue/client.ts';
import { TimeShares } from '../fair-queue/time-shares.ts';
import { queries } from './db.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let db: TestDatabase;
const shares = new TimeShares();
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Runs a statement of a few milliseconds for a network, and notes the network once it is answered. */
const ask = (network: string, answered: string[]) =>
  runFor(shares.clientAt(network), async () => {
    await sql`select count(*) from generate_series(1, 30000)`.execute(queries(db));
    answered.push(network);
  });
const flood = (answered: string[]) => Array.from({ length: 200 }, () => ask('198.51.100.1', answered));

test('a network with many requests waits for its own, and others only for theirs', async () => {
  const answered: string[] = [];
  const floods = flood(answered);
  for (let asked = 0; asked < 3; asked += 1) await ask('203.0.113.1', answered);
  expect(answered.filter((network) => network === '203.0.113.1')).toHaveLength(3);
  expect(answered.length).toBeLessThan(100);
  await Promise.all(floods);
});

test('transactions take turns in the same way, and keep the connection to their end', async () => {
  const answered: string[] = [];
  const floods = flood(answered);
  await runFor(shares.clientAt('203.0.113.1'), () =>
    db.transaction(async (tx) => {
      await sql`create temporary table kept (n int) on commit drop`.execute(queries(tx));
      await sql`insert into kept values (1)`.execute(queries(tx));
      const { rows } = await sql`select n from kept`.execute(queries(tx));
      expect(rows).toEqual([{ n: 1 }]);
      return ok(null);
    }),
  );
  expect(answered.length).toBeLessThan(100);
  await Promise.all(floods);
});

test('what fails gives its turn back', async () => {
  const wrong = () => sql`select 1 / 0`.execute(queries(db));
  for (let tried = 0; tried < 30; tried += 1) await expect(wrong()).rejects.toThrow('division by zero');
  const broken = db.transaction(() => Promise.reject(new Error('no')));
  await expect(broken).rejects.toThrow('no');
  const answered: string[] = [];
  await ask('203.0.113.1', answered);
  expect(answered).toHaveLength(1);
});

test('the time of each statement is charged to whom it was for', async () => {
  const client = '203.0.113.77';
  const before = shares.clientAt(client).left();
  await ask(client, []);
  expect(shares.clientAt(client).left()).toBeLessThan(before);
});
