import { Chip } from '@mui/material';
import { orders } from '../texts/orders.ts';
import type { OrderRow } from './order-types.ts';
import { progressOf, type Counts } from './progress.ts';

type Tone = 'default' | 'success' | 'warning' | 'error' | 'primary';

const tones: Readonly<Record<OrderRow['state'], Tone>> = {
  offered: 'warning',
  accepted: 'primary',
  lapsed: 'default',
  declined: 'default',
  cancelled: 'default',
};

/** The state of an order, with its payment if that says more; once it is paid, the progress of its goods. */
export function StateChip({ state, payment, ...counts }: Pick<OrderRow, 'state' | 'payment'> & Counts) {
  const isPaid = state === 'accepted' && payment === 'received';
  // Once the goods are back, that matters most, even if all of the money was refunded.
  const isBack = state === 'accepted' && payment === 'refunded' && counts.soldReturned > 0;
  const label = isPaid || isBack ? orders.progress[progressOf(counts)] : moneyOf({ state, payment });
  const tone = payment === 'refund-due' ? 'error' : isPaid ? 'success' : tones[state];
  return <Chip size="small" variant="outlined" color={tone} label={label} />;
}

function moneyOf({ state, payment }: Pick<OrderRow, 'state' | 'payment'>): string {
  return payment === null || (state !== 'accepted' && payment === 'lapsed')
    ? orders.states[state]
    : `${orders.states[state]}, ${orders.payments[payment].toLowerCase()}`;
}
