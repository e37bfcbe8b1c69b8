import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Actor } from '../../../shared/actor.ts';
import { requireRight } from '../../../shared/require-right.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

export interface NewBlock {
  readonly unitId: string;
  /** The reason in staff's words: 'in der Werkstatt'. */
  readonly reason: string;
  /** The place that visitors may read; null: they only see that it is unavailable online now. */
  readonly place: 'showroom' | 'workshop' | null;
  /** Later than `from`; null: until somebody lifts it. */
  readonly to: Date | null;
}

type NotFound = { readonly code: 'record-not-found' };

/** Takes a unit of a piece out of the shop, from now on. Refused if it is held, sold or rented in that time. */
export async function blockUnitOfPiece(
  deps: StaffDependencies,
  pieceId: string,
  { unitId, reason, place, to }: NewBlock,
  actor: Actor,
): Promise<
  Result<void, NotFound | { readonly code: 'unit-taken' } | { readonly code: 'block-ends-too-early' }>
> {
  requireRight(actor, 'catalogue:write');
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (to !== null && to <= now) return fail({ code: 'block-ends-too-early' });
    const units = await deps.calendar(tx, pieceId, now);
    if (!units.some((unit) => unit.unitId === unitId)) return fail({ code: 'record-not-found' });
    const blocked = await deps.blockUnit(tx, { unitId, reason, place, from: now, to, now });
    if (!blocked.ok) return fail({ code: 'unit-taken' });
    const after = { unitId, reason, place, to };
    await writeAudit(
      tx,
      actor,
      { action: 'block', entity: 'pieces', entityId: pieceId, before: null, after },
      now,
    );
    await deps.invalidate(tx, ['catalogue']);
    return ok(undefined);
  });
}

/** Ends a block by hand. Sales and rentals are ended through their orders. */
export async function liftBlockOfPiece(
  deps: StaffDependencies,
  pieceId: string,
  blockId: string,
  actor: Actor,
): Promise<Result<void, NotFound>> {
  requireRight(actor, 'catalogue:write');
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const units = await deps.calendar(tx, pieceId, now);
    const block = units
      .flatMap((unit) => unit.entries)
      .find((entry) => entry.id === blockId && entry.kind === 'block');
    if (block === undefined || !(await deps.unblockUnit(tx, blockId, now)).ok)
      return fail({ code: 'record-not-found' });
    const before = { reason: block.reference, from: block.from, to: block.to };
    await writeAudit(
      tx,
      actor,
      { action: 'unblock', entity: 'pieces', entityId: pieceId, before, after: null },
      now,
    );
    await deps.invalidate(tx, ['catalogue']);
    return ok(undefined);
  });
}
