import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import type { UnitsOfReference } from '../domain/allocation.ts';
import { execute, idList } from '../infrastructure/execute.ts';
import { lockUnits } from '../infrastructure/lock-units.ts';

/**
 * Sold units come back (withdrawal, return, an order called off after payment), or rented ones are called off before
 * they were handed over. They are free at once; where they first need a look, block them in the same transaction.
 * A repetition changes nothing.
 * @returns the units that came back now
 */
export async function takeBack(
  tx: Tx,
  { reference, unitIds, now }: UnitsOfReference & { readonly now: Date },
): Promise<string[]> {
  await lockUnits(tx, unitIds);
  const rows = await execute(
    tx,
    sql<{ id: string }>`
      update allocations set released_at = ${now}::timestamptz
      where reference = ${reference} and kind in ('sale', 'rental') and released_at is null
        and unit_id = any(${idList(unitIds)})
      returning unit_id::text as id
    `,
  );
  return rows.map((row) => row.id);
}
