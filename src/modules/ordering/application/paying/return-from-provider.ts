import { hashOf } from '../../../../platform/secrets/secrets.ts';
import type { RefusalMeaning } from '../../../../shared/orders/payment-vocabulary.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { ProviderBehaviour, ProviderName } from '../../../payments/index.ts';
import { readOrder } from '../../infrastructure/stored-order.ts';
import { paymentOf } from '../../infrastructure/stored-payment.ts';
import type { NoSuchOrder } from '../reading/get-order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { settlePayment } from './settle-payment.ts';

export type ReturnRefusal =
  | NoSuchOrder
  | Exclude<ProviderBehaviour, { readonly code: 'payment-declined' }>
  | {
      readonly code: 'payment-declined';
      readonly reason: string | null;
      /** Left out if it was refused some time ago: any means may be tried. */
      readonly meaning?: RefusalMeaning;
    }
  /** Nothing was paid yet. */
  | { readonly code: 'payment-open' }
  /** `paid-already`: by another payment, and this one takes nothing, or goes back at once. */
  | { readonly code: 'payment-too-late' | 'payment-closed' | 'paid-already' };

/** `pending`: the provider is still looking at it. */
export type Returned = 'paid' | 'pending';

/**
 * The shopper comes back from paying. What the browser says is only where to look: whether anything was paid, the
 * provider is asked.
 * @param orderId the order that it must be for; null where only the payment's name is known
 */
export async function returnFromProvider(
  deps: OrderingDependencies,
  provider: ProviderName,
  externalId: string,
  orderId: string | null,
): Promise<Result<Returned, ReturnRefusal>> {
  const payment = await deps.payments.find(provider, externalId);
  if (payment === null) return fail({ code: 'payment-unknown' });
  if (orderId !== null) {
    const stored = await readOrder(deps.db, { tokenHash: hashOf(orderId) });
    if (stored === null) return fail({ code: 'order-not-found' });
    if (stored.id !== payment.reference) return fail({ code: 'payment-unknown' });
  }
  const settled = await settlePayment(deps, payment.id);
  if (!settled.ok) return settled;
  switch (settled.value.state) {
    case 'paid':
    case 'pending':
      return ok(settled.value.state);
    // For the customer that is all: the order is placed, and the pieces are theirs.
    case 'authorised':
      return ok('paid');
    case 'open':
      return settled.value.failure === null
        ? fail({ code: 'payment-open' })
        : fail({ code: 'payment-declined', reason: settled.value.failure });
    case 'refused':
      return fail({ code: 'payment-declined', reason: null });
    case 'too-late':
    case 'ended':
    case 'surplus': {
      const asked = await paymentOf(deps.db, payment.reference);
      const isPaid = asked?.payment.state === 'received' || asked?.payment.state === 'authorised';
      if (isPaid) return fail({ code: 'paid-already' });
      return fail({ code: settled.value.state === 'surplus' ? 'payment-closed' : 'payment-too-late' });
    }
    default:
      return settled.value satisfies never;
  }
}
