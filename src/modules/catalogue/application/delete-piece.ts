import { writeAudit } from '../../../platform/audit/audit.ts';
import { queries } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/actor.ts';
import { requireRight } from '../../../shared/require-right.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { CatalogueTables } from '../infrastructure/catalogue.tables.ts';
import { picturesOf } from '../infrastructure/piece-rows.ts';
import { readStoredPiece } from '../infrastructure/read-draft.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

/** `piece-in-use`: visitors have seen it, or it is part of an order. */
export interface NotDeleted {
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
