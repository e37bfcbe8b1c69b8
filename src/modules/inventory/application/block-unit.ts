import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { BlockPlace } from '../domain/allocation.ts';
import { execute, idList, isActiveFrom } from '../infrastructure/execute.ts';
import { lockUnit } from '../infrastructure/lock-units.ts';
import type { UnitTaken } from './sell-or-rent.ts';

export interface BlockUnit {
  readonly unitId: string;
  /** The reason in staff's words: 'in der Werkstatt'. */
  readonly reason: string;
  /** The place that visitors may read; null: they only see that the unit is unavailable online now. */
  readonly place: BlockPlace | null;
  readonly from: Date;
  /** Null: until it is unblocked. */
  readonly to: Date | null;
  /** The order whose unit came back and waits to be looked at; left out: it is blocked for another reason. */
  readonly cameBackFrom?: string;
  readonly now: Date;
}

/**
 * Takes a unit out of the shop for a time. While any block lies ahead the unit is not free to sell. A hold prevents
 * every block, even one that begins after its end: the person who holds a unit is about to become its owner.
 * @returns the block's id, for `unblockUnit`
 * @throws RangeError when `to` is not later than `from`
 */
export async function blockUnit(
  tx: Tx,
  { unitId, reason, place, from, to, cameBackFrom, now }: BlockUnit,
): Promise<Result<{ blockId: string }, UnitTaken | { readonly code: 'no-such-unit' }>> {
  if (to !== null && to <= from) throw new RangeError('a block ends later than it begins');
  await lockUnit(tx, unitId);
  const during = sql`tstzrange(${from}::timestamptz, ${to}::timestamptz, '[)')`;
  const [outcome] = await execute(
    tx,
    sql<{ block_id: string | null }>`
      with unit as (select id from units where id = any(${idList([unitId])}) and retired_at is null),
      block as (
        insert into allocations (unit_id, kind, during, reference, place, came_back_from, created_at)
        select unit.id, 'block', ${during}, ${reason}, ${place}::text, ${cameBackFrom ?? null}::text,
          ${now}::timestamptz
        from unit
        where not exists (
          select from allocations a where a.unit_id = unit.id and a.released_at is null
            and (a.during && ${during} or (a.kind = 'hold' and ${isActiveFrom(now)}))
        )
        on conflict do nothing
        returning id
      )
      select (select id::text from block) as block_id from unit
    `,
  );
  if (outcome === undefined) return fail({ code: 'no-such-unit' });
  if (outcome.block_id === null) return fail({ code: 'unit-taken', unitIds: [unitId] });
  return ok({ blockId: outcome.block_id });
}

/** Lifts a block, current or future. A repeated call changes nothing. */
export async function unblockUnit(
  tx: Tx,
  blockId: string,
  now: Date,
): Promise<Result<void, { readonly code: 'no-such-block' }>> {
  const found = await execute(
    tx,
    sql`
      update allocations set released_at = coalesce(released_at, ${now}::timestamptz)
      where id = any(${idList([blockId])}) and kind = 'block'
      returning id
    `,
  );
  return found.length === 0 ? fail({ code: 'no-such-block' }) : ok(undefined);
}

/**
 * Somebody has looked at a unit that came back, and it stays out of the shop for a reason of its own. A repeated call
 * changes nothing.
 * @throws RangeError when `to` is not later than `now`
 */
export async function keepBlocked(
  tx: Tx,
  blockId: string,
  { reason, place, to, now }: Pick<BlockUnit, 'reason' | 'place' | 'to' | 'now'>,
): Promise<Result<void, { readonly code: 'no-such-block' }>> {
  if (to !== null && to <= now) throw new RangeError('a block ends later than now');
  const found = await execute(
    tx,
    sql`
      update allocations set reference = ${reason}, place = ${place}::text, came_back_from = null,
        during = tstzrange(lower(during), ${to}::timestamptz, '[)')
      where id = any(${idList([blockId])}) and kind = 'block' and released_at is null
        and (came_back_from is not null or reference = ${reason})
      returning id
    `,
  );
  return found.length === 0 ? fail({ code: 'no-such-block' }) : ok(undefined);
}
