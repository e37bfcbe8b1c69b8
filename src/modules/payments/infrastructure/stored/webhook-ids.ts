import { queries, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { ProviderName } from '../../domain/provider-payment.ts';
import type { PaymentsTables } from '../payments.tables.ts';

/**
 * Stores a webhook's id.
 * @returns whether it is new
 */
export async function keepWebhookId(tx: Tx, provider: ProviderName, id: string, now: Date): Promise<boolean> {
  const row = await queries<PaymentsTables>(tx)
    .insertInto('provider_webhooks')
    .values({ provider, id, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a webhook was received before. */
export async function isWebhookKept(db: Db, provider: ProviderName, id: string): Promise<boolean> {
  const row = await queries<PaymentsTables>(db)
    .selectFrom('provider_webhooks')
    .select('id')
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Forgets webhooks received before then.
 * @returns how many
 */
export async function forgetWebhookIds(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await queries<PaymentsTables>(db)
    .deleteFrom('provider_webhooks')
    .where('received_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
