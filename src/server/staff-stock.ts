import type { createPieceOffice } from '../modules/catalogue/index.ts';
import type { Inventory } from '../modules/inventory/index.ts';

type OfficeDependencies = Parameters<typeof createPieceOffice>[0];
type Stock = Pick<
  OfficeDependencies,
  'setStock' | 'countUnits' | 'removeUnits' | 'calendar' | 'blockUnit' | 'unblockUnit'
>;

/** The inventory's functions for the units of a piece, as the catalogue's use cases need them. */
export function staffStock(inventory: Inventory): Stock {
  return {
    async setStock(tx, { pieceId, variantId, count }, now) {
      const set = await inventory.setStock(tx, pieceId, variantId, count, now);
      return set.ok ? { ok: true } : { ok: false, taken: set.error.taken };
    },
    countUnits: (handle, pieceIds, now) => inventory.countUnits(handle, pieceIds, now),
    removeUnits: (tx, pieceId) => inventory.removeUnits(tx, pieceId),
    calendar: (handle, pieceId, now) => inventory.calendarOf(handle, pieceId, now),
    blockUnit: (tx, block) => inventory.blockUnit(tx, block),
    unblockUnit: (tx, blockId, now) => inventory.unblockUnit(tx, blockId, now),
  };
}
