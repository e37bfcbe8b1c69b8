import { sql } from 'kysely';
import type { Tx, Db } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Allocation } from '../domain/allocation.ts';
import { checkCounts, type StockCount, type UnitCount } from '../domain/stock-count.ts';
import { execute, isActiveFrom } from '../infrastructure/execute.ts';
import { lockUnitsOfPieces } from '../infrastructure/lock-units.ts';
import { lockCounts, writeCounts } from '../infrastructure/stock-counts.ts';

/** `taken` units are sold, held, rented or blocked, so the count cannot be lower. */
export interface UnitsTaken {
  readonly code: 'units-taken';
  readonly wanted: number;
  readonly taken: number;
}

/**
 * Sets the number of units of a piece or variant to `count`: adds new ones or retires free ones.
 *
 * **Sold units count.** The number says how many have come into the shop, not how many are left. So saving a form that
 * was opened before a sale, or importing yesterday's file again, does not put a sold piece back on sale. Later arrivals
 * are added with `addUnits`, or by a higher count.
 * @throws RangeError for a count that is not a whole number from 0 to 10,000
 */
export async function setStock(
  tx: Tx,
  pieceId: string,
  variantId: string | null,
  count: number,
  now: Date,
): Promise<Result<void, UnitsTaken>> {
  const counts = [{ pieceId, variantId, count }];
  await lock(tx, counts);
  const [row] = await writeCounts(tx, counts, { now, allOrNothing: true });
  const taken = row?.taken ?? 0;
  return taken > count ? fail({ code: 'units-taken', wanted: count, taken }) : ok(undefined);
}

/**
 * The same for many at once (a few hundred in one transaction), each piece and variant named once, for an import that
 * cannot ask back: if more units are taken than the new count, the free ones are retired and the taken ones stay.
 * @returns those of which more units stay than their count
 * @throws RangeError for a count that is not a whole number from 0 to 10,000
 */
export async function setStocks(tx: Tx, counts: readonly StockCount[], now: Date): Promise<StockCount[]> {
  if (counts.length === 0) return [];
  await lock(tx, counts);
  const rows = await writeCounts(tx, counts, { now, allOrNothing: false });
  return rows
    .filter(({ count, taken }) => taken > count)
    .map((row) => ({ pieceId: row.piece_id, variantId: row.variant_id, count: row.count }));
}

/** Keeps others from taking, selling or counting units of these pieces until the transaction ends. */
export async function lockStock(tx: Tx, pieceIds: readonly string[]): Promise<void> {
  if (pieceIds.length === 0) return;
  await lock(
    tx,
    pieceIds.map((pieceId) => ({ pieceId, variantId: null, count: 0 })),
  );
}

async function lock(tx: Tx, counts: readonly StockCount[]): Promise<void> {
  checkCounts(counts);
  await lockCounts(tx, counts);
  await lockUnitsOfPieces(
    tx,
    counts.map((count) => count.pieceId),
  );
}

/** A statement's parameters are sent and held in memory as a whole: larger batches cost memory and save nothing. */
const atOnce = 10_000;

/**
 * Adds this many new units of each piece or variant to the existing ones.
 * @throws RangeError for a count that is not a whole number from 0 to 10,000
 */
export async function addUnits(tx: Tx, counts: readonly StockCount[]): Promise<void> {
  checkCounts(counts);
  for (let start = 0; start < counts.length; start += atOnce) {
    const some = counts.slice(start, start + atOnce);
    await execute(
      tx,
      sql`
        insert into units (piece_id, variant_id)
        select w.piece_id, w.variant_id
        from unnest(
          ${some.map((count) => count.pieceId)}::text[],
          ${some.map((count) => count.variantId)}::text[],
          ${some.map((count) => count.count)}::int[]
        ) with ordinality as w (piece_id, variant_id, count, line), generate_series(1, w.count)
        order by w.line
      `,
    );
  }
}

/**
 * Deletes the units of a piece, with their blocks, before the piece itself is deleted. Refused if one was ever held,
 * bought or rented: the calendar is then part of an order's history.
 * @returns whether they are gone
 */
export async function removeUnits(tx: Tx, pieceId: string): Promise<boolean> {
  await lockUnitsOfPieces(tx, [pieceId]);
  const [used] = await execute(
    tx,
    sql<{ used: boolean }>`
      select exists (
        select from allocations a join units u on u.id = a.unit_id where u.piece_id = ${pieceId} and a.kind <> 'block'
      ) as used
    `,
  );
  if (used?.used !== false) return false;
  await execute(
    tx,
    sql`delete from allocations where unit_id in (select id from units where piece_id = ${pieceId})`,
  );
  await execute(tx, sql`delete from units where piece_id = ${pieceId}`);
  return true;
}

/** A unit that a reference has, and for how long. */
export interface UnitTakenBy extends Omit<Allocation, 'place'> {
  readonly unitId: string;
  /** Which line of the order, counted from 0. */
  readonly position: number;
  readonly pieceId: string;
  readonly variantId: string | null;
}

/** The units that a reference has, in a fixed order. Lapsed holds are included; units given back are not. */
export async function unitsOf(handle: Db | Tx, reference: string): Promise<UnitTakenBy[]> {
  return execute(
    handle,
    sql<UnitTakenBy>`
      select u.id::text as "unitId", a.position, u.piece_id as "pieceId", u.variant_id as "variantId", a.kind,
        lower(a.during) as from, upper(a.during) as to
      from allocations a join units u on u.id = a.unit_id
      where a.reference = ${reference} and a.released_at is null
      order by a.id
    `,
  );
}

/**
 * How many units of pieces and of their variants have come into the shop, including sold ones, and how many of these
 * are free, held, rented, blocked and sold. Pieces without units are missing.
 */
export async function countUnits(
  handle: Db | Tx,
  pieceIds: readonly string[],
  now: Date,
): Promise<UnitCount[]> {
  return execute(
    handle,
    sql<UnitCount>`
      with unit as (
        select u.piece_id, u.variant_id, count(a.id) = 0 as free,
          bool_or(a.kind = 'sale') as sold,
          bool_or(a.kind = 'block') and not bool_or(a.kind = 'sale') as blocked,
          bool_or(a.kind = 'rental') and not bool_or(a.kind in ('sale', 'block')) as rented,
          bool_and(a.kind = 'hold') as held
        from units u left join allocations a on a.unit_id = u.id and ${isActiveFrom(now)}
        where u.piece_id = any(${pieceIds}::text[]) and u.retired_at is null
        group by u.id, u.piece_id, u.variant_id
      )
      select piece_id as "pieceId", variant_id as "variantId", count(*)::int as count,
        (count(*) filter (where free))::int as free, (count(*) filter (where held))::int as held,
        (count(*) filter (where rented))::int as rented, (count(*) filter (where blocked))::int as blocked,
        (count(*) filter (where sold))::int as sold
      from unit group by piece_id, variant_id
    `,
  );
}
