import { unitsGone, unitsLeft } from '../../shared/orders/units-gone.ts';
import { orders } from '../texts/orders/orders.ts';
import type { Order } from './order-types.ts';

type Line = Pick<Order['lines'][number], 'position' | 'quantity' | 'title' | 'givenUp'>;

/**
 * A line with as many units as have neither been taken out nor come back nor been given up, and what became of the
 * others: staff pack by this count. If none is left of a line, its state says what became of all of it.
 */
export function lineInUnits(
  { returns }: Pick<Order, 'returns'>,
  { position, quantity, title, givenUp }: Line,
): string {
  const gone = unitsGone(returns, position, givenUp);
  const left = unitsLeft(quantity, gone);
  const { takenOut, cameBack } = orders.units;
  const words = [
    ...(left > 0 ? [orders.units.of(quantity)] : []),
    ...(gone.takenOut > 0 ? [takenOut(gone.takenOut)] : []),
    ...(gone.cameBack > 0 ? [cameBack(gone.cameBack)] : []),
    ...(givenUp > 0 ? [orders.units.givenUp(givenUp)] : []),
  ];
  return left === quantity || words.length < 2
    ? `${quantity} × ${title}`
    : `${left > 0 ? left : quantity} × ${title} (${words.join(', ')})`;
}
