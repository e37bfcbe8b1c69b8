import { sql } from 'kysely';
import { queries, type Db } from '../platform/db/db.ts';
import { sendMail } from '../platform/mail/mail.ts';
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

/** A mail that did not go out. */
interface FailedMail {
  readonly to: string;
  readonly subject: string;
}

export interface JobTroubles {
  /** Kinds of jobs that were given up in the last three days (older ones are gone), or often failed. */
  readonly failed: readonly {
    readonly name: string;
    /** How many jobs they are, however often each was tried. */
    readonly count: number;
    readonly lastAt: Date;
    /** The mails that they were to send, the latest first, and only so many as are shown. */
    readonly mails: readonly FailedMail[];
  }[];
  /** Job orders that have waited for more than an hour to be handed over. */
  readonly stuck: number;
}

const hasFailed = sql`(state = 'failed' or state in ('retry', 'active') and retry_count >= ${oftenFailed})`;
const lastTried = sql`coalesce(completed_on, started_on, created_on)`;
const shownMails = 5;

/**
 * Background work that the shop should have done, but has not.
 * @param persons whether to say which mails failed, and to whom: their subjects may hold names as well
 */
export async function jobTroubles(db: Db, now: Date, persons: boolean): Promise<JobTroubles> {
  const handle = queries<object>(db);
  const stuck = await sql<{ count: number }>`
    select count(*)::int as count from outbox
    where dispatched_at is null and created_at < ${new Date(now.getTime() - hourMs)}
  `.execute(handle);
  const { rows: failed } = (await hasQueue(db))
    ? await sql<Omit<JobTroubles['failed'][number], 'mails'>>`
        select name, count(*)::int as count, max(${lastTried}) as "lastAt"
        from jobs.job where ${hasFailed} group by name order by name
      `.execute(handle)
    : { rows: [] };
  const mails =
    persons && failed.some(({ name }) => name === sendMail.name)
      ? await sql<FailedMail>`
          select data ->> 'to' as "to", data ->> 'subject' as subject from jobs.job
          where name = ${sendMail.name} and ${hasFailed} order by ${lastTried} desc, id limit ${shownMails}
        `.execute(handle)
      : { rows: [] };
  return {
    failed: failed.map((jobs) => ({ ...jobs, mails: jobs.name === sendMail.name ? mails.rows : [] })),
    stuck: stuck.rows[0]?.count ?? 0,
  };
}
