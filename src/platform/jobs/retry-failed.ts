import { sql } from 'kysely';
import { queries, type Db } from '../db/db.ts';

/** A job that has failed this often will hardly mend itself: people should know of it. */
export const oftenFailed = 3;

/** The queue creates its tables itself when the jobs start for the first time. */
export async function hasQueue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('jobs.job') is not null as "isThere"
  `.execute(queries(db));
  return rows[0]?.isThere === true;
}

/**
 * Does all jobs of a kind once more that were given up or have often failed. Jobs are idempotent, so that nothing is
 * done twice. The processes that work see them within seconds.
 * @returns how many they are
 */
export async function retryFailed(db: Db, name: string): Promise<number> {
  if (!(await hasQueue(db))) return 0;
  const { rows } = await sql`
    update jobs.job set state = 'retry', retry_limit = greatest(retry_limit, retry_count + 1),
      completed_on = null, start_after = now()
    where name = ${name} and (state = 'failed' or state = 'retry' and retry_count >= ${oftenFailed})
    returning 1
  `.execute(queries(db));
  return rows.length;
}
