import { createHmac, randomUUID } from 'node:crypto';
import { paypalName, type SandboxContext } from '../context.ts';

export interface WalletEvent {
  readonly type: string;
  readonly resource: object;
}

const api = 'https://api.sandbox.paypal.com';

const summaries: Readonly<Record<string, string>> = {
  'CHECKOUT.ORDER.APPROVED': 'An order has been approved by buyer',
  'CHECKOUT.ORDER.COMPLETED': 'Checkout Order Completed',
  'PAYMENT.CAPTURE.COMPLETED': 'Payment completed',
  'PAYMENT.CAPTURE.PENDING': 'Payment pending',
  'PAYMENT.CAPTURE.DECLINED': 'Payment declined',
  'PAYMENT.CAPTURE.REFUNDED': 'A payment has been refunded',
  'PAYMENT.CAPTURE.REVERSED': 'A payment has been reversed',
  'CUSTOMER.DISPUTE.CREATED': 'A new dispute opened with Case # ',
};

const resourceTypes: Readonly<Record<string, string>> = { CHECKOUT: 'checkout-order', CUSTOMER: 'dispute' };

/** Sends the events as webhooks, signed so that the stand-in itself can verify them. */
export function announceWallet(
  context: Pick<SandboxContext, 'keys' | 'webhooks'>,
  events: readonly WalletEvent[],
  now: Date,
): void {
  for (const { type, resource } of events) {
    const id = `WH-${paypalName()}-${paypalName()}`;
    const [about] = type.split('.');
    const isRefund = type === 'PAYMENT.CAPTURE.REFUNDED';
    const body = JSON.stringify({
      id,
      event_version: '1.0',
      create_time: now.toISOString(),
      resource_type: isRefund ? 'refund' : (resourceTypes[about ?? ''] ?? 'capture'),
      // Disputes are of the first version, and say none.
      ...(about === 'CUSTOMER' ? {} : { resource_version: '2.0' }),
      event_type: type,
      summary: summaries[type] ?? type,
      resource,
      links: [
        { href: `${api}/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' },
        { href: `${api}/v1/notifications/webhooks-events/${id}/resend`, rel: 'resend', method: 'POST' },
      ],
    });
    // Every delivery has the time and the signature of the first one.
    const headers = walletHeaders(context, body, now);
    context.webhooks.send({ path: '/api/webhooks/paypal', body, sign: () => headers });
  }
}

/** The headers of a signed webhook, for sending and for tests. */
export function walletHeaders(
  context: Pick<SandboxContext, 'keys'>,
  body: string,
  moment: Date,
): Readonly<Record<string, string>> {
  const id = randomUUID();
  const time = moment.toISOString();
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signatureOf(context, id, time, body),
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `${api}/v1/notifications/certs/CERT-SANDBOX`,
  };
}

/** Whether these facts, with the event that they are about, are of a webhook that was sent. */
export function isGenuine(
  context: Pick<SandboxContext, 'keys'>,
  { webhook_event: event, ...facts }: Readonly<Record<string, unknown>>,
): boolean {
  const expected = signatureOf(
    context,
    String(facts['transmission_id']),
    String(facts['transmission_time']),
    JSON.stringify(event),
  );
  return facts['webhook_id'] === context.keys.paypal.webhookId && facts['transmission_sig'] === expected;
}

function signatureOf(
  { keys }: Pick<SandboxContext, 'keys'>,
  transmissionId: string,
  time: string,
  body: string,
): string {
  return createHmac('sha256', keys.paypal.signingSecret)
    .update([transmissionId, time, keys.paypal.webhookId, body].join('|'))
    .digest('base64');
}
