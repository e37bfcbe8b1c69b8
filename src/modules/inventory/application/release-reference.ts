import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import { execute } from '../infrastructure/execute.ts';

/**
 * Gives back whatever the reference holds without having paid: a draft that is dropped or replaced, an order that is
 * called off. Sales and rentals stay (`takeBack`), so a payment that comes at the same moment is not undone.
 * Locks no unit: one's own earlier draft may be given back before new units are locked, without waiting in a circle.
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
