import { z } from 'zod';
import { knownCarrier, type knownCarriers } from '../../../../shared/orders/tracking.ts';
import { ok, type Result } from '../../../../shared/result.ts';
import type { PaymentProvider, ProviderBehaviour } from '../../domain/payment-provider.ts';
import { orderSchema } from './paypal-answers.ts';
import type { PaypalClient } from './paypal-client.ts';

/** What PayPal calls the German branches of the carriers that the shop knows. */
const carriers = {
  DHL: 'DE_DHL',
  DPD: 'DPD_DE',
  GLS: 'GLS_DE',
  Hermes: 'HERMES_DE',
  UPS: 'UPS',
} as const satisfies Record<(typeof knownCarriers)[number], string>;

/**
 * Gives PayPal the number of a consignment (`/v2/checkout/orders/{id}/track`). The call has no idempotency key, so the
 * order's trackers are looked at first: each is named by the capture and its number.
 */
export function paypalTracking(ask: PaypalClient): NonNullable<PaymentProvider['tellShipment']> {
  return async (
    { externalId, transactionId },
    { carrier, tracking },
  ): Promise<Result<'told' | 'known', ProviderBehaviour>> => {
    const path = `/v2/checkout/orders/${encodeURIComponent(externalId)}`;
    const number = tracking.replace(/\s+/g, '');
    const order = await ask({ method: 'GET', path }, orderSchema);
    if (!order.ok) return order;
    const trackers = order.value.purchase_units[0]?.shipping?.trackers ?? [];
    if (trackers.some(({ id }) => id === `${transactionId}-${number}`)) return ok('known');
    const known = knownCarrier(carrier ?? '');
    const told = await ask(
      {
        method: 'POST',
        path: `${path}/track`,

        isAskedOnce: true,
        operation: 'track',
        body: JSON.stringify({
          capture_id: transactionId,
          tracking_number: number,
          ...(known === null
            ? { carrier: 'OTHER', carrier_name_other: (carrier ?? 'Spedition').slice(0, 64) }
            : { carrier: carriers[known] }),
          // The shop writes to its customers itself.
          notify_payer: false,
        }),
      },
      z.unknown(),
    );
    return told.ok ? ok('told') : told;
  };
}
