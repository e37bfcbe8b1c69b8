import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { hourMs } from '../../../shared/durations.ts';
import { emailLinkHours } from '../domain/session-rules.ts';
import type { CustomersTables } from './customers.tables.ts';

export interface LinkedEmail {
  readonly customerId: string;
  /** 'stop': mailed to the account's own address when another one is asked for. */
  readonly kind: 'confirm' | 'stop';
  readonly email: string;
  readonly emailKey: string;
}

/** How many links an account has asked for since then. */
export async function emailLinksSince(handle: Db | Tx, customerId: string, since: Date): Promise<number> {
  const { count } = await queries<CustomersTables>(handle)
    .selectFrom('customer_email_links')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'confirm')
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
      kind: linked.kind,
      email: linked.email,
      email_key: linked.emailKey,
      created_at: now,
      expires_at: new Date(now.getTime() + emailLinkHours * hourMs),
      used_at: null,
    })
    .execute();
}

/** Whose link it is, and for which address; null when it was used, is too old, or never was. */
export async function emailLinkOf(db: Db, token: string, now: Date): Promise<LinkedEmail | null> {
  const row = await queries<CustomersTables>(db)
    .selectFrom('customer_email_links')
    .select(['customer_id as customerId', 'kind', 'email', 'email_key as emailKey'])
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link up. @returns false when somebody was faster */
export async function useEmailLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  const used = await queries<CustomersTables>(tx)
    .updateTable('customer_email_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  return used !== undefined;
}
