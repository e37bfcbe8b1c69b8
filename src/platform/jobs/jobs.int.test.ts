import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { queries } from '../db/db.ts';
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { createLog } from '../log/log.ts';
import { job } from './job.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { GiveUp } from './run-batch.ts';

let db: TestDatabase;
let jobs: Jobs;
const lines: string[] = [];
const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } });

beforeAll(async () => {
  db = await openTestDatabase();
});
afterEach(() => jobs.stop(1_000));
afterAll(() => db.close());

const numbered = z.object({ number: z.number() });
const newJobs = (pollSeconds = 0.5) => (jobs = createJobs({ db, log, pollSeconds }));
const enqueue = (name: string, payload: unknown, id: string = crypto.randomUUID()) =>
  db.transaction((tx) => jobs.enqueue(tx, [{ name, id, payload }]));

/** Until everything that was queued under this name has ended. */
async function untilAllHaveEnded(name: string): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`select from jobs.job where name = ${name} and state < 'completed'`.execute(
      queries(db),
    );
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 50_000 }).toBe(0);
}

test('a job is done once, though it is queued twice under one id', async () => {
  const done: number[] = [];
  newJobs().define(job('count', numbered), {
    retryLimit: 0,
    handler: async ({ number }) => void done.push(number),
  });
  await jobs.start();
  const id = crypto.randomUUID();
  await enqueue('count', { number: 1 }, id);
  await enqueue('count', { number: 1 }, id);
  await enqueue('count', { number: 2 });
  await expect.poll(() => done.toSorted(), { timeout: 50_000 }).toEqual([1, 2]);
  await enqueue('count', { number: 1 }, id);
  await untilAllHaveEnded('count');
  expect(done).toHaveLength(2);
});

test('a job queued in a transaction that is rolled back is never done', async () => {
  const done: number[] = [];
  newJobs().define(job('never', numbered), { retryLimit: 0, handler: async () => void done.push(0) });
  await jobs.start();
  const refused = db.transaction(async (tx) => {
    await jobs.enqueue(tx, [{ name: 'never', id: crypto.randomUUID(), payload: { number: 1 } }]);
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await untilAllHaveEnded('never');
  expect(done).toEqual([]);
});

test('a job that fails is tried again under the same id, and given up after its last retry', async () => {
  const attempts: string[] = [];
  newJobs();
  jobs.define(job('shaky', numbered), {
    retryLimit: 3,
    retryDelaySeconds: 1,
    handler: async (_, { jobId }) => {
      attempts.push(jobId);
      if (attempts.length < 3) throw new Error('mail server down');
    },
  });
  jobs.define(job('wrong', numbered), { retryLimit: 0, handler: () => Promise.resolve() });
  jobs.define(job('hopeless', numbered), {
    retryLimit: 9,
    handler: () => Promise.reject(new GiveUp('no such address')),
  });
  await jobs.start();
  lines.length = 0;
  await enqueue('shaky', { number: 1 });
  await enqueue('wrong', { number: 'one' });
  await enqueue('hopeless', { number: 1 });
  await expect
    .poll(
      async () => {
        await sql`update jobs.job set start_after = now() where name = 'shaky' and state = 'retry'`.execute(
          queries(db),
        );
        return attempts.length;
      },
      { timeout: 50_000 },
    )
    .toBe(3);
  expect(new Set(attempts).size).toBe(1);
  await expect
    .poll(() => lines.join(''), { timeout: 50_000 })
    .toMatch(/"job":"wrong".*a job failed and is given up/);
  expect(lines.join('')).toMatch(/"job":"hopeless".*a job failed and is given up/);
  expect(lines.filter((line) => line.includes('"job":"shaky"') && line.includes('tried again'))).toHaveLength(
    2,
  );
});

test('many jobs waiting are all done at once, not one a poll', async () => {
  const done: number[] = [];
  newJobs(60).define(job('many', numbered), {
    retryLimit: 0,
    handler: async ({ number }) => void done.push(number),
  });
  await jobs.start();
  const ids = Array.from({ length: 30 }, (_, number) => ({
    name: 'many',
    id: crypto.randomUUID(),
    payload: { number },
  }));
  await db.transaction((tx) => jobs.enqueue(tx, ids));
  await expect.poll(() => done.length, { timeout: 50_000 }).toBe(30);
});

test('stopping waits for a job in flight', async () => {
  const steps: string[] = [];
  const begun = Promise.withResolvers<void>();
  newJobs().define(job('slow', numbered), {
    retryLimit: 0,
    handler: async () => {
      steps.push('begun');
      begun.resolve();
      await pause(600);
      steps.push('done');
    },
  });
  await jobs.start();
  await enqueue('slow', { number: 1 });
  await begun.promise;
  await jobs.stop();
  expect(steps).toEqual(['begun', 'done']);
});

test('a job that does not end in time is aborted, and done after the next start', async () => {
  let endless = true;
  const steps: string[] = [];
  const define = () =>
    newJobs().define(job('endless', numbered), {
      retryLimit: 3,
      retryDelaySeconds: 0,
      handler: async (_, { signal }) => {
        steps.push('begun');
        if (endless) await pause(60_000, undefined, { signal }).finally(() => steps.push('aborted'));
        steps.push('done');
      },
    });
  define();
  await jobs.start();
  await enqueue('endless', { number: 1 });
  await expect.poll(() => steps, { timeout: 50_000 }).toEqual(['begun']);
  await jobs.stop(100);
  await expect.poll(() => steps, { timeout: 50_000 }).toEqual(['begun', 'aborted']);
  endless = false;
  define();
  await jobs.start();
  await expect.poll(() => steps, { timeout: 50_000 }).toEqual(['begun', 'aborted', 'begun', 'done']);
});

test('an attempt that takes too long counts as failed', async () => {
  const steps: string[] = [];
  newJobs().define(job('stuck', numbered), {
    retryLimit: 0,
    timeoutSeconds: 1,
    handler: () => {
      steps.push('begun');
      return new Promise(() => undefined);
    },
  });
  await jobs.start();
  lines.length = 0;
  await enqueue('stuck', { number: 1 });
  await expect.poll(() => lines.join(''), { timeout: 50_000 }).toMatch(/TimeoutError.*"job":"stuck"/);
});

test('a schedule stays over restarts and goes when it is no longer wanted', async () => {
  const nightly = job('nightly', z.object({}));
  for (const wanted of [true, true, false]) {
    newJobs().define(nightly, { retryLimit: 0, handler: () => Promise.resolve() });
    if (wanted) jobs.schedule(nightly, '0 3 * * *', {});
    await jobs.start();
    await jobs.stop();
  }
  expect(() => createJobs({ db, log }).schedule(nightly, '0 3 * * *', {})).toThrow('not defined');
});
