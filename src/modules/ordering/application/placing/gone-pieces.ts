import type { NotAvailable } from '../../../inventory/index.ts';
import { shownTitle, type OrderLine } from '../../domain/order.ts';

/** A piece of the cart that cannot be had as often as wanted. */
export interface GonePiece {
  readonly pieceId: string;
  readonly variantId: string | null;
  readonly title: string;
  /** How many are still available. */
  readonly free: number;
}

/** The pieces that are in an order's way, by the titles that the customer knows. */
export function gonePieces({ unavailable }: NotAvailable, lines: readonly OrderLine[]): GonePiece[] {
  return unavailable.map(({ pieceId, variantId, free }) => {
    const line = lines.find((one) => one.pieceId === pieceId && one.variantId === variantId);
    return { pieceId, variantId, free, title: line === undefined ? pieceId : shownTitle(line) };
  });
}
