import { canStillBePaid, isAwaited } from '../../../../shared/orders/payment-states.ts';
import { minuteMs } from '../../../../shared/time/durations.ts';
import type { OrderState } from '../order-machine.ts';
import type { PaymentState } from './payment-state.ts';

/** Our own records when a provider reports that money can be, or was, captured. */
export interface PaymentSituation {
  readonly order: OrderState;
  /** Null: the customer was not asked to pay. */
  readonly payment: PaymentState | null;
  /** The provider payment that may pay; null: none yet. */
  readonly claimedBy: string | null;
}

/** So long a payment is simply being taken: the provider answers within seconds, and is asked again for some minutes. */
const takingMs = 10 * minuteMs;

/** A payment that has been taken since before then is stuck: staff look after it. */
export function stuckSince(now: Date): Date {
  return new Date(now.getTime() - takingMs);
}

/** @param claimedAt since when a provider's payment is being taken; null: none is */
export function isStuck(state: PaymentState['state'], claimedAt: Date | null, now: Date): boolean {
  return isAwaited(state) && claimedAt !== null && claimedAt < stuckSince(now);
}

/**
 * Whether an authorised payment may be captured, as far as the order goes; its pieces must also be available. If an
 * order has two payments, only the first may be taken, so that no customer pays twice.
 */
export function mayCapture({ order, payment, claimedBy }: PaymentSituation, paymentId: string): boolean {
  return (
    payment !== null &&
    isAwaited(payment.state) &&
    canStillBePaid(order) &&
    (claimedBy === null || claimedBy === paymentId)
  );
}

/** What captured money is: the order's, known already, or one too much that goes back. */
export function meaningOf(
  { payment, claimedBy }: PaymentSituation,
  paymentId: string,
): 'pays' | 'known' | 'surplus' {
  if (payment === null) return 'surplus';
  switch (payment.state) {
    case 'open':
    case 'lapsed':
    case 'expired':
      return 'pays';
    case 'authorised':
      return claimedBy === paymentId ? 'pays' : 'surplus';
    // Nothing is owed any more: somebody has taken it at the provider's own desk.
    case 'released':
      return 'surplus';
    default:
  }
  return claimedBy === paymentId ? 'known' : 'surplus';
}
