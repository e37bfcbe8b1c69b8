import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight, may } from '../../../shared/staff/staff-rights.ts';
import { ownRows } from '../domain/import/own/own-rows.ts';
import { readStoredPieces, withStock } from '../infrastructure/read-draft.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

/**
 * Pieces as rows of our own table, in the order of the given ids, some hundreds at a time; imported again, they change
 * nothing. Pieces deleted meanwhile are left out, and so are purchases for staff who may not see them.
 * @throws RightMissing without `catalogue:read`
 */
export async function exportPieces(
  { db, now, countUnits }: Pick<StaffDependencies, 'db' | 'now' | 'countUnits'>,
  ids: readonly string[],
  actor: Actor,
): Promise<string[][]> {
  requireRight(actor, 'catalogue:read');
  const stored = new Map(
    (await readStoredPieces(db, ids, { lock: false })).map((piece) => [piece.id, piece]),
  );
  const units = Map.groupBy(await countUnits(db, ids, now()), ({ pieceId }) => pieceId);
  return ids.flatMap((id) => {
    const piece = stored.get(id);
    if (piece === undefined) return [];
    const counts = units.get(id) ?? [];
    const variantIds = piece.variantIds.length === 0 ? [null] : piece.variantIds;
    const draft = withStock(piece, counts);
    return ownRows(
      may(actor, 'purchases:read') ? draft : { ...draft, purchase: null },
      piece.publishedAt !== null,
      variantIds.map((wanted) => counts.find(({ variantId }) => variantId === wanted) ?? null),
    );
  });
}
