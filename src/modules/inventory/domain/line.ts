import type { ContractKind } from '../../../shared/orders/order-vocabulary.ts';
/** A number of units of a piece, or of one variant of it. A piece with variants has no units without a variant. */
export interface Line {
  /** Which line of the order it is, counted from 0. */
  readonly position: number;
  readonly pieceId: string;
  readonly variantId: string | null;
  /** At least 1. */
  readonly quantity: number;
}

/** A line whose units are paid for: bought or rented. */
export interface PaidLine extends Line {
  readonly kind: ContractKind;
}

/** A piece that is not available in the wanted quantity. `free`: how many units are available instead. */
export interface UnavailableLine {
  readonly pieceId: string;
  readonly variantId: string | null;
  readonly wanted: number;
  readonly free: number;
}

export interface NotAvailable {
  readonly code: 'not-available';
  /** Only the unavailable ones, each piece and variant once. */
  readonly unavailable: readonly UnavailableLine[];
}

/**
 * A line with the units its order already has for it, and with the free units of its piece, which the lines of a piece
 * share.
 */
export interface LineToFill extends Line {
  readonly own: number;
  readonly free: number;
}

/**
 * The pieces with too few units. Buying and renting the same piece are two lines that compete for its units; units that
 * one line already has do not help the other.
 */
export function unavailableLines(lines: readonly LineToFill[]): UnavailableLine[] {
  const byPiece = Map.groupBy(lines, ({ pieceId, variantId }) => JSON.stringify([pieceId, variantId]));
  return [...byPiece.values()].flatMap((same) => {
    const [{ pieceId, variantId, free: left } = { pieceId: '', variantId: null, free: 0 }] = same;
    const wanted = same.reduce((sum, { quantity }) => sum + quantity, 0);
    const free = left + same.reduce((sum, { own, quantity }) => sum + Math.min(own, quantity), 0);
    return free < wanted ? [{ pieceId, variantId, wanted, free }] : [];
  });
}

/** @throws RangeError for a quantity that is not a whole number of at least 1, and for a line that appears twice */
export function checkLines(lines: readonly Line[]): void {
  for (const { quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`);
  }
  if (new Set(lines.map(({ position }) => position)).size < lines.length) {
    throw new RangeError('two lines with the same position');
  }
}
