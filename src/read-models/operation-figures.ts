import { sql } from 'kysely';
import { queries, type Db } from '../platform/db/db.ts';
import { hasQueue, oftenFailed } from '../platform/jobs/retry-failed.ts';
import { hourMs } from '../shared/time/durations.ts';

/** Figures of the shop's database for monitoring. */
export interface OperationFigures {
  readonly outbox: {
    /** Job orders that have not been handed over yet. */
    readonly waiting: number;
    /** How long the oldest of them has waited, in seconds; 0 if there is none. */
    readonly oldestSeconds: number;
  };
  /** Unfinished jobs: `created`, `retry`, `active`, and `failed` ones of the last three days. */
  readonly jobs: readonly { readonly job: string; readonly state: string; readonly count: number }[];
  /** Orders placed and payments received in the last hour. */
  readonly lastHour: { readonly placed: number; readonly paid: number };
}

/** Each figure is read from an index, except for the jobs, of which there are three days' worth. */
export async function operationFigures(db: Db, now: Date): Promise<OperationFigures> {
  const handle = queries<object>(db);
  const since = new Date(now.getTime() - hourMs);
  const { rows } = await sql<{
    waiting: number;
    oldest: Date | null;
    placed: number;
    paid: number;
    hasQueue: boolean;
  }>`
    select o.waiting, o.oldest, to_regclass('jobs.job') is not null as "hasQueue",
      (select count(*)::int from orders where offered_at > ${since}) as placed,
      (select count(*)::int from payments
        where state in ('received', 'refund-due', 'refunded') and received_at > ${since}) as paid
    from (
      select count(*)::int as waiting, min(created_at) as oldest from outbox where dispatched_at is null
    ) o
  `.execute(handle);
  const row = rows[0];
  if (row === undefined) throw new Error('the database gives no figures');
  const jobs = row.hasQueue
    ? await sql<OperationFigures['jobs'][number]>`
        select name as job, state::text as state, count(*)::int as count from jobs.job
        where state in ('created', 'retry', 'active', 'failed') group by name, state order by name, state
      `.execute(handle)
    : { rows: [] };
  return {
    outbox: {
      waiting: row.waiting,
      oldestSeconds: row.oldest === null ? 0 : Math.max(0, (now.getTime() - row.oldest.getTime()) / 1_000),
    },
    jobs: jobs.rows,
    lastHour: { placed: row.placed, paid: row.paid },
  };
}

export interface JobTroubles {
  /** Kinds of jobs that were given up in the last three days (older ones are gone), or often failed. */
  readonly failed: readonly { readonly name: string; readonly count: number; readonly lastAt: Date }[];
  /** Job orders that have waited for more than an hour to be handed over. */
  readonly stuck: number;
}

/** Background work that the shop should have done, but has not. */
export async function jobTroubles(db: Db, now: Date): Promise<JobTroubles> {
  const handle = queries<object>(db);
  const stuck = await sql<{ count: number }>`
    select count(*)::int as count from outbox
    where dispatched_at is null and created_at < ${new Date(now.getTime() - hourMs)}
  `.execute(handle);
  const failed = (await hasQueue(db))
    ? await sql<JobTroubles['failed'][number]>`
          select name, count(*)::int as count, max(coalesce(completed_on, started_on, created_on)) as "lastAt"
          from jobs.job
          where state = 'failed' or state in ('retry', 'active') and retry_count >= ${oftenFailed}
          group by name order by name
        `.execute(handle)
    : { rows: [] };
  return { failed: failed.rows, stuck: stuck.rows[0]?.count ?? 0 };
}
