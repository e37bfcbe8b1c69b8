import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { ResetMails } from '../../../platform/logins/reset-mail-limits.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { hourMs } from '../../../shared/durations.ts';
import { resetLinkMinutes } from '../domain/session-rules.ts';
import type { CustomersTables } from './customers.tables.ts';
import type { StoredCustomer } from './stored-customer.ts';

/** Links that were mailed for an account, as far as they decide about the next one. */
export async function resetMailsOf(
  tx: Tx,
  customerId: string,
  clientKey: string,
  now: Date,
): Promise<ResetMails> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const { rows } = await sql<ResetMails>`
    select count(*) filter (where created_at > ${ago(hourMs)})::int as "inLastHour",
      count(*) filter (where client_key = ${clientKey})::int as "fromClientToday",
      coalesce(bool_or(used_at is null and expires_at > ${now}), false) as "hasOpenLink"
    from password_resets where customer_id = ${customerId}::uuid and created_at > ${ago(24 * hourMs)}
  `.execute(queries<CustomersTables>(tx));
  return rows[0] ?? { inLastHour: 0, fromClientToday: 0, hasOpenLink: false };
}

export async function addReset(
  tx: Tx,
  reset: { readonly customerId: string; readonly clientKey: string; readonly token: string },
  now: Date,
): Promise<void> {
  await queries<CustomersTables>(tx)
    .insertInto('password_resets')
    .values({
      token_hash: hashOf(reset.token),
      customer_id: reset.customerId,
      client_key: reset.clientKey,
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
