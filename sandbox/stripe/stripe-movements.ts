import type Stripe from 'stripe';
import type { KeptCharge } from './stripe-intents.ts';

export const daySeconds = 24 * 3600;
/** Money is paid out with all others of its day, three days later, and arrives the day after. */
export const heldSeconds = 3 * daySeconds;

/** Stripe's fee for a European card: 1.5 % and 25 cents. */
const feeOf = (amount: number): number => Math.round(amount * 0.015) + 25;

/** Money on the shop's balance. */
export interface Movement {
  readonly id: string;
  readonly type: 'charge' | 'refund' | 'refund_failure' | 'adjustment';
  readonly amount: number;
  readonly fee: number;
  readonly created: number;
  readonly sourceId: string;
  readonly source: Stripe.BalanceTransaction['source'];
}

/** It is as old as the capture, not as the authorisation. @param source its charge, where that is shown as a whole */
export function movementOfCharge(charge: KeptCharge, source: Movement['source'] = charge.id): Movement {
  const { id: sourceId, amount_captured: amount, created, captured_at: capturedAt = created } = charge;
  const id = sourceId.replace('ch_', 'txn_');
  return { id, type: 'charge', amount, fee: feeOf(amount), created: capturedAt, sourceId, source };
}

export function movementObject(movement: Movement, isWhole: boolean, now: number): Stripe.BalanceTransaction {
  const { id, type, amount, fee, created } = movement;
  const available = created + heldSeconds;
  return {
    id,
    object: 'balance_transaction',
    amount,
    available_on: available,
    balance_type: 'payments',
    created,
    currency: 'eur',
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: 'eur',
              type: 'stripe_fee',
              description: 'Stripe processing fees',
            },
          ],
    net: amount - fee,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    source: isWhole ? movement.source : movement.sourceId,
    status: available <= now ? 'available' : 'pending',
    type,
  };
}
