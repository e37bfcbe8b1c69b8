import { neverLeft, isToDeliver, type LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import {
  disputeOf,
  progressOfOrder,
  type DisputeMark,
  type OrderProgress,
} from '../../../shared/orders/order-progress.ts';
import { isDelivered } from '../../../shared/orders/payment-states.ts';
import { isAllWithdrawn, type Ordered } from '../../../shared/orders/withdrawn-pieces.ts';
import type { DeliveryOption } from './order.ts';

/** What lists show of an order and narrow it by. Stored with it, because it depends on the rows of many tables. */
export interface OrderStatus {
  /** How far its goods are; null: what has become of its money says more. */
  readonly progress: OrderProgress | null;
  /** The dispute about its payment that counts most; null: none. */
  readonly dispute: DisputeMark | null;
  /**
   * `open`: its money is here or promised, and something is to be handed over that was not withdrawn from. `done`: nothing
   * is to be handed over any more. Null: neither.
   */
  readonly handover: 'open' | 'done' | null;
  /** How many of its lines were not taken out before they left the shop. */
  readonly linesLeft: number;
}

/** All that an order's status depends on. */
export interface StatusFacts extends Ordered {
  readonly delivery: DeliveryOption;
  readonly lines: readonly (Ordered['lines'][number] & { readonly rentOption: string | null })[];
  readonly fulfilments: readonly LineFulfilment[];
  /** The state of its latest payment; null: the customer was not asked to pay. */
  readonly payment: string | null;
  readonly refundedCents: number;
  /** The cases against its payments, open or closed. */
  readonly cases: readonly { readonly state: string; readonly outcome: string | null }[];
}

export function statusOf(order: StatusFacts): OrderStatus {
  return {
    progress: progressOfOrder({
      ...order,
      lines: order.lines.map(({ rentOption }, position) => ({
        isRental: rentOption !== null,
        fulfilment: order.fulfilments[position] ?? { state: 'waiting' },
      })),
    }),
    dispute: disputeOf(order.cases),
    handover: handoverOf(order),
    linesLeft: order.fulfilments.filter((one) => !neverLeft(one)).length,
  };
}

function handoverOf(order: StatusFacts): OrderStatus['handover'] {
  if (order.state !== 'accepted') return null;
  if (order.fulfilments.some(isToDeliver)) {
    return isDelivered(order.payment) && !isAllWithdrawn(order) ? 'open' : null;
  }
  // A gift voucher is mailed once it is paid.
  return order.delivery !== 'download' || order.payment === 'received' ? 'done' : null;
}
