import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { fail, ok, type Result } from '../../../shared/result.ts';
import {
  webhookToleranceSeconds,
  type PaymentProvider,
  type PaymentWish,
  type ReadWebhook,
  type WebhookFailure,
  type WebhookRequest,
} from '../domain/payment-provider.ts';
import type { ProviderPayment } from '../domain/provider-payment.ts';
import {
  orderSchema,
  paypalValue,
  refundSchema,
  seenOrder,
  verificationSchema,
  webhookSchema,
} from './paypal-answers.ts';
import { paypalClient, type PaypalClient, type PaypalOptions } from './paypal-client.ts';

export const paypalAddresses = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
} as const;

/**
 * PayPal by its Orders API, version 2: an order with the intent CAPTURE is made here, approved by the shopper on
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
      // An order is captured once, whatever the key. A new key for each call, since after a refusal the shopper may
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
      // PayPal ends by itself what nobody captures. For us it has ended now: `cancelled` is never captured.
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
    readWebhook: (request) => readWebhook(ask, options.webhookId, request),
  };
}

/** Within PayPal's limits: `custom_id` and `description` up to 127 letters, the key up to 38. */
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
          // Where it goes was agreed with us.
          shipping_preference: 'NO_SHIPPING',
          locale: 'de-DE',
        },
      },
    },
  };
}

async function readWebhook(
  ask: PaypalClient,
  webhookId: string,
  { body, headers, now }: WebhookRequest,
): Promise<Result<ReadWebhook, WebhookFailure>> {
  const header = (name: string): string => {
    const value = headers[`paypal-${name}`];
    return typeof value === 'string' ? value : '';
  };
  const sentAt = Date.parse(header('transmission-time'));
  const age = (now.getTime() - sentAt) / 1000;
  const event = parsed(body);
  // Not a number is neither: a webhook without a time is refused as well.
  if (!(Math.abs(age) <= webhookToleranceSeconds) || event === null) return fail({ code: 'webhook-refused' });
  const facts = {
    auth_algo: header('auth-algo'),
    cert_url: header('cert-url'),
    transmission_id: header('transmission-id'),
    transmission_sig: header('transmission-sig'),
    transmission_time: header('transmission-time'),
    webhook_id: webhookId,
  };
  const verified = await ask(
    {
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      // The event goes in as it came: written anew, its numbers and letters might differ from what was signed.
      body: `${JSON.stringify(facts).slice(0, -1)},"webhook_event":${body}}`,
    },
    verificationSchema,
  );
  if (!verified.ok) {
    const isDown = verified.error.code === 'provider-unavailable';
    return fail({ code: isDown ? 'provider-unavailable' : 'webhook-refused' });
  }
  if (verified.value.verification_status !== 'SUCCESS') return fail({ code: 'webhook-refused' });
  const { id, resource } = event;
  const paymentId = z.uuid().safeParse(resource?.custom_id ?? resource?.purchase_units?.[0]?.custom_id);
  return ok({ id, paymentId: paymentId.data ?? null });
}

function parsed(body: string): z.output<typeof webhookSchema> | null {
  try {
    return webhookSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
