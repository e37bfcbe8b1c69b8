import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { fail, ok } from '../../../shared/result.ts';
import type { PaymentProvider, PaymentWish } from '../domain/payment-provider.ts';
import type { ProviderPayment } from '../domain/provider-payment.ts';
import { orderSchema, paypalValue, refundSchema, seenOrder } from './paypal-answers.ts';
import { paypalClient, type PaypalOptions } from './paypal-client.ts';
import { paypalWebhooks } from './paypal-webhook.ts';

export const paypalAddresses = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
} as const;

/**
 * PayPal by its Orders API, version 2: an order with the intent CAPTURE is created here, approved by the shopper on
 * PayPal's page, and captured by us while the pieces are held.
 */
export function paypalProvider(options: PaypalOptions): PaymentProvider {
  const { merchantId } = options;
  const ask = paypalClient(options);
  const pathOf = (id: string): string => `/v2/checkout/orders/${encodeURIComponent(id)}`;
  const look: PaymentProvider['look'] = async ({ externalId }) => {
    const order = await ask({ method: 'GET', path: pathOf(externalId) }, orderSchema);
    return order.ok ? ok(seenOrder(order.value, merchantId)) : order;
  };

  return {
    name: 'paypal',
    look,
    async open(payment, wish) {
      const order = await ask(
        {
          method: 'POST',
          path: '/v2/checkout/orders',
          requestId: payment.id,
          body: JSON.stringify(newOrder(payment, wish, merchantId)),
        },
        orderSchema,
      );
      return order.ok ? ok(seenOrder(order.value, merchantId)) : order;
    },
    async capture(payment) {
      // An order is captured once, whatever the key. Each call has a new key, since after a refusal the shopper may
      // approve the same order again with other means, and the old key would repeat the refusal.
      const request = {
        method: 'POST',
        path: `${pathOf(payment.externalId)}/capture`,
        requestId: randomUUID(),
        body: '{}',
      } as const;
      const captured = await ask(request, z.unknown());
      if (!captured.ok && captured.error.code === 'provider-unavailable') return captured;
      const seen = await look(payment);
      // Approved, and yet refused: the shopper has to choose other means at PayPal.
      const isRefused =
        !captured.ok && seen.ok && seen.value.state !== 'captured' && seen.value.state !== 'pending';
      return isRefused ? captured : seen;
    },
    async cancel(payment) {
      // PayPal ends uncaptured orders by itself. For us it has ended now: `cancelled` is never captured.
      const seen = await look(payment);
      if (!seen.ok || seen.value.state === 'captured' || seen.value.state === 'pending') return seen;
      return ok({ ...seen.value, state: 'cancelled' });
    },
    async refund({ id, transactionId, amountCents }) {
      const refund = await ask(
        {
          method: 'POST',
          path: `/v2/payments/captures/${encodeURIComponent(transactionId)}/refund`,
          requestId: id,
          body: JSON.stringify({ amount: { currency_code: 'EUR', value: paypalValue(amountCents) } }),
        },
        refundSchema,
      );
      if (!refund.ok) return refund;
      const { status } = refund.value;
      const isRefused = status === 'FAILED' || status === 'CANCELLED';
      return isRefused ? fail({ code: 'payment-declined', reason: status }) : ok(refund.value.id);
    },
    readWebhook: paypalWebhooks(ask, options.webhookId),
  };
}

const paypalLocale = { de: 'de-DE', en: 'en-GB', es: 'es-ES', fr: 'fr-FR', it: 'it-IT' } as const;

/** Within PayPal's limits: `custom_id` and `description` up to 127 characters, the key up to 38. */
function newOrder({ id }: Pick<ProviderPayment, 'id'>, wish: PaymentWish, merchantId: string | null): object {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: id,
        ...(merchantId === null ? {} : { payee: { merchant_id: merchantId } }),
        description: wish.label.slice(0, 127),
        amount: { currency_code: 'EUR', value: paypalValue(wish.amountCents) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: wish.returns.paid,
          cancel_url: wish.returns.cancelled,
          user_action: 'PAY_NOW',
          // The address was given to us.
          shipping_preference: 'NO_SHIPPING',
          locale: paypalLocale[wish.language],
        },
      },
    },
  };
}
