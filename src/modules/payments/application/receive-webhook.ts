import { writeOutbox } from '../../../platform/outbox/outbox.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { WebhookFailure, WebhookRequest } from '../domain/payment-provider.ts';
import type { ProviderName } from '../domain/provider-payment.ts';
import { readPayment } from '../infrastructure/stored-provider-payment.ts';
import { isWebhookKept, keepWebhookId } from '../infrastructure/webhook-ids.ts';
import { paymentChanged } from './payment-changed.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';

/**
 * Receives a provider's webhook: only signed ones, and each one once. It is answered at once; the provider is then
 * asked for the facts, so the order in which webhooks arrive does not matter.
 * @returns the outcome. Webhooks that do not concern us are accepted too, or the provider would repeat them
 */
export async function receiveWebhook(
  { db, now, providers, log }: PaymentsDependencies,
  name: ProviderName,
  request: Omit<WebhookRequest, 'now' | 'isOurs'>,
): Promise<Result<'taken' | 'known' | 'not-ours', WebhookFailure>> {
  const provider = providers[name];
  if (provider === undefined) return fail({ code: 'webhook-refused' });
  const moment = now();
  const read = await provider.readWebhook({
    ...request,
    now: moment,
    isOurs: async ({ id, paymentId }) =>
      (await readPayment(db, paymentId))?.provider === name && !(await isWebhookKept(db, name, id)),
  });
  if (!read.ok) {
    if (read.error.code === 'webhook-refused') log.warn({ provider: name }, 'a webhook was refused');
    return read;
  }
  if (read.value === null) return ok('not-ours');
  const { id, paymentId } = read.value;
  return db.transaction(async (tx) => {
    if (!(await keepWebhookId(tx, name, id, moment))) return ok('known' as const);
    const payment = paymentId === null ? null : await readPayment(tx, paymentId);
    if (payment?.provider !== name) return ok('not-ours' as const);
    await writeOutbox(tx, paymentChanged, { paymentId: payment.id }, moment);
    return ok('taken' as const);
  });
}
