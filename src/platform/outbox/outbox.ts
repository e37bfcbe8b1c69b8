import { sql, type ColumnType, type Generated } from 'kysely';
import { z } from 'zod';
import { dayMs } from '../../shared/time/durations.ts';
import { queries, type Db, type Tx } from '../db/db.ts';
import { job, type Job, type PayloadOf } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';

export interface OutboxTables {
  outbox: {
    id: Generated<string>;
    job_id: Generated<string>;
    job: string;
    /** Empty once the job has been handed over. */
    payload: ColumnType<unknown, string>;
    created_at: Date;
    dispatched_at: ColumnType<Date | null, never, Date>;
  };
}

const channel = 'outbox';

/**
 * Orders a job that begins once the transaction has committed; if it does not commit, nothing is ordered.
 * @param now the time of the order
 * @returns the id that the job will have
 * @throws z.ZodError if the payload does not fit the job, which is a bug of the caller's
 */
export async function writeOutbox<J extends Job>(
  tx: Tx,
  job: J,
  payload: PayloadOf<J>,
  now: Date,
): Promise<string> {
  await job.schema.parseAsync(payload);
  const { job_id: id } = await queries<OutboxTables>(tx)
    .insertInto('outbox')
    .values({ job: job.name, payload: JSON.stringify(payload), created_at: now })
    .returning('job_id')
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${channel}, '')`.execute(queries(tx));
  return id;
}

const cleanOutbox = job('clean-outbox', z.object({}));
const keptDays = 7;
/** Rows handed over in one transaction. */
const portion = 100;

export interface Outbox {
  /** Hands over waiting jobs, and from now on everything that is written. Call after the jobs have started. */
  start(): Promise<void>;
  /** Waits for the handover in progress. Call before the jobs stop. */
  stop(): Promise<void>;
  /** Hands over everything that waits. For tests and commands; `start` does it by itself. */
  dispatch(): Promise<void>;
}

/**
 * Hands written orders to the jobs. Several processes may do so at once: a row's lock, its job and its mark are one
 * transaction, so each row becomes exactly one job, whichever process dies meanwhile.
 * @param options.pollMs how often it looks without being called, in milliseconds. Default 15 s.
 */
export function createOutbox(options: {
  db: Db;
  jobs: Jobs;
  log: Log;
  now: () => Date;
  pollMs?: number;
}): Outbox {
  const { db, jobs, log, now, pollMs = 15_000 } = options;
  let running: Promise<void> | null = null;
  let calledAgain = false;
  let timer: NodeJS.Timeout | null = null;

  jobs.define(cleanOutbox, { retryLimit: 2, handler: () => clean() });
  jobs.schedule(cleanOutbox, '17 4 * * *', {});

  async function clean(): Promise<void> {
    const before = new Date(now().getTime() - keptDays * dayMs);
    await queries<OutboxTables>(db).deleteFrom('outbox').where('dispatched_at', '<', before).execute();
    const { left } = await queries<OutboxTables>(db)
      .selectFrom('outbox')
      .select((all) => all.fn.countAll<number>().as('left'))
      .where('dispatched_at', 'is', null)
      .where('created_at', '<', new Date(now().getTime() - dayMs))
      .executeTakeFirstOrThrow();
    if (Number(left) > 0) log.error({ left: Number(left) }, 'outbox rows of jobs that nobody does');
  }

  /** @returns how many rows were handed over */
  function dispatchPortion(): Promise<number> {
    return db.transaction(async (tx) => {
      const rows = await queries<OutboxTables>(tx)
        .selectFrom('outbox')
        .select(['id', 'job_id', 'job', 'payload'])
        .where('dispatched_at', 'is', null)
        // A job of a newer release waits for a process that knows it.
        .where('job', 'in', jobs.names())
        .orderBy('id')
        .limit(portion)
        .forUpdate()
        .skipLocked()
        .execute();
      if (rows.length === 0) return 0;
      await jobs.enqueue(
        tx,
        rows.map((row) => ({ name: row.job, id: row.job_id, payload: row.payload })),
      );
      await queries<OutboxTables>(tx)
        .updateTable('outbox')
        // The job has the payload now. Mails carry links that open accounts and orders, so they are stored in one place
        // only, until sent.
        .set({ dispatched_at: now(), payload: '{}' })
        .where(
          'id',
          'in',
          rows.map((row) => row.id),
        )
        .execute();
      return rows.length;
    });
  }

  async function dispatchAll(): Promise<void> {
    try {
      do {
        calledAgain = false;
        while ((await dispatchPortion()) === portion);
      } while (calledAgain);
    } finally {
      running = null;
    }
  }

  /** Runs one at a time in this process; if called meanwhile, it looks once more. */
  function dispatch(): Promise<void> {
    calledAgain = true;
    return (running ??= dispatchAll());
  }

  const called = () => {
    if (timer === null) return;
    dispatch()
      .then(() => jobs.forgetDone())
      .catch((error: unknown) => log.error({ error }, 'the outbox could not be handed over'));
  };

  return {
    dispatch,
    async start() {
      timer = setInterval(called, pollMs).unref();
      await db.listen(channel, called);
      called();
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await running?.catch(() => undefined);
    },
  };
}
