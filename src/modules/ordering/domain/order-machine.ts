import type { CancelReason } from '../../../shared/orders/order-vocabulary.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { acceptanceEnd } from './deadlines.ts';

/**
 * From basket to contract (spec 4.11): a draft with holds, the customer's binding offer, the shop's acceptance.
 * Money and delivery have machines of their own.
 */
export type OrderState =
  | { readonly state: 'draft'; readonly holdUntil: Date }
  | {
      readonly state: 'offered';
      readonly offeredAt: Date;
      /** From then on the offer has lapsed. */
      readonly acceptUntil: Date;
      /** A guest has to follow a mailed link first, as long as the holds of the draft stand. */
      readonly awaitsMail: boolean;
      readonly holdUntil: Date;
    }
  | { readonly state: 'accepted'; readonly offeredAt: Date; readonly acceptedAt: Date }
  | { readonly state: 'lapsed' | 'declined'; readonly offeredAt: Date | null; readonly endedAt: Date }
  | {
      readonly state: 'cancelled';
      readonly offeredAt: Date | null;
      readonly endedAt: Date;
      readonly reason: CancelReason;
    };

export type OrderCommand =
  /** The click on „zahlungspflichtig bestellen“. */
  | { readonly kind: 'offer'; readonly awaitsMail: boolean }
  /** By confirmation in text form, delivery, or a request to pay. */
  | { readonly kind: 'accept' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'cancel'; readonly reason: CancelReason }
  /** The shop lets a customer go who has ordered, but not begun to pay. */
  | {
      readonly kind: 'let-go';
      /** Why, in staff's words; the customer does not see them. */
      readonly note?: string;
    }
  /** Time has passed. Changes nothing while there is some left. */
  | { readonly kind: 'lapse' }
  /** The money came after the order was cancelled for want of it, and the pieces were still there. */
  | { readonly kind: 'reinstate' };

export type OrderEvent =
  | {
      readonly type: 'order-offered';
      readonly at: Date;
      readonly acceptUntil: Date;
      readonly awaitsMail: boolean;
    }
  | { readonly type: 'order-accepted'; readonly at: Date }
  | { readonly type: 'order-declined'; readonly at: Date }
  | {
      readonly type: 'order-cancelled';
      readonly at: Date;
      readonly reason: CancelReason;
      readonly note?: string;
    }
  | { readonly type: 'order-lapsed'; readonly at: Date }
  | { readonly type: 'order-reinstated'; readonly at: Date };

export interface OrderRefusal {
  /**
   * `order-expired`: too late. `order-closed`: it has ended. `order-elsewhere`: another draft of the same checkout has
   * replaced it. `order-binding`: it cannot be dropped any more.
   */
  readonly code: 'order-expired' | 'order-closed' | 'order-elsewhere' | 'order-binding' | 'order-not-offered';
}

type Decision = Result<readonly OrderEvent[], OrderRefusal>;

/** What a command leads to. A repeated command leads to nothing more, and is not a failure. */
export function decideOrder(order: OrderState, command: OrderCommand, now: Date): Decision {
  switch (command.kind) {
    case 'offer':
      return offer(order, command.awaitsMail, now);
    case 'accept':
      return accept(order, now);
    case 'decline':
      if (order.state === 'declined') return ok([]);
      return order.state === 'offered' ? ok([{ type: 'order-declined', at: now }]) : closedOr(order);
    case 'cancel':
      return cancel(order, command.reason, now);
    case 'let-go':
      if (order.state === 'cancelled' || order.state === 'lapsed') return ok([]);
      return order.state === 'declined'
        ? fail({ code: 'order-closed' })
        : ok([{ type: 'order-cancelled', at: now, reason: 'dropped', ...noteOf(command) }]);
    case 'lapse':
      return ok(hasLapsed(order, now) ? [{ type: 'order-lapsed', at: now }] : []);
    case 'reinstate':
      if (order.state === 'accepted') return ok([]);
      return order.state === 'cancelled' && order.reason === 'unpaid'
        ? ok([{ type: 'order-reinstated', at: now }])
        : closedOr(order);
    default:
      return command satisfies never;
  }
}

/** The state after an event that `decideOrder` has given for it. */
export function evolveOrder(order: OrderState, event: OrderEvent): OrderState {
  const offeredAt = 'offeredAt' in order ? order.offeredAt : null;
  switch (event.type) {
    case 'order-offered':
      return {
        state: 'offered',
        offeredAt: event.at,
        acceptUntil: event.acceptUntil,
        awaitsMail: event.awaitsMail,
        holdUntil: 'holdUntil' in order ? order.holdUntil : event.at,
      };
    case 'order-accepted':
    case 'order-reinstated':
      return { state: 'accepted', offeredAt: offeredAt ?? event.at, acceptedAt: event.at };
    case 'order-declined':
      return { state: 'declined', offeredAt, endedAt: event.at };
    case 'order-lapsed':
      return { state: 'lapsed', offeredAt, endedAt: event.at };
    case 'order-cancelled':
      return { state: 'cancelled', offeredAt, endedAt: event.at, reason: event.reason };
    default:
      return event satisfies never;
  }
}

/** When time alone ends the order; null: never. */
export function lapsesAt(order: OrderState): Date | null {
  if (order.state === 'draft') return order.holdUntil;
  if (order.state !== 'offered') return null;
  return order.awaitsMail && order.holdUntil < order.acceptUntil ? order.holdUntil : order.acceptUntil;
}

const noteOf = ({ note }: { readonly note?: string }) => (note === undefined ? {} : { note });

function hasLapsed(order: OrderState, now: Date): boolean {
  const end = lapsesAt(order);
  return end !== null && now >= end;
}

function offer(order: OrderState, awaitsMail: boolean, now: Date): Decision {
  if (order.state === 'offered' || order.state === 'accepted') return ok([]);
  if (order.state === 'cancelled' && order.reason === 'superseded') return fail({ code: 'order-elsewhere' });
  if (order.state !== 'draft') return closedOr(order);
  if (hasLapsed(order, now)) return fail({ code: 'order-expired' });
  return ok([{ type: 'order-offered', at: now, acceptUntil: acceptanceEnd(now), awaitsMail }]);
}

function accept(order: OrderState, now: Date): Decision {
  if (order.state === 'accepted') return ok([]);
  if (order.state !== 'offered') return closedOr(order);
  return hasLapsed(order, now) ? fail({ code: 'order-expired' }) : ok([{ type: 'order-accepted', at: now }]);
}

/** A visitor drops a draft; what was offered binds. Only an accepted order can be left unpaid. */
function cancel(order: OrderState, reason: CancelReason, now: Date): Decision {
  if (order.state === 'cancelled' || order.state === 'lapsed') return ok([]);
  const possible = reason === 'unpaid' ? order.state === 'accepted' : order.state === 'draft';
  if (possible) return ok([{ type: 'order-cancelled', at: now, reason }]);
  return fail({ code: order.state === 'declined' ? 'order-closed' : 'order-binding' });
}

function closedOr(order: OrderState): Decision {
  if (order.state === 'lapsed') return fail({ code: 'order-expired' });
  const isOpen = order.state === 'draft' || order.state === 'offered' || order.state === 'accepted';
  return fail({ code: isOpen ? 'order-not-offered' : 'order-closed' });
}
