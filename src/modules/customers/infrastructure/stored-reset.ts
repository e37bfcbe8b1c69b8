import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { resetLinkMinutes } from '../domain/session-rules.ts';
import type { CustomersTables } from './customers.tables.ts';
import type { StoredCustomer } from './stored-customer.ts';

export async function resetsSince(tx: Tx, customerId: string, since: Date): Promise<number> {
  const { count } = await queries<CustomersTables>(tx)
    .selectFrom('password_resets')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function addReset(tx: Tx, customerId: string, token: string, now: Date): Promise<void> {
  await queries<CustomersTables>(tx)
    .insertInto('password_resets')
    .values({
      token_hash: hashOf(token),
      customer_id: customerId,
      created_at: now,
      expires_at: new Date(now.getTime() + resetLinkMinutes * 60_000),
      used_at: null,
    })
    .execute();
}

/** Who may set a new password with this link; null when it was used, is too old, or never was. */
export async function resetOf(
  db: Db,
  token: string,
  now: Date,
): Promise<(Pick<StoredCustomer, 'email' | 'name' | 'language'> & { readonly customerId: string }) | null> {
  const row = await queries<CustomersTables>(db)
    .selectFrom('password_resets as r')
    .innerJoin('customers as c', 'c.id', 'r.customer_id')
    .select(['c.id as customerId', 'c.email', 'c.name', 'c.language'])
    .where('r.token_hash', '=', hashOf(token))
    .where('r.used_at', 'is', null)
    .where('r.expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link up. @returns false when somebody was faster */
export async function useReset(tx: Tx, token: string, now: Date): Promise<boolean> {
  const used = await queries<CustomersTables>(tx)
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  return used !== undefined;
}
