import { hasEnded } from '../../../shared/orders/has-ended.ts';
import type { PlacedOrder } from '../../features/checkout/placing/placed-order.ts';

/** Whether nothing was handed over, and nothing will be. */
export function isOver(order: Pick<PlacedOrder, 'state' | 'withdrawal' | 'lines'>): boolean {
  const unmoved = ['cancelled', 'taken-out', ...(hasEnded(order) ? ['waiting', 'prepared'] : [])];
  return order.lines.every(({ fulfilment }) => unmoved.includes(fulfilment.state));
}
