import type { MeaningPieces } from '../../../shared/orders/withdrawn-pieces.ts';
import { withdrawals } from '../../texts/orders/withdrawals.ts';
import type { Order } from '../order-types.ts';

/** Which pieces a withdrawal means, as staff have recorded it; null: nobody has. */
export function meantWords(
  { meant }: Pick<MeaningPieces, 'meant'>,
  { lines }: Pick<Order, 'lines'>,
): string | null {
  if (meant === null) return null;
  if (meant.pieces === null) return withdrawals.meant.all;
  return meant.pieces
    .map(({ position, quantity }) => `${quantity} × ${lines[position]?.title ?? ''}`)
    .join(', ');
}
