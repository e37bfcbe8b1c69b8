import { sql } from 'kysely';
import { queries, type Db } from '../../platform/db/db.ts';
import { hourMs } from '../../shared/time/durations.ts';

export interface JobTroubles {
  /** Kinds of jobs that failed for good in the last three days; older ones are gone. */
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
  // The queue creates its tables itself when the jobs start for the first time.
  const queue = await sql<{ isThere: boolean }>`
    select to_regclass('jobs.job') is not null as "isThere"
  `.execute(handle);
  const failed =
    queue.rows[0]?.isThere === true
      ? await sql<JobTroubles['failed'][number]>`
          select name, count(*)::int as count, max(coalesce(completed_on, created_on)) as "lastAt"
          from jobs.job where state = 'failed' group by name order by name
        `.execute(handle)
      : { rows: [] };
  return { failed: failed.rows, stuck: stuck.rows[0]?.count ?? 0 };
}
