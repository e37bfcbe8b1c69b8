import { Chip } from '@mui/material';
import { orders } from '../texts/orders.ts';
import type { OrderRow } from './order-types.ts';
import { isPartlyPaid, partlyPaid, progressOf, type Counts, type Money } from './progress.ts';

type Tone = 'default' | 'success' | 'warning' | 'error' | 'primary';

const tones: Readonly<Record<OrderRow['state'], Tone>> = {
  offered: 'warning',
  accepted: 'primary',
  lapsed: 'default',
  declined: 'default',
  cancelled: 'default',
};

/** The state of an order, with its payment if that says more; once it is paid, the progress of its goods. */
export function StateChip({
  state,
  payment,
  receivedCents,
  totalCents,
  ...counts
}: Pick<OrderRow, 'state'> & Money & Counts) {
  const isPaid = state === 'accepted' && payment === 'received';
  // Once the goods are back, that matters most, even if all of the money was refunded.
  const isBack = state === 'accepted' && payment === 'refunded' && counts.soldReturned > 0;
  const label =
    isPaid || isBack
      ? orders.progress[progressOf(counts)]
      : moneyOf(state, { payment, receivedCents, totalCents });
  const tone = payment === 'refund-due' ? 'error' : isPaid ? 'success' : tones[state];
  return <Chip size="small" variant="outlined" color={tone} label={label} />;
}

function moneyOf(state: OrderRow['state'], money: Money): string {
  const { payment } = money;
  if (payment === null || (state !== 'accepted' && payment === 'lapsed')) return orders.states[state];
  // The amounts say enough: only accepted orders can be paid in parts.
  if (isPartlyPaid(money)) return partlyPaid(money);
  return `${orders.states[state]}, ${orders.payments[payment].toLowerCase()}`;
}
