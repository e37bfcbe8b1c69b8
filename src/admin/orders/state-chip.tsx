import { Chip } from '@mui/material';
import { formatCents } from '../data/formats.ts';
import { cases } from '../texts/orders/cases.ts';
import { orders } from '../texts/orders/orders.ts';
import type { OrderRow, Order } from './order-types.ts';

type Tone = 'default' | 'success' | 'warning' | 'error' | 'primary';

const tones: Readonly<Record<OrderRow['state'], Tone>> = {
  offered: 'warning',
  accepted: 'primary',
  lapsed: 'default',
  declined: 'default',
  cancelled: 'default',
};

/** What is held against an order's payment, before its state: that matters more than how far its goods are. */
export function DisputeChip({ dispute }: { readonly dispute: OrderRow['dispute'] }) {
  if (dispute === null) return null;
  return (
    <Chip size="small" color={dispute === 'waiting' ? 'warning' : 'error'} label={cases.marks[dispute]} />
  );
}

/** Of a complete order: the worst of its cases. */
export function disputeOf(
  all: readonly Pick<Order['cases'][number], 'state' | 'outcome'>[],
): OrderRow['dispute'] {
  const worst = (['needs-response', 'waiting'] as const).find((wanted) =>
    all.some(({ state }) => state === wanted),
  );
  return worst ?? (all.some(({ outcome }) => outcome === 'lost') ? 'lost' : null);
}

/** The state of an order, with its payment if that says more; once it is paid, the progress of its goods. */
export function StateChip({
  state,
  payment,
  receivedCents,
  totalCents,
  dispute,
  ...counts
}: Pick<OrderRow, 'state' | 'dispute'> & Money & Counts) {
  const isPaid = state === 'accepted' && payment === 'received';
  // Once the goods are back, that matters most, even if all of the money was refunded.
  const isBack = state === 'accepted' && payment === 'refunded' && counts.soldReturned > 0;
  const label =
    isPaid || isBack
      ? orders.progress[progressOf({ payment, ...counts })]
      : moneyOf(state, { payment, receivedCents, totalCents });
  // Money that is disputed or lost is no success.
  const paidTone = dispute === null ? 'success' : 'default';
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

type Counts = Pick<
  OrderRow,
  | 'lines'
  | 'takenOut'
  | 'prepared'
  | 'shipped'
  | 'handedOver'
  | 'out'
  | 'returned'
  | 'soldReturned'
  | 'refundedCents'
>;

/** The progress of a paid order's goods, all of its lines together. */
export function progressOf(counts: Counts & Pick<Money, 'payment'>): keyof typeof orders.progress {
  const { lines, prepared, shipped, handedOver, out, returned, soldReturned, refundedCents } = counts;
  if (lines === 0 && counts.takenOut > 0) return 'takenOut';
  // A gift voucher, which needs nobody's hands.
  if (lines === 0) return 'gift';
  if (out > 0) return 'out';
  if (returned === lines) {
    if (soldReturned === 0) return 'rentalEnded';
    if (counts.payment === 'refunded') return 'backAndRefunded';
    return refundedCents > 0 ? 'backAndPartlyRefunded' : 'back';
  }
  if (soldReturned > 0) return 'partlyBack';
  if (handedOver === lines) return 'handedOver';
  if (handedOver + shipped === lines) return 'shipped';
  if (shipped > 0) return 'partly';
  if (handedOver > 0) return 'partlyHandedOver';
  return prepared === lines ? 'prepared' : 'waiting';
}

/** The same from a complete order. */
export function countsOf({ lines, refunds }: Pick<Order, 'lines' | 'refunds'>): Counts {
  const of = (...states: Order['lines'][number]['state'][]) =>
    lines.filter(({ state }) => states.includes(state)).length;
  return {
    lines: lines.length - of('taken-out'),
    takenOut: of('taken-out'),
    prepared: of('prepared'),
    shipped: of('shipped'),
    handedOver: of('handed-over', 'returned', 'not-returned'),
    out: lines.filter(({ state, rentedUntil }) => state === 'handed-over' && rentedUntil !== null).length,
    returned: of('returned', 'not-returned'),
    soldReturned: lines.filter(({ state, rentOption }) => state === 'returned' && rentOption === null).length,
    refundedCents: refunds.reduce(
      (sum, { doneAt, isSurplus, isWaived, isByBank, amountCents }) =>
        doneAt === null || isSurplus || isWaived || isByBank ? sum : sum + amountCents,
      0,
    ),
  };
}

/** The latest payment of an order; amounts in cents. */
type Money = Pick<OrderRow, 'payment' | 'receivedCents' | 'totalCents'>;

/** Whether a part of the money has come, and the rest is still awaited. */
export const isPartlyPaid = ({ payment, receivedCents }: Pick<Money, 'payment' | 'receivedCents'>): boolean =>
  payment === 'open' && receivedCents > 0;

/** 'Teilweise bezahlt: 50,00 € von 340,00 €' */
export const partlyPaid = ({ receivedCents, totalCents }: Omit<Money, 'payment'>): string =>
  orders.partlyPaid(formatCents(receivedCents), formatCents(totalCents));
