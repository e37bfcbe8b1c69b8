import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { fail } from '../../shared/result.ts';
import { dayMs } from '../../shared/time/durations.ts';
import { queries, type Db } from '../db/db.ts';
import { openPostgresql } from '../db/open-postgresql.ts';
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { job } from '../jobs/job.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { createLog } from '../log/log.ts';
import { createOutbox, writeOutbox, type Outbox, type OutboxTables } from './outbox.ts';

const log = createLog({ level: 'silent' });
const now = new Date('2027-03-28T01:30:00Z');
const greet = job('greet', z.object({ name: z.string() }));

let db: TestDatabase;
let greeted: string[];
let running: { jobs: Jobs; outbox: Outbox }[];

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  greeted = [];
  running = [];
  await queries<OutboxTables>(db).deleteFrom('outbox').execute();
});
afterEach(async () => {
  for (const { jobs, outbox } of running) {
    await outbox.stop();
    await jobs.stop(1_000);
  }
});
afterAll(() => db.close());

/** Jobs and outbox as one process has them. */
async function startProcess(handle: Db = db, change: (jobs: Jobs) => Jobs = (jobs) => jobs) {
  const jobs = createJobs({ db: handle, log, pollSeconds: 0.5 });
  jobs.define(greet, { retryLimit: 0, handler: async ({ name }) => void greeted.push(name) });
  const outbox = createOutbox({ db: handle, jobs: change(jobs), log, now: () => now, pollMs: 60_000 });
  await jobs.start();
  running.push({ jobs, outbox });
  return outbox;
}

const order = (name: string) => db.transaction((tx) => writeOutbox(tx, greet, { name }, now));
const waiting = async () =>
  (
    await queries<OutboxTables>(db)
      .selectFrom('outbox')
      .select('id')
      .where('dispatched_at', 'is', null)
      .execute()
  ).length;

/** Until everything that was ordered is queued, and everything that was queued has ended. */
async function untilAllHaveEnded(): Promise<void> {
  const queued = async () =>
    (await sql`select from jobs.job where name = 'greet' and state < 'completed'`.execute(queries(db))).rows
      .length;
  await expect.poll(async () => (await waiting()) + (await queued()), { timeout: 50_000 }).toBe(0);
}

test('jobs ordered before the start, and after it, are done soon', async () => {
  await order('before');
  const outbox = await startProcess();
  await outbox.start();
  await order('after');
  await expect.poll(() => greeted.toSorted(), { timeout: 50_000 }).toEqual(['after', 'before']);
  expect(await waiting()).toBe(0);
});

test('what a refused or broken transaction ordered is never done', async () => {
  const outbox = await startProcess();
  await outbox.start();
  await db.transaction(async (tx) => {
    await writeOutbox(tx, greet, { name: 'refused' }, now);
    return fail({ code: 'sold-out' });
  });
  const broken = db.transaction(async (tx) => {
    await writeOutbox(tx, greet, { name: 'broken' }, now);
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  await order('accepted');
  await expect.poll(() => greeted, { timeout: 50_000 }).toEqual(['accepted']);
  await untilAllHaveEnded();
  expect(greeted).toEqual(['accepted']);
});

test('a payload is kept in one place only, and nowhere once its job is done', async () => {
  await order('Geheimnis');
  let attempts = 0;
  let mayBeDone: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (mayBeDone = resolve));
  const jobs = createJobs({ db, log, pollSeconds: 0.5 });
  jobs.define(greet, {
    retryLimit: 3,
    retryDelaySeconds: 1,
    handler: async ({ name }) => {
      attempts += 1;
      if (attempts === 1) throw new Error('the mail server is down');
      greeted.push(name);
      await done;
    },
  });
  const outbox = createOutbox({ db, jobs, log, now: () => now, pollMs: 200 });
  await jobs.start();
  await outbox.start();
  running.push({ jobs, outbox });
  // The payload is still there when the job is retried after a failure.
  await expect.poll(() => greeted, { timeout: 50_000 }).toEqual(['Geheimnis']);
  const payloads = async () =>
    JSON.stringify(
      (
        await sql`select payload from outbox union all select data from jobs.job where name = 'greet'`.execute(
          queries(db),
        )
      ).rows,
    );
  expect(await payloads()).toContain('Geheimnis');
  const { rows } = await sql`select payload from outbox`.execute(queries(db));
  expect(rows).toEqual([{ payload: {} }]);
  mayBeDone();
  await expect.poll(payloads, { timeout: 50_000 }).not.toContain('Geheimnis');
});

test('a payload that the job cannot read is refused when it is ordered', async () => {
  const wrong = db.transaction((tx) => writeOutbox(tx, greet, { name: 7 } as never, now));
  await expect(wrong).rejects.toThrow(z.ZodError);
});

test('a process that dies between queueing and marking repeats and forgets nothing', async () => {
  let dies = true;
  const outbox = await startProcess(db, (jobs) => ({
    ...jobs,
    async enqueue(tx, list) {
      await jobs.enqueue(tx, list);
      if (dies) throw new Error('died');
    },
  }));
  await order('Ada');
  await expect(outbox.dispatch()).rejects.toThrow('died');
  expect(await waiting()).toBe(1);
  dies = false;
  await outbox.dispatch();
  await expect.poll(() => greeted, { timeout: 50_000 }).toEqual(['Ada']);
  // Even if the mark was lost (in a restored backup, say), a job that the queue remembers is not repeated.
  await queries<OutboxTables>(db)
    .updateTable('outbox')
    .set({ dispatched_at: null as never })
    .execute();
  await outbox.dispatch();
  await untilAllHaveEnded();
  expect(greeted).toEqual(['Ada']);
  expect(await waiting()).toBe(0);
});

test('several processes hand each order over once', async () => {
  const handles = [db, ...(db.url === null ? [db] : [other(db.url), other(db.url)])];
  const outboxes = await Promise.all(handles.map((handle) => startProcess(handle)));
  const names = Array.from({ length: 250 }, (_, index) => `guest-${index}`);
  await db.transaction(async (tx) => {
    for (const name of names) await writeOutbox(tx, greet, { name }, now);
  });
  await Promise.all(outboxes.map((outbox) => outbox.dispatch()));
  await expect.poll(() => greeted.length, { timeout: 50_000 }).toBe(names.length);
  await untilAllHaveEnded();
  expect(greeted.toSorted()).toEqual(names.toSorted());
  for (const { jobs, outbox } of running.splice(0)) {
    await outbox.stop();
    await jobs.stop(1_000);
  }
  await Promise.all(handles.filter((handle) => handle !== db).map((handle) => handle.close()));
});

test('a job that only a newer release knows waits for it', async () => {
  const outbox = await startProcess();
  await db.transaction((tx) => writeOutbox(tx, job('unheard-of', z.object({})), {}, now));
  await outbox.dispatch();
  expect(await waiting()).toBe(1);
});

test('jobs handed over a week ago are deleted; waiting ones are kept, however old', async () => {
  await startProcess();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const rows = [
    ['done long ago', daysAgo(9), daysAgo(8)],
    ['done lately', daysAgo(9), daysAgo(6)],
    ['waiting', daysAgo(99), null],
  ] as const;
  for (const [job, created_at, dispatched_at] of rows) {
    await sql`insert into outbox (job, payload, created_at, dispatched_at)
      values (${job}, '{}', ${created_at}, ${dispatched_at})`.execute(queries(db));
  }
  const { jobs } = running[0]!;
  await db.transaction((tx) =>
    jobs.enqueue(tx, [{ name: 'clean-outbox', id: crypto.randomUUID(), payload: {} }]),
  );
  const kept = async () => {
    const left = await queries<OutboxTables>(db).selectFrom('outbox').select('job').orderBy('job').execute();
    return left.map(({ job }) => job);
  };
  await expect.poll(kept, { timeout: 50_000 }).toEqual(['done lately', 'waiting']);
});

function other(url: string): Db {
  return openPostgresql({ url, maxConnections: 5, onError: () => undefined });
}
