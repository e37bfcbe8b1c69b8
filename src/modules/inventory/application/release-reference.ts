import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import { execute } from '../infrastructure/execute.ts';

/**
 * Gives back everything that the reference holds without having paid: a draft that is dropped or replaced, a cancelled
 * order. Sales and rentals remain (`takeBack`), so a payment that arrives at the same moment is not undone. Locks no
 * units, so an earlier draft may be given back before new units are locked without a risk of deadlock.
 * @returns how many units were held
 */
export async function releaseReference(tx: Tx, reference: string, now: Date): Promise<number> {
  const released = await execute(
    tx,
    sql`
      update allocations set released_at = ${now}::timestamptz
      where reference = ${reference} and kind = 'hold' and released_at is null
      returning id
    `,
  );
  return released.length;
}
