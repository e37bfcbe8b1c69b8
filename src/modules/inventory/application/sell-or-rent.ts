import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import { type Result, fail, ok } from '../../../shared/result.ts';
import type { LineOfOrder } from '../domain/allocation.ts';
import type { NotAvailable, PaidLine } from '../domain/line.ts';
import { execute, idList } from '../infrastructure/execute.ts';
import { lockUnitsOfOrder } from '../infrastructure/lock-units.ts';
import { movePeriod } from '../infrastructure/rental-periods.ts';
import { allocateLines, releaseReference } from './hold-units.ts';

export interface PaidLines {
  /** The order's id, as in `holdUnits`. */
  readonly reference: string;
  readonly lines: readonly PaidLine[];
  readonly now: Date;
}

/**
 * Turns the holds of a paid order into sales and rentals, all or none. A lapsed hold is taken again if a unit is still
 * free; otherwise the answer names the unavailable pieces (the payment is then refunded).
 *
 * Until a rented piece is handed over nobody knows when the rental ends, so it takes the unit without an end;
 * `startRental` then writes the true period. However often and however late this is repeated, each line is sold or
 * rented once; units that were taken back stay so.
 * @throws RangeError for a quantity that is not a whole number of at least 1
 */
export async function sellOrRent(tx: Tx, paid: PaidLines): Promise<Result<void, NotAvailable>> {
  return allocateLines(tx, { ...paid, to: null });
}

/** The line rents no unit, or no longer, or the rental would end before it began. */
export interface NoSuchRental {
  readonly code: 'no-such-rental';
  readonly unitIds: readonly string[];
}

/** Another entry of the unit's calendar overlaps. */
export interface UnitTaken {
  readonly code: 'unit-taken';
  readonly unitIds: readonly string[];
}

/** The units that moved. */
type Moved = Result<readonly string[], NoSuchRental | UnitTaken>;

export interface StartRental extends LineOfOrder {
  /** When the units were handed over. */
  readonly from: Date;
  /** When they are due back. They are free again from then on (see `endRental` for late returns). */
  readonly to: Date;
}

/**
 * Records that the units of a line were handed over: their open-ended allocation gets its true period. A repeated call
 * changes nothing; another `to` extends or shortens the rental if no other entry is in between.
 * @throws RangeError when `to` is not later than `from`
 */
export async function startRental(tx: Tx, { from, to, ...line }: StartRental): Promise<Moved> {
  if (to <= from) throw new RangeError('a rental ends later than it begins');
  return moveRental(tx, line, { from, to });
}

/**
 * Records that the units of a line came back at `at`, earlier or later than agreed; from then on they are free. Called
 * before the agreed end, it also keeps an overdue piece out of the shop until `at`. Called later, somebody may have
 * taken the unit meanwhile: then nothing changes, and staff must sort it out ('unit-taken'). An order cancelled before
 * the units were handed over ends with `takeBack`.
 */
export async function endRental(
  tx: Tx,
  { at, ...line }: LineOfOrder & { readonly at: Date },
): Promise<Moved> {
  return moveRental(tx, line, { from: null, to: at });
}

/**
 * All units or none, but for those that are written off, or for these alone. A line without any such unit is a failure, so
 * that nobody believes a period was written.
 */
async function moveRental(
  tx: Tx,
  line: LineOfOrder,
  period: { readonly from: Date | null; readonly to: Date },
  which = { isWrittenOff: false },
): Promise<Moved> {
  await lockUnitsOfOrder(tx, line.reference, line.position);
  const units = await movePeriod(tx, line, period, which);
  const idsOf = (which: 'backwards' | 'taken') =>
    units.filter((unit) => unit[which]).map(({ unitId }) => unitId);
  const backwards = idsOf('backwards');
  if (units.length === 0 || backwards.length > 0) return fail({ code: 'no-such-rental', unitIds: backwards });
  const taken = idsOf('taken');
  if (taken.length > 0) return fail({ code: 'unit-taken', unitIds: taken });
  return ok(units.map(({ unitId }) => unitId));
}

interface WriteOff extends LineOfOrder {
  /** How many of the line's units are written off then, those of before included. */
  readonly quantity: number;
  readonly now: Date;
}

/**
 * Units that a line has rented have not come back, and leave the shop: nobody can hold, buy or rent them any more, and they
 * count no longer. The calendar keeps the rental. A repeated call changes nothing.
 */
export async function writeOffRental(
  tx: Tx,
  { quantity, now, ...line }: WriteOff,
): Promise<Result<void, NoSuchRental>> {
  const unitIds = await lockUnitsOfOrder(tx, line.reference, line.position);
  if (unitIds.length < quantity) return fail({ code: 'no-such-rental', unitIds });
  await execute(
    tx,
    sql`
      update units set retired_at = ${now}::timestamptz where id in (
        select id from units where id = any(${idList(unitIds)})
        order by retired_at nulls last, id limit ${quantity}::int
      ) and retired_at is null
    `,
  );
  return ok(undefined);
}

/** The units of a line that were written off have come back at `at`; from then on they are in the shop again. */
export async function findWrittenOff(
  tx: Tx,
  { at, ...line }: LineOfOrder & { readonly at: Date },
): Promise<Moved> {
  const found = await moveRental(tx, line, { from: null, to: at }, { isWrittenOff: true });
  if (found.ok)
    await execute(tx, sql`update units set retired_at = null where id = any(${idList(found.value)})`);
  return found;
}

interface TakeBack extends LineOfOrder {
  /** How many of the line's units, at least 1. */
  readonly quantity: number;
  readonly now: Date;
}

/**
 * Takes back sold units (withdrawal, return), or rented ones that were cancelled before they were handed over. They are
 * free at once; if they need an inspection first, block them in the same transaction.
 * @returns the units that came back, or a refusal if the line has fewer left; then nothing is changed
 */
export async function takeBack(
  tx: Tx,
  { reference, position, quantity, now }: TakeBack,
): Promise<Result<readonly string[], { readonly code: 'not-so-many'; readonly left: number }>> {
  const left = await lockUnitsOfOrder(tx, reference, position);
  if (left.length < quantity) return fail({ code: 'not-so-many', left: left.length });
  const unitIds = left.slice(0, quantity);
  await release(tx, reference, unitIds, now);
  return ok(unitIds);
}

/**
 * Cancels an order's allocations: everything it holds, has bought or rented is free at once. A repeated call changes
 * nothing.
 */
export async function takeBackAll(tx: Tx, reference: string, now: Date): Promise<void> {
  await releaseReference(tx, reference, now);
  await release(tx, reference, await lockUnitsOfOrder(tx, reference, null), now);
}

async function release(tx: Tx, reference: string, unitIds: readonly string[], now: Date): Promise<void> {
  if (unitIds.length === 0) return;
  await execute(
    tx,
    sql`
      update allocations set released_at = ${now}::timestamptz
      where reference = ${reference} and kind in ('sale', 'rental') and released_at is null
        and unit_id = any(${idList(unitIds)})
    `,
  );
}
