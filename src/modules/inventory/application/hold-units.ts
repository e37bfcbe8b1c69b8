import { sql } from 'kysely';
import type { Tx, Db } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { checkLines, unavailableLines, type Line, type NotAvailable } from '../domain/line.ts';
import type { HeldShare } from '../domain/stock-count.ts';
import { execute } from '../infrastructure/execute.ts';
import { lockUnitsOfPieces, lockUnitsOfOrder } from '../infrastructure/lock-units.ts';
import { takeUnits, type AllocationRequest } from '../infrastructure/take-units.ts';

export interface HoldUnits {
  /** The order's id. */
  readonly reference: string;
  /** All lines of the order. */
  readonly lines: readonly Line[];
  /** Later than `now`. */
  readonly until: Date;
  readonly now: Date;
}

/**
 * Holds the units of all lines for somebody who is about to pay, or none of them: then the answer names the unavailable
 * pieces. An earlier draft of the same checkout is released first, with `releaseReference` in the same transaction.
 *
 * Units that a line already holds count, and are then held until at least `until`: so the binding click extends a hold,
 * and a hold is never shortened. A lapsed hold is taken again if units are still free. Units the line has bought or
 * rented count too, even if they were taken back: a repeated call takes nothing more.
 * @throws RangeError when `until` is not later than `now`, or a quantity is not a whole number of at least 1
 */
export async function holdUnits(
  tx: Tx,
  { reference, lines, until, now }: HoldUnits,
): Promise<Result<void, NotAvailable>> {
  if (until <= now) throw new RangeError('a hold ends later than it begins');
  const held = lines.map((line) => ({ ...line, kind: 'hold' as const }));
  return allocateLines(tx, { reference, lines: held, to: until, now });
}

/** Locks, then takes: the only way an order gets its units. It takes all lines, or refuses and takes nothing. */
export async function allocateLines(tx: Tx, taking: AllocationRequest): Promise<Result<void, NotAvailable>> {
  const { lines, reference } = taking;
  checkLines(lines);
  if (lines.length === 0) return ok(undefined);
  await lockUnitsOfPieces(
    tx,
    lines.map((line) => line.pieceId),
    reference,
  );
  const unavailable = unavailableLines(await takeUnits(tx, taking));
  return unavailable.length === 0 ? ok(undefined) : fail({ code: 'not-available', unavailable });
}

/**
 * Turns all sales and rentals of the order back into holds, because its money has not come after all: its units stay
 * taken until `until`, without a moment in which somebody else could have them. A later `sellOrRent` finds the holds.
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

/** How much of the stock is held by people who have not paid. Reads the whole stock, so use it sparingly. */
export async function shareHeld(handle: Db | Tx, now: Date): Promise<HeldShare> {
  const [share] = await execute(
    handle,
    sql<HeldShare>`
      select
        (select count(*)::int from allocations
          where kind = 'hold' and released_at is null and upper(during) > ${now}::timestamptz) as held,
        -- A sold unit is never retired, so the two can be counted apart.
        (select count(*)::int from units where retired_at is null)
          - (select count(*)::int from allocations where kind = 'sale' and released_at is null) as all
    `,
  );
  return share ?? { held: 0, all: 0 };
}
