import { isForKlarna } from '../../../../shared/orders/klarna.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import {
  isPaidOnTheSpot,
  payableOf,
  type Customer,
  type DeliveryOption,
  type OrderTotals,
  type PaymentMethod,
} from '../../domain/order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';

interface OrderToPay {
  readonly customer: Pick<Customer, 'billing' | 'country' | 'kind'>;
  readonly totals: OrderTotals;
  readonly delivery: DeliveryOption;
}

export interface MeansRefused {
  readonly code: 'payment-method-unavailable' | 'klarna-not-for-this';
}

/** Whether the shop takes this means of payment at all. */
export function isOffered(
  { payments }: Pick<OrderingDependencies, 'payments'>,
  method: PaymentMethod,
): boolean {
  return !isPaidOnTheSpot(method) || payments.offers(method);
}

/** Whether an order can be paid by the means that was chosen for it. */
export function mayPayBy(
  deps: Pick<OrderingDependencies, 'payments'>,
  method: PaymentMethod,
  order: OrderToPay,
): Result<void, MeansRefused> {
  if (!isOffered(deps, method)) return fail({ code: 'payment-method-unavailable' });
  return method !== 'klarna' || isOrderForKlarna(order)
    ? ok(undefined)
    : fail({ code: 'klarna-not-for-this' });
}

/** Whether Klarna can be asked for its money, as far as the shop knows. */
export function isOrderForKlarna({ customer, totals, delivery }: OrderToPay): boolean {
  return isForKlarna({
    country: (customer.billing ?? customer).country,
    kind: customer.kind,
    payableCents: payableOf(totals),
    giftCents: totals.giftCents,
    delivery,
  });
}
