import type { orders } from '../texts/orders.ts';
import type { Order, OrderRow } from './order-types.ts';

export type Counts = Pick<OrderRow, 'lines' | 'prepared' | 'shipped' | 'handedOver' | 'out'>;

/** How far the goods of a paid order are, all of its lines together. */
export function progressOf(counts: Counts): keyof typeof orders.progress {
  const { lines, prepared, shipped, handedOver, out } = counts;
  if (out > 0) return 'out';
  if (handedOver === lines) return 'handedOver';
  if (handedOver + shipped === lines) return 'shipped';
  if (handedOver + shipped > 0) return 'partly';
  return prepared === lines ? 'prepared' : 'waiting';
}

/** The same of an order whose lines are known one by one. */
export function countsOf(lines: Order['lines']): Counts {
  const of = (...states: Order['lines'][number]['state'][]) =>
    lines.filter(({ state }) => states.includes(state)).length;
  return {
    lines: lines.length,
    prepared: of('prepared'),
    shipped: of('shipped'),
    handedOver: of('handed-over', 'returned'),
    out: lines.filter(({ state, rentedUntil }) => state === 'handed-over' && rentedUntil !== null).length,
  };
}
