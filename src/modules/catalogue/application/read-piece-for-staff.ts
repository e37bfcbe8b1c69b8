import { queries } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/actor.ts';
import { requireRight } from '../../../shared/require-right.ts';
import { may } from '../../../shared/staff-rights.ts';
import type { PieceDraft } from '../domain/piece.ts';
import type { CatalogueTables } from '../infrastructure/catalogue.tables.ts';
import { readStoredPiece, withStock } from '../infrastructure/read-draft.ts';
import type { PieceUnit, StaffDependencies } from './staff-dependencies.ts';

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
