import { sql, type Insertable, type Selectable } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { SentLink, Subscription } from '../domain/subscription.ts';
import type { NewsletterTables } from './newsletter.tables.ts';

export interface StoredSubscription extends Subscription {
  readonly id: string;
  readonly email: string;
  readonly unsubscribeToken: string;
}

type Row = Selectable<NewsletterTables['newsletter_subscriptions']>;

/**
 * The row of an address, created the first time, and locked until the transaction ends: two requests of one address run
 * one after the other.
 */
export async function lockAddress(
  tx: Tx,
  fresh: { id: string; email: string; emailKey: string; unsubscribeToken: string },
  now: Date,
): Promise<{ readonly stored: StoredSubscription; readonly isNew: boolean }> {
  const q = queries<NewsletterTables>(tx);
  const made = await q
    .insertInto('newsletter_subscriptions')
    .values({
      id: fresh.id,
      email: fresh.email,
      email_key: fresh.emailKey,
      state: 'pending',
      requested_at: now,
      confirmed_at: null,
      ended_at: null,
      unsubscribe_token: fresh.unsubscribeToken,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  const row = await q
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('email_key', '=', fresh.emailKey)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { stored: read(row), isNew: made !== undefined };
}

/** The subscription that a link was sent for, locked; null if no such link was ever sent. */
export async function lockByLink(
  tx: Tx,
  tokenHash: string,
): Promise<{ readonly stored: StoredSubscription; readonly link: SentLink } | null> {
  const q = queries<NewsletterTables>(tx);
  const event = await q
    .selectFrom('newsletter_events')
    .select(['subscription_id', 'at'])
    .where('confirm_token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (event === undefined) return null;
  const row = await q
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('id', '=', event.subscription_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { stored: read(row), link: { sentAt: event.at } };
}

/** The subscription that a newsletter's unsubscribe link ends, locked. */
export async function lockByUnsubscribeToken(tx: Tx, token: string): Promise<StoredSubscription | null> {
  const row = await queries<NewsletterTables>(tx)
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('unsubscribe_token', '=', token)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : read(row);
}

/** Links that were sent to the address since then. */
export async function linksSince(tx: Tx, subscriptionId: string, since: Date): Promise<SentLink[]> {
  const rows = await queries<NewsletterTables>(tx)
    .selectFrom('newsletter_events')
    .select('at')
    .where('subscription_id', '=', subscriptionId)
    .where('confirm_token_hash', 'is not', null)
    .where('at', '>=', since)
    .execute();
  return rows.map(({ at }) => ({ sentAt: at }));
}

export async function setState(
  tx: Tx,
  id: string,
  change: Partial<Pick<Row, 'state' | 'email' | 'requested_at' | 'confirmed_at' | 'ended_at'>>,
): Promise<void> {
  await queries<NewsletterTables>(tx)
    .updateTable('newsletter_subscriptions')
    .set(change)
    .where('id', '=', id)
    .execute();
}

export async function appendEvent(
  tx: Tx,
  event: Omit<Insertable<NewsletterTables['newsletter_events']>, 'id'>,
): Promise<void> {
  await queries<NewsletterTables>(tx).insertInto('newsletter_events').values(event).execute();
}

/** All data stored about an address, with its proof; null if there is none. */
export async function keptOf(db: Db, emailKey: string): Promise<object | null> {
  const q = queries<NewsletterTables>(db);
  const subscription = await q
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'state', 'requested_at', 'confirmed_at', 'ended_at'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  if (subscription === undefined) return null;
  const { id, ...kept } = subscription;
  const events = await q
    .selectFrom('newsletter_events')
    .select(['kind', 'at', 'ip', 'source', 'form_version'])
    .where('subscription_id', '=', id)
    .orderBy('id')
    .execute();
  return { ...kept, events };
}

/** Deletes unconfirmed requests, and ended subscriptions whose proof nobody can ask for any more. */
export async function forget(
  db: Db,
  before: { readonly unconfirmed: Date; readonly ended: Date },
): Promise<number> {
  const { numDeletedRows } = await queries<NewsletterTables>(db)
    .deleteFrom('newsletter_subscriptions')
    .where(
      sql<boolean>`(state = 'pending' and requested_at < ${before.unconfirmed})
        or (state = 'ended' and ended_at < ${before.ended})`,
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function read(row: Row): StoredSubscription {
  return {
    id: row.id,
    email: row.email,
    state: row.state,
    endedAt: row.ended_at,
    unsubscribeToken: row.unsubscribe_token,
  };
}
