import { sql } from 'kysely';
import type { NewsletterTables } from './newsletter.tables.ts';
import type { ConsentStep, SignupSource, SubscriptionState } from '../domain/subscription.ts';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { containing } from '../../../platform/db/named-like.ts';
import type { ListQuery } from '../../../platform/http/list-query.ts';

/** An address that gets the newsletter, has requested it, or has unsubscribed. */
export interface ListedSubscription {
  readonly id: string;
  readonly email: string;
  readonly state: SubscriptionState;
  readonly requestedAt: Date;
  readonly confirmedAt: Date | null;
  readonly endedAt: Date | null;
}

/** A step of the proof of consent (§ 7 UWG, Art. 7 GDPR). */
export interface ConsentEvent {
  readonly kind: ConsentStep;
  readonly at: Date;
  readonly ip: string | null;
  readonly source: SignupSource | null;
  readonly formVersion: string | null;
}

const columns = [
  'id',
  'email',
  'state',
  'requested_at as requestedAt',
  'confirmed_at as confirmedAt',
  'ended_at as endedAt',
] as const;

export type SubscriptionSort = 'requestedAt' | 'email';

export async function listSubscriptions(
  db: Db,
  { page, perPage, sort, order, q }: ListQuery<SubscriptionSort>,
  { state }: { readonly state?: SubscriptionState | undefined },
): Promise<{ readonly items: readonly ListedSubscription[]; readonly total: number }> {
  let found = queries<NewsletterTables>(db).selectFrom('newsletter_subscriptions');
  if (state !== undefined) found = found.where('state', '=', state);
  if (q !== undefined) found = found.where('email', 'ilike', containing(q));
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const [items, counted] = await Promise.all([
    found
      .select(columns)
      .orderBy(sort === 'email' ? 'email_key' : 'requested_at', direction)
      .orderBy('id', direction)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total: counted.total };
}

export async function readSubscription(
  db: Db,
  id: string,
): Promise<(ListedSubscription & { readonly events: readonly ConsentEvent[] }) | null> {
  const q = queries<NewsletterTables>(db);
  const row = await q
    .selectFrom('newsletter_subscriptions')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const events = await q
    .selectFrom('newsletter_events')
    .select(['kind', 'at', 'ip', 'source', 'form_version as formVersion'])
    .where('subscription_id', '=', id)
    .orderBy('id')
    .execute();
  return { ...row, events };
}

export async function lockSubscription(tx: Tx, id: string): Promise<ListedSubscription | null> {
  const row = await queries<NewsletterTables>(tx)
    .selectFrom('newsletter_subscriptions')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The next subscriptions after an address, in alphabetical order: for an export of any size. */
export function subscriptionsAfter(
  db: Db,
  { state, after, limit }: { state: SubscriptionState; after: string; limit: number },
): Promise<(ListedSubscription & { readonly emailKey: string })[]> {
  return queries<NewsletterTables>(db)
    .selectFrom('newsletter_subscriptions')
    .select([...columns, 'email_key as emailKey'])
    .where('state', '=', state)
    .where('email_key', '>', after)
    .orderBy('email_key')
    .limit(limit)
    .execute();
}
