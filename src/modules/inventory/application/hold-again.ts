import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import { execute } from '../infrastructure/execute.ts';
import { lockUnitsOfOrder } from '../infrastructure/lock-units.ts';

/**
 * Makes holds of everything that the order has bought or rented, because its money has not come after all: until then
 * its units stay taken, without a moment in which somebody else could have them. A later `sellOrRent` finds the holds.
 * Nothing of the order may have been handed over or taken back. A repeated call changes nothing.
 */
export async function holdAgain(
  tx: Tx,
  { reference, until, now }: { readonly reference: string; readonly until: Date; readonly now: Date },
): Promise<void> {
  if (until <= now) throw new RangeError('a hold ends later than it begins');
  await lockUnitsOfOrder(tx, reference, null);
  await execute(
    tx,
    sql`
      update allocations
      set kind = 'hold', during = tstzrange(lower(during), ${until}::timestamptz, '[)')
      where reference = ${reference} and kind in ('sale', 'rental') and released_at is null
    `,
  );
}
