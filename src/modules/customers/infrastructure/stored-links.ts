import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { ResetMails } from '../../../platform/logins/login-limits.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { hourMs } from '../../../shared/time/durations.ts';
import { emailLinkHours, resetLinkMinutes, stopLinkHours } from '../domain/session-rules.ts';
import type { CustomersTables } from './customers.tables.ts';
import type { StoredCustomer } from './stored-customer.ts';

interface LinkedEmail {
  readonly customerId: string;
  /** 'stop': mailed to the account's previous address when it is being changed; restores that address. */
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
  const hours = linked.kind === 'stop' ? stopLinkHours : emailLinkHours;
  await queries<CustomersTables>(tx)
    .insertInto('customer_email_links')
    .values({
      token_hash: hashOf(token),
      customer_id: linked.customerId,
      kind: linked.kind,
      email: linked.email,
      email_key: linked.emailKey,
      created_at: now,
      expires_at: new Date(now.getTime() + hours * hourMs),
      used_at: null,
    })
    .execute();
}

/** The customer and the address that a link is for; null when it was used, is too old, or never was. */
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

/** Whether a link that confirms nothing any more is one to an address that its account has, confirmed meanwhile. */
export async function isConfirmedSince(db: Db, token: string): Promise<boolean> {
  const row = await queries<CustomersTables>(db)
    .selectFrom('customer_email_links as l')
    .innerJoin('customers as c', 'c.id', 'l.customer_id')
    .select('c.id')
    .where('l.token_hash', '=', hashOf(token))
    .where('l.kind', '=', 'confirm')
    .whereRef('c.email_key', '=', 'l.email_key')
    .where('c.email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a link up. @returns false if it was already used */
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

/** The account whose password this link may reset; null if the link is used, expired or unknown. */
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

/** Uses a link up. @returns false if it was already used */
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

/**
 * Makes the links worthless that were mailed for an account, of either kind. With another password or address, links
 * that somebody asked for before would be a way around it. They stay as rows, because they count for the limits. Links
 * that stop a change of address keep working: a thief who has confirmed it must not be able to end them.
 */
export async function useUpMailedLinks(tx: Tx, customerId: string, now: Date): Promise<void> {
  await useUpEmailLinks(tx, customerId, now);
  await useUpResets(tx, customerId, now);
}

/** Those among them that set a password. */
export async function useUpResets(tx: Tx, customerId: string, now: Date): Promise<void> {
  await queries<CustomersTables>(tx)
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .execute();
}

/** Those among them that confirm an address. */
export async function useUpEmailLinks(tx: Tx, customerId: string, now: Date): Promise<void> {
  await queries<CustomersTables>(tx)
    .updateTable('customer_email_links')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'confirm')
    .where('used_at', 'is', null)
    .execute();
}

/**
 * The readers of an address have shown that they read it. Links that stop a change end, if they were mailed to other
 * addresses after the first one to this address: a thief who has moved the account gets some, too, and would bring it
 * back with them. Earlier ones keep working, so that the thief cannot end the owner's.
 */
export async function useUpLaterStops(
  tx: Tx,
  customerId: string,
  emailKey: string,
  now: Date,
): Promise<void> {
  await queries<CustomersTables>(tx)
    .updateTable('customer_email_links')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'stop')
    .where('email_key', '<>', emailKey)
    .where('used_at', 'is', null)
    .where('created_at', '>', (first) =>
      first
        .selectFrom('customer_email_links as first')
        .select((row) => row.fn.min('first.created_at').as('at'))
        .where('first.customer_id', '=', customerId)
        .where('first.kind', '=', 'stop')
        .where('first.email_key', '=', emailKey),
    )
    .execute();
}

/** Whether an address that an account has left may still be brought back to it, so that no other account may have it. */
export async function isKeptForOther(
  tx: Tx,
  emailKey: string,
  customerId: string | null,
  now: Date,
): Promise<boolean> {
  const kept = await queries<CustomersTables>(tx)
    .selectFrom('customer_email_links')
    .select('customer_id')
    .where('kind', '=', 'stop')
    .where('email_key', '=', emailKey)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(customerId !== null, (query) => query.where('customer_id', '<>', customerId ?? ''))
    .executeTakeFirst();
  return kept !== undefined;
}
