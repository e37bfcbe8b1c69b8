import { writeAudit } from '../../../platform/audit/audit.ts';
import { queries, type Tx } from '../../../platform/db/db.ts';
import type { BlockPlace } from '../../../shared/pieces/piece-vocabulary.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight, may } from '../../../shared/staff/staff-rights.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import type { PieceDraft } from '../domain/piece.ts';
import type { CatalogueTables } from '../infrastructure/catalogue.tables.ts';
import { picturesOf } from '../infrastructure/piece-rows.ts';
import { readStoredPiece, withStock } from '../infrastructure/read-draft.ts';
import type { PieceUnit, StaffDependencies } from './catalogue-dependencies.ts';

/**
 * A piece as staff see it: everything that was entered, its price record and its calendar; only some of them may see
 * its purchase.
 */
export interface StaffPiece extends PieceDraft {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Null: a draft. */
  readonly publishedAt: Date | null;
  /** Every price asked in public, newest first. */
  readonly prices: readonly { readonly priceCents: number; readonly validFrom: Date }[];
  readonly units: readonly PieceUnit[];
  /** The ids of its variants, in their order. */
  readonly variantIds: readonly string[];
}

/**
 * @returns null if there is no such piece
 * @throws RightMissing without `catalogue:read`
 */
export async function readPieceForStaff(
  deps: StaffDependencies,
  id: string,
  actor: Actor,
): Promise<StaffPiece | null> {
  requireRight(actor, 'catalogue:read');
  const now = deps.now();
  const stored = await readStoredPiece(deps.db, id, { lock: false });
  if (stored === null) return null;
  const [units, counts, prices] = await Promise.all([
    deps.calendar(deps.db, id, now),
    deps.countUnits(deps.db, [id], now),
    queries<CatalogueTables>(deps.db)
      .selectFrom('price_history')
      .select(['price_cents as priceCents', 'valid_from as validFrom'])
      .where('piece_id', '=', id)
      .orderBy('valid_from', 'desc')
      .execute(),
  ]);
  const { version, createdAt, updatedAt, publishedAt, variantIds } = stored;
  return {
    ...withStock(stored, counts),
    ...(may(actor, 'purchases:read') ? {} : { purchase: null }),
    id,
    version,
    createdAt,
    updatedAt,
    publishedAt,
    variantIds,
    prices,
    units,
  };
}

interface NewBlock {
  readonly unitId: string;
  /** The reason in staff's words: 'in der Werkstatt'. */
  readonly reason: string;
  /** The place that visitors may read; null: they only see that it is unavailable online now. */
  readonly place: BlockPlace | null;
  /** Later than `from`; null: until somebody lifts it. */
  readonly to: Date | null;
}

type NotFound = { readonly code: 'record-not-found' };

/** Longer than any repair or loan: a later end is a slip of the finger, and „until further notice“ has none. */
const maxDaysBlocked = 5 * 366;

type BlockEndRefusal = { readonly code: 'block-ends-too-early' | 'block-ends-too-late' };

function blockEnd(to: Date | null, now: Date): Result<void, BlockEndRefusal> {
  if (to === null) return ok(undefined);
  if (to <= now) return fail({ code: 'block-ends-too-early' });
  if (to.getTime() - now.getTime() > maxDaysBlocked * dayMs) return fail({ code: 'block-ends-too-late' });
  return ok(undefined);
}

/** Takes a unit of a piece out of the shop, from now on. Refused if it is held, sold or rented in that time. */
export async function blockUnitOfPiece(
  deps: StaffDependencies,
  pieceId: string,
  { unitId, reason, place, to }: NewBlock,
  actor: Actor,
): Promise<Result<void, NotFound | { readonly code: 'unit-taken' } | BlockEndRefusal>> {
  requireRight(actor, 'catalogue:write');
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const ends = blockEnd(to, now);
    if (!ends.ok) return ends;
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
    const block = await blockOf(deps, tx, pieceId, blockId, now);
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

/**
 * Somebody has looked at a unit that came back, and it stays blocked for a reason of its own: it no longer waits to be
 * inspected.
 */
export async function keepBlockOfPiece(
  deps: StaffDependencies,
  pieceId: string,
  blockId: string,
  { reason, place, to }: Omit<NewBlock, 'unitId'>,
  actor: Actor,
): Promise<Result<void, NotFound | BlockEndRefusal>> {
  requireRight(actor, 'catalogue:write');
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const ends = blockEnd(to, now);
    if (!ends.ok) return ends;
    const block = await blockOf(deps, tx, pieceId, blockId, now);
    if (block === undefined || !(await deps.keepBlocked(tx, blockId, { reason, place, to, now })).ok)
      return fail({ code: 'record-not-found' });
    const before = { reason: block.reference, place: block.place, to: block.to };
    await writeAudit(
      tx,
      actor,
      { action: 'block', entity: 'pieces', entityId: pieceId, before, after: { reason, place, to } },
      now,
    );
    await deps.invalidate(tx, ['catalogue']);
    return ok(undefined);
  });
}

async function blockOf(
  { calendar }: Pick<StaffDependencies, 'calendar'>,
  tx: Tx,
  pieceId: string,
  blockId: string,
  now: Date,
) {
  return (await calendar(tx, pieceId, now))
    .flatMap((unit) => unit.entries)
    .find((entry) => entry.id === blockId && entry.kind === 'block');
}

/** `piece-in-use`: visitors have seen it, or it is part of an order. */
interface NotDeleted {
  readonly code: 'record-not-found' | 'piece-in-use';
}

/**
 * Deletes a draft that was never published and that nothing else refers to. Pieces that were once public stay, since
 * their prices must be provable (§ 11 PAngV) and orders name them.
 * @throws RightMissing without `catalogue:write`
 */
export async function deletePiece(
  {
    db,
    now,
    removeUnits,
    releasePictures,
  }: Pick<StaffDependencies, 'db' | 'now' | 'removeUnits' | 'releasePictures'>,
  id: string,
  actor: Actor,
): Promise<Result<void, NotDeleted>> {
  requireRight(actor, 'catalogue:write');
  return db.transaction(async (tx) => {
    const stored = await readStoredPiece(tx, id, { lock: true });
    if (stored === null) return fail({ code: 'record-not-found' });
    // The record of prices begins when a piece is first published.
    if (stored.publishedAt !== null || stored.lastPrice !== null || !(await removeUnits(tx, id))) {
      return fail({ code: 'piece-in-use' });
    }
    await queries<CatalogueTables>(tx).deleteFrom('pieces').where('id', '=', id).execute();
    await releasePictures(
      tx,
      picturesOf(stored.draft).map(({ key }) => key),
    );
    const before = { ...stored.draft };
    await writeAudit(
      tx,
      actor,
      { action: 'delete', entity: 'pieces', entityId: id, before, after: null },
      now(),
    );
    return ok(undefined);
  });
}
