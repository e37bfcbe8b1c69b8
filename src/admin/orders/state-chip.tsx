import { Chip } from '@mui/material';
import { formatCents } from '../data/formats.ts';
import { cases } from '../texts/orders/cases.ts';
import { orders } from '../texts/orders/orders.ts';
import type { OrderRow } from './order-types.ts';

type Tone = 'default' | 'success' | 'warning' | 'error' | 'primary';

const tones: Readonly<Record<OrderRow['state'], Tone>> = {
  offered: 'warning',
  accepted: 'primary',
  lapsed: 'default',
  declined: 'default',
  cancelled: 'default',
};

/** The dispute about an order's payment, before its state: that matters more than how far its goods are. */
export function DisputeChip({ dispute }: { readonly dispute: OrderRow['dispute'] }) {
  if (dispute === null) return null;
  return (
    <Chip size="small" color={dispute === 'waiting' ? 'warning' : 'error'} label={cases.marks[dispute]} />
  );
}

/** The state of an order, with its payment if that says more; once it is paid, the progress of its goods. */
export function StateChip({
  state,
  progress,
  dispute,
  ...money
}: Pick<OrderRow, 'state' | 'progress' | 'dispute'> & Money) {
  const { payment } = money;
  const label = progress === null ? moneyOf(state, money) : orders.progress[progress];
  // Money that is disputed or lost is no success.
  const paidTone = dispute === null ? 'success' : 'default';
  const isPaid = state === 'accepted' && payment === 'received';
  const tone = payment === 'refund-due' || payment === 'expired' ? 'error' : isPaid ? paidTone : tones[state];
  return <Chip size="small" variant="outlined" color={tone} label={label} />;
}

function moneyOf(state: OrderRow['state'], money: Money): string {
  const { payment } = money;
  if (payment === null || (state !== 'accepted' && payment === 'lapsed')) return orders.states[state];
  // The amounts say enough: only accepted orders can be paid in parts.
  if (isPartlyPaid(money)) return partlyPaid(money);
  return `${orders.states[state]}, ${orders.payments[payment].toLowerCase()}`;
}

/** The latest payment of an order; amounts in cents. */
type Money = Pick<OrderRow, 'payment' | 'receivedCents' | 'totalCents'>;

/** Whether a part of the money has come, and the rest is still awaited. */
export const isPartlyPaid = ({ payment, receivedCents }: Pick<Money, 'payment' | 'receivedCents'>): boolean =>
  payment === 'open' && receivedCents > 0;

/** 'Teilweise bezahlt: 50,00 € von 340,00 €' */
export const partlyPaid = ({ receivedCents, totalCents }: Omit<Money, 'payment'>): string =>
  orders.partlyPaid(formatCents(receivedCents), formatCents(totalCents));
