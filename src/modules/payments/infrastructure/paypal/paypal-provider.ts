import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { fail, ok } from '../../../../shared/result.ts';
import { awaitedOfPaypal, notSubscribed } from '../../domain/awaited-events.ts';
import type { Declined, PaymentProvider, PaymentRequest } from '../../domain/payment-provider.ts';
import type { ProviderPayment } from '../../domain/provider-payment.ts';
import {
  orderSchema,
  paypalValue,
  refundSchema,
  seenOrder,
  seenRefund,
  seenRefunds,
} from './paypal-answers.ts';
import { paypalStatement } from './paypal-statement.ts';
import { paypalCases } from './paypal-cases.ts';
import { paypalClient, type PaypalOptions } from './paypal-client.ts';
import { goodsOf } from './paypal-goods.ts';
import { maySearch } from './paypal-reports.ts';
import { paypalTracking } from './paypal-tracking.ts';
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
    return order.ok ? ok(seenOrder(order.value, options)) : order;
  };

  return {
    name: 'paypal',
    takesKlarna: false,
    look,
    async open(payment, asked) {
      const order = await ask(
        {
          method: 'POST',
          path: '/v2/checkout/orders',
          requestId: payment.id,
          operation: 'create',
          body: JSON.stringify(newOrder(payment, asked, merchantId)),
        },
        orderSchema,
      );
      return order.ok ? ok(seenOrder(order.value, options)) : order;
    },
    async capture(payment) {
      // An order is captured once, whatever the key. Each call has a new key, since after a refusal the shopper may
      // approve the same order again with other means, and the old key would repeat the refusal.
      const request = {
        method: 'POST',
        path: `${pathOf(payment.externalId)}/capture`,
        requestId: randomUUID(),
        operation: 'capture',
        body: '{}',
      } as const;
      const captured = await ask(request, z.unknown());
      if (!captured.ok && captured.error.code === 'provider-unavailable') return captured;
      const seen = await look(payment);
      if (!seen.ok || seen.value.state === 'captured' || seen.value.state === 'pending') return seen;
      if (captured.ok) return seen.value.state === 'authorised' ? fail(declinedCapture) : seen;
      // PayPal is at it, and has not finished.
      const { error } = captured;
      const isLater = error.code === 'payment-declined' && error.meaning === 'try-later';
      return isLater ? fail({ code: 'provider-unavailable' }) : captured;
    },
    async cancel(payment) {
      // PayPal ends uncaptured orders by itself. For us it has ended now: `cancelled` is never captured.
      const seen = await look(payment);
      if (!seen.ok || seen.value.state === 'captured' || seen.value.state === 'pending') return seen;
      return ok({ ...seen.value, state: 'cancelled' });
    },
    async refund({ id, key, payment, amountCents }) {
      const refund = await ask(
        {
          method: 'POST',
          path: `/v2/payments/captures/${encodeURIComponent(payment.transactionId)}/refund`,
          requestId: key,
          operation: 'refund',
          body: JSON.stringify({
            amount: { currency_code: 'EUR', value: paypalValue(amountCents) },
            // Webhooks of the refund name it, and so does the order in PayPal's books.
            custom_id: id,
          }),
        },
        refundSchema,
      );
      if (!refund.ok) return refund;
      const seen = seenRefund(refund.value, amountCents);
      return seen.state === 'failed'
        ? fail({ ...declinedCapture, issue: refund.value.status, problem: 'returned' })
        : ok(seen);
    },
    async refundsOf({ externalId }) {
      const order = await ask({ method: 'GET', path: pathOf(externalId) }, orderSchema);
      return order.ok ? ok(seenRefunds(order.value)) : order;
    },
    casesOf: ({ transactionId }) => paypalCases(ask, transactionId),
    tellShipment: paypalTracking(ask),
    statementSince: (query) => paypalStatement(ask, query),
    async silentAbout(webhookAddress) {
      const path = `/v1/notifications/webhooks/${encodeURIComponent(options.webhookId)}`;
      const webhook = await ask({ method: 'GET', path, operation: 'settings' }, subscribedSchema);
      if (!webhook.ok) return webhook;
      const { url, event_types: types } = webhook.value;
      return ok(notSubscribed(awaitedOfPaypal, url === webhookAddress ? types.map(({ name }) => name) : []));
    },
    // PayPal's API tells no other setting that matters.
    async settingsAt(_host, now) {
      const may = await maySearch(ask, now);
      return [{ check: 'reports', state: may === null ? 'unknown' : may ? 'fine' : 'wrong', names: [] }];
    },
    readWebhook: paypalWebhooks(ask, options),
  };
}

/** PayPal has taken the request on, and the money has not moved. */
const declinedCapture: Declined = {
  code: 'payment-declined',
  reason: null,
  meaning: 'other-means',
  issue: 'DECLINED',
  problem: 'unknown',
};

const subscribedSchema = z.object({ url: z.string(), event_types: z.array(z.object({ name: z.string() })) });

const paypalLocale = { de: 'de-DE', en: 'en-GB', es: 'es-ES', fr: 'fr-FR', it: 'it-IT' } as const;

/** Within PayPal's limits: `custom_id` and `description` up to 127 characters, the key up to 38. */
function newOrder(
  { id }: Pick<ProviderPayment, 'id'>,
  asked: PaymentRequest,
  merchantId: string | null,
): object {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: id,
        ...(merchantId === null ? {} : { payee: { merchant_id: merchantId } }),
        description: asked.label.slice(0, 127),
        ...goodsOf(asked),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: asked.returns.paid,
          cancel_url: asked.returns.cancelled,
          user_action: 'PAY_NOW',
          // No bank debits that take days: the piece would have to wait for them.
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          // The address was given to us, and PayPal protects sellers for the one that its page shows.
          shipping_preference: asked.goods.shipTo === null ? 'NO_SHIPPING' : 'SET_PROVIDED_ADDRESS',
          locale: paypalLocale[asked.language],
        },
      },
    },
  };
}
