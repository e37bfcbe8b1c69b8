import { z } from 'zod';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { ReadWebhook, WebhookFailure, WebhookRequest } from '../../domain/payment-provider.ts';
import { environmentOf, verificationSchema, webhookSchema } from './paypal-answers.ts';
import { isPaypalCase } from './paypal-cases.ts';
import type { PaypalClient, PaypalOptions } from './paypal-client.ts';

/** About an order, a capture, a refund or a dispute; PayPal may be configured to report more. */
const ourEvents = /^(CHECKOUT\.ORDER|PAYMENT\.CAPTURE|PAYMENT\.REFUND|CUSTOMER\.DISPUTE)\.[A-Z.]+$/;
const knownAlgorithms = new Set(['SHA256withRSA']);
const certificates = /^\/v1\/notifications\/certs\/[\w.-]+$/;
/** Far more than PayPal sends by mistake. Payments whose webhooks are missed are found by the polling job. */
export const maxUnverifiedPerMinute = 30;

/**
 * Reads PayPal's webhooks. Only PayPal can verify them, and it limits the number of requests, including those about
 * payments. So webhooks that cannot be genuine, or that would change nothing, are not verified.
 */
export function paypalWebhooks(
  ask: PaypalClient,
  { webhookId, environment }: Pick<PaypalOptions, 'webhookId' | 'environment'>,
): (request: WebhookRequest) => Promise<Result<ReadWebhook | null, WebhookFailure>> {
  let unverified: number[] = [];
  return async (request) => {
    const { body, headers, now } = request;
    const signed = signatureIn(headers);
    const event = parsed(body);
    if (signed === null || event === null) return fail({ code: 'webhook-refused' });
    // However old: PayPal does not say that it signs late deliveries again, and it repeats them for three days. Nothing
    // is gained by repeating one, since each is taken once and PayPal is then asked what is true.
    if (Number.isNaN(Date.parse(signed.transmission_time))) return fail({ code: 'webhook-refused' });
    const { id, event_type: type, resource } = event;
    const disputed = resource?.disputed_transactions?.[0];
    const named = z
      .uuid()
      .safeParse(resource?.custom_id ?? resource?.purchase_units?.[0]?.custom_id ?? disputed?.custom);
    const about = {
      id,
      paymentId: named.data ?? null,
      transactionId: disputed?.seller_transaction_id ?? null,
    };
    if (environmentOf(signed.cert_url) !== environment) {
      // Nothing is verified of it: only what names a payment of ours is more than somebody's attempt.
      return fail({ code: 'webhook-refused', isOfOtherMode: await request.isOurs(about) });
    }
    const isNameless = about.paymentId === null && about.transactionId === null;
    if (!ourEvents.test(type) || isNameless || !(await request.isOurs(about))) return ok(null);
    unverified = unverified.filter((at) => now.getTime() - at < 60_000);
    if (unverified.length >= maxUnverifiedPerMinute) return fail({ code: 'provider-unavailable' });
    const asked = now.getTime();
    unverified.push(asked);
    const facts = { ...signed, webhook_id: webhookId };
    const verified = await ask(
      {
        method: 'POST',
        path: '/v1/notifications/verify-webhook-signature',
        // The event is passed on unchanged: serialised again, its numbers and letters might differ from what was
        // signed.
        body: `${JSON.stringify(facts).slice(0, -1)},"webhook_event":${body}}`,
      },
      verificationSchema,
    );
    if (!verified.ok) {
      const isDown = verified.error.code === 'provider-unavailable';
      return fail({ code: isDown ? 'provider-unavailable' : 'webhook-refused' });
    }
    if (verified.value.verification_status !== 'SUCCESS') return fail({ code: 'webhook-refused' });
    unverified.splice(unverified.indexOf(asked), 1);
    return ok({ ...about, isAboutCase: isPaypalCase(type) });
  };
}

/** PayPal's signature; null: this cannot come from PayPal. */
function signatureIn(headers: WebhookRequest['headers']) {
  const header = (name: string): string => {
    const value = headers[`paypal-${name}`];
    return typeof value === 'string' ? value : '';
  };
  const facts = {
    auth_algo: header('auth-algo'),
    cert_url: header('cert-url'),
    transmission_id: header('transmission-id'),
    transmission_sig: header('transmission-sig'),
    transmission_time: header('transmission-time'),
  };
  const isWhole = Object.values(facts).every((value) => value !== '');
  return isWhole && knownAlgorithms.has(facts.auth_algo) && isPaypals(facts.cert_url) ? facts : null;
}

function isPaypals(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname, port, username } = new URL(address);
  const isAt = protocol === 'https:' && port === '' && username === '' && hostname.endsWith('.paypal.com');
  return isAt && certificates.test(pathname);
}

function parsed(body: string): z.output<typeof webhookSchema> | null {
  try {
    return webhookSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
