import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { LineOfOrder } from '../domain/allocation.ts';
import { execute, idList } from '../infrastructure/execute.ts';
import { lockUnitsOfOrder } from '../infrastructure/lock-units.ts';
import { releaseReference } from './release-reference.ts';

export interface TakeBack extends LineOfOrder {
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
