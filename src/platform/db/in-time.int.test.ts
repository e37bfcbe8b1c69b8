import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries, type Db } from './db.ts';
import { before, TookTooLong } from './in-time.ts';
import { openTestDatabase } from './testing/test-database.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const ask = () => sql`select 1`.execute(queries<object>(db));

/** Nobody listens to these any more: each of them would end the process. */
async function unheard(work: () => Promise<void>): Promise<unknown[]> {
  const failures: unknown[] = [];
  const hear = (failure: unknown) => failures.push(failure);
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', hear);
  try {
    await work();
    await pause(10);
  } finally {
    process.off('unhandledRejection', hear);
    for (const other of others) process.on('unhandledRejection', other);
  }
  return failures;
}

test('what is asked after its caller has stopped waiting fails, and nothing of it goes unheard', async () => {
  let failure: unknown = null;
  const failures = await unheard(async () => {
    let ended = (): void => undefined;
    const end = new Promise<void>((resolve) => {
      ended = resolve;
    });
    const late = async () => {
      try {
        await pause(20);
        // One within a function of its own, and one beside it.
        await Promise.all([(async () => ask())(), ask()]);
      } catch (error) {
        failure = error;
      }
      ended();
    };
    await expect(before(performance.now() + 5, late)).rejects.toThrow(TookTooLong);
    await end;
  });
  expect(failure).toBeInstanceOf(TookTooLong);
  expect(failures).toEqual([]);
});

test('a transaction whose caller has stopped waiting leaves nothing behind', async () => {
  await db.transaction((tx) => sql`create table kept (id int)`.execute(queries<object>(tx)));
  let isOver = false;
  const late = async () => {
    try {
      await db.transaction(async (tx) => {
        await sql`insert into kept values (1)`.execute(queries<object>(tx));
        await pause(300);
        await sql`insert into kept values (2)`.execute(queries<object>(tx));
      });
    } finally {
      isOver = true;
    }
  };
  await expect(before(performance.now() + 200, late)).rejects.toThrow(TookTooLong);
  await expect.poll(() => isOver).toBe(true);
  const { rows } = await sql`select id from kept`.execute(queries<object>(db));
  expect(rows).toEqual([]);
});
