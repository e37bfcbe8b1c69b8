import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { emailLinkHours } from '../domain/session-rules.ts';
import type { CustomersTables } from './customers.tables.ts';

export interface LinkedEmail {
  readonly customerId: string;
  readonly email: string;
  readonly emailKey: string;
}

/** How many links an account has asked for since then. */
export async function emailLinksSince(handle: Db | Tx, customerId: string, since: Date): Promise<number> {
  const { count } = await queries<CustomersTables>(handle)
    .selectFrom('customer_email_links')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function addEmailLink(tx: Tx, token: string, linked: LinkedEmail, now: Date): Promise<void> {
  await queries<CustomersTables>(tx)
    .insertInto('customer_email_links')
    .values({
      token_hash: hashOf(token),
      customer_id: linked.customerId,
      email: linked.email,
      email_key: linked.emailKey,
      created_at: now,
      expires_at: new Date(now.getTime() + emailLinkHours * 3_600_000),
      used_at: null,
    })
    .execute();
}

/**
 * Uses a link up, and with it all others of its account.
 * @returns whose it is and for which address; null when it was used, is too old, or never was
 */
export async function useEmailLink(tx: Tx, token: string, now: Date): Promise<LinkedEmail | null> {
  const q = queries<CustomersTables>(tx);
  const used = await q
    .updateTable('customer_email_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['customer_id as customerId', 'email', 'email_key as emailKey'])
    .executeTakeFirst();
  if (used === undefined) return null;
  await q
    .updateTable('customer_email_links')
    .set({ used_at: now })
    .where('customer_id', '=', used.customerId)
    .where('used_at', 'is', null)
    .execute();
  return used;
}
