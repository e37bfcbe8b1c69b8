import type { PlacedOrder } from '../../features/checkout/placing/placed-order.ts';

/** Whether nothing was handed over, and nothing will be. */
export function isOver({
  state,
  withdrawal,
  lines,
}: Pick<PlacedOrder, 'state' | 'withdrawal' | 'lines'>): boolean {
  const stands = state === 'draft' || state === 'offered' || state === 'accepted';
  const hasEnded = !stands || withdrawal?.isFree === true;
  const unmoved = ['cancelled', 'taken-out', ...(hasEnded ? ['waiting', 'prepared'] : [])];
  return lines.every(({ fulfilment }) => unmoved.includes(fulfilment.state));
}
