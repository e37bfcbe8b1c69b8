import type { Cents } from '../../../shared/money/cents.ts';
import { partOfLine } from '../../../shared/orders/units-of-event.ts';
import { startOfDay } from '../../../shared/time/berlin-day.ts';
import { hourMs } from '../../../shared/time/durations.ts';
import type { HistoryEventType } from './history-event.ts';

/** Something that happened to an order. */
export interface HistoryEntry {
  readonly at: Date;
  /** 'visitor', or the name of the staff member or job. */
  readonly actor: string;
  readonly type: HistoryEventType;
  readonly facts: object;
}

/** The events of an order's history that its customer sees, by the history's own names. */
export const customerEvents = [
  'order-offered',
  'order-accepted',
  'order-declined',
  'order-lapsed',
  'order-cancelled',
  // As the history calls it, cancelled by the customer.
  'order-taken-back',
  'order-reinstated',
  'payment-received',
  'payment-part-received',
  'payment-too-late',
  'payment-refunded',
  'receipt-taken-back',
  'vat-corrected',
  'refund-made',
  'piece-prepared',
  'piece-shipped',
  'piece-handed-over',
  'rental-overdue',
  'rental-returned',
  'rental-not-returned',
  'damage-claimed',
  'claim-part-paid',
  'claim-paid',
  'claim-waived',
  'piece-returned',
  'piece-taken-out',
  'withdrawal-received',
  'ending-received',
] as const;

export interface CustomerEvent {
  readonly at: Date;
  readonly type: (typeof customerEvents)[number];
  /** The index of the line it is about, from 0; null: the whole order. */
  readonly position: number | null;
  /** How many units of that line; null: all of them, or nobody has said of how many. */
  readonly units: number | null;
  /** The amount of a refund; null: it is about no money that goes back. */
  readonly amountCents: Cents | null;
}

const shown: ReadonlySet<string> = new Set(customerEvents);

/**
 * A history without what is for staff only (drafts, jobs, names of staff), and with every refund once.
 * @param lines of the order
 */
export function customerHistory(
  history: readonly HistoryEntry[],
  lines: readonly { readonly quantity: number }[],
): CustomerEvent[] {
  const refundsMade = new Set(
    history.filter(({ type }) => type === 'refund-made').map(({ at }) => at.getTime()),
  );
  return history.flatMap(({ at, actor, type: happened, facts }, index) => {
    const type = happened === 'order-cancelled' && actor === 'visitor' ? 'order-taken-back' : happened;
    // The refund that makes it whole also settles the payment, which tells the customer nothing new.
    if (!isShown(type) || (type === 'payment-refunded' && refundsMade.has(at.getTime()))) return [];
    const position = 'position' in facts ? Number(facts.position) : null;
    const units = partOfLine(history, index, lines[position ?? -1]?.quantity ?? 1);
    const amountCents = type === 'refund-made' && 'amountCents' in facts ? Number(facts.amountCents) : null;
    return [{ at: dayOf(facts) ?? at, type, position, units, amountCents }];
  });
}

function isShown(type: string): type is CustomerEvent['type'] {
  return shown.has(type);
}

/** Noon of the day on which it happened, for what staff have booked later. */
function dayOf(facts: object): Date | null {
  const day = 'happenedOn' in facts ? facts.happenedOn : null;
  return typeof day === 'string' ? new Date(startOfDay(day).getTime() + 12 * hourMs) : null;
}
