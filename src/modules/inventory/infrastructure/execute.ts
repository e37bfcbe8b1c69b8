import { sql, type RawBuilder } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';

/** PostgreSQL's code for a violated exclusion constraint: a unit would be taken twice. */
const excluded = '23P01';

/**
 * Somebody took a unit past the locks of this module, between our read and our write. The constraint has refused the
 * write. The code is that of a serialization failure, so `Db.transaction` retries the whole transaction, which then
 * sees the unit taken.
 */
export class TakenMeanwhile extends Error {
  readonly code = '40001';
  constructor(options?: ErrorOptions) {
    super('a unit was taken concurrently', options);
  }
}

/**
 * Runs a statement and returns its rows.
 * @throws TakenMeanwhile when the constraint refuses
 */
export async function execute<Row>(handle: Db | Tx, statement: RawBuilder<Row>): Promise<Row[]> {
  try {
    return (await statement.execute(queries(handle))).rows;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === excluded) {
      throw new TakenMeanwhile({ cause: error });
    }
    throw error;
  }
}

/** True for an allocation `a` that takes its unit at `now` or later. */
export function isActiveFrom(now: Date) {
  return sql`(a.released_at is null and (upper_inf(a.during) or upper(a.during) > ${now}::timestamptz))`;
}

/** Ids as one parameter, in a form that both drivers write alike. */
export function idList(ids: readonly string[]) {
  return sql`${ids}::text[]::bigint[]`;
}
