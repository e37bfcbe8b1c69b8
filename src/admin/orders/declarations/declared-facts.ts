import type { Declaration, Order } from '../order-types.ts';
import { formatDay } from '../../data/formats.ts';
import { declarations } from '../../texts/orders/order-actions.ts';
import type { MeaningPieces } from '../../../shared/orders/withdrawn-pieces.ts';
import { withdrawals } from '../../texts/orders/withdrawals.ts';

type Declared = Pick<Declaration, 'pieces' | 'manner' | 'reason' | 'endsOn'>;

/** What the customer declared besides name and contract, each with its label. */
export function declaredFacts({ pieces, manner, reason, endsOn }: Declared): [label: string, text: string][] {
  const typed = (label: string, text: string | null): [string, string][] =>
    text === null || text === '' ? [] : [[label, text]];
  return [
    ...typed(declarations.pieces, pieces),
    ...(manner === null ? [] : typed(declarations.manner, declarations.manners[manner])),
    ...typed(declarations.reason, reason),
    ...(manner === null
      ? []
      : typed(declarations.endsOn, endsOn === null ? declarations.asSoonAsPossible : formatDay(endsOn))),
  ];
}

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
