import { Chip } from '@mui/material';
import { orders } from '../texts/orders.ts';
import type { OrderRow } from './order-types.ts';

type Tone = 'default' | 'success' | 'warning' | 'error' | 'primary';

const tones: Readonly<Record<OrderRow['state'], Tone>> = {
  offered: 'warning',
  accepted: 'primary',
  lapsed: 'default',
  declined: 'default',
  cancelled: 'default',
};

/** Where an order stands, and its money beside it where that says more. */
export function StateChip({ state, payment }: Pick<OrderRow, 'state' | 'payment'>) {
  const isPaid = state === 'accepted' && payment === 'received';
  const label =
    payment === null || (state !== 'accepted' && payment === 'lapsed')
      ? orders.states[state]
      : `${orders.states[state]}, ${orders.payments[payment].toLowerCase()}`;
  const tone = payment === 'refund-due' ? 'error' : isPaid ? 'success' : tones[state];
  return <Chip size="small" variant="outlined" color={tone} label={label} />;
}
