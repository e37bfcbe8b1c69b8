/** So many units of a piece, or of one variant of it. A piece with variants has no units without one. */
export interface Line {
  readonly pieceId: string;
  readonly variantId: string | null;
  /** At least 1. */
  readonly quantity: number;
}

/** A line that cannot be had. `free`: how many units of it could be had instead. */
export interface UnavailableLine {
  readonly pieceId: string;
  readonly variantId: string | null;
  readonly wanted: number;
  readonly free: number;
}

export interface NotAvailable {
  readonly code: 'not-available';
  /** Only the lines in the way, each piece and variant once. */
  readonly unavailable: readonly UnavailableLine[];
}

/**
 * Each piece and variant once: buying and renting the same piece are two lines of a cart that compete for its units.
 * @throws RangeError for a quantity that is not a whole number of at least 1
 */
export function mergeLines(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    if (!Number.isSafeInteger(line.quantity) || line.quantity < 1) {
      throw new RangeError(`not a quantity: ${line.quantity}`);
    }
    const key = JSON.stringify([line.pieceId, line.variantId]);
    const before = merged.get(key)?.quantity ?? 0;
    merged.set(key, { ...line, quantity: before + line.quantity });
  }
  return [...merged.values()];
}
