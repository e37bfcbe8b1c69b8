import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import { execute } from '../infrastructure/execute.ts';

/**
 * Strikes holds out of the calendar whose end has passed. For tidiness only: a period that has ended takes nothing,
 * so no sale waits for this. Holds that somebody is just writing to are left for the next time.
 * @param limit how many at most in one transaction
 * @returns whose holds they were, each reference once
 */
export async function lapseHolds(tx: Tx, now: Date, limit = 1_000): Promise<string[]> {
  const rows = await execute(
    tx,
    sql<{ reference: string }>`
      with ended as (
        select id from allocations
        where kind = 'hold' and released_at is null and upper(during) <= ${now}::timestamptz
        order by upper(during), id
        limit ${limit}
        for update skip locked
      ), lapsed as (
        update allocations a set released_at = ${now}::timestamptz from ended where a.id = ended.id
        returning a.reference
      )
      select distinct reference from lapsed order by reference
    `,
  );
  return rows.map((row) => row.reference);
}
