import { inPortions } from '../../../platform/db/in-portions.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { csvLine } from '../../../platform/csv/csv-line.ts';
import type { ListQuery } from '../../../platform/http/list-query.ts';
import type { SubscriptionState } from '../domain/subscription.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import {
  listSubscriptions,
  lockSubscription,
  readSubscription,
  subscriptionsAfter,
  type SubscriptionSort,
} from '../infrastructure/subscription-list.ts';
import { appendEvent, setState } from '../infrastructure/stored-subscription.ts';
import type { NewsletterDependencies } from './newsletter-dependencies.ts';

type Dependencies = Pick<NewsletterDependencies, 'db' | 'now'>;

/** @throws RightMissing */
export function subscriptionsForStaff(
  { db }: Dependencies,
  listQuery: ListQuery<SubscriptionSort>,
  filter: { readonly state?: SubscriptionState | undefined },
  actor: Actor,
) {
  requireRight(actor, 'persons:read');
  return listSubscriptions(db, listQuery, filter);
}

/**
 * A subscription with the proof of its consent; null if there is none.
 * @throws RightMissing
 */
export function subscriptionForStaff({ db }: Dependencies, id: string, actor: Actor) {
  requireRight(actor, 'persons:read');
  return readSubscription(db, id);
}

/**
 * Ends a subscription for somebody who asked staff to. A repeated call changes nothing.
 * @throws RightMissing
 */
export async function unsubscribeByStaff(
  { db, now }: Dependencies,
  id: string,
  actor: Actor,
): Promise<Result<void, { readonly code: 'record-not-found' }>> {
  requireRight(actor, 'persons:write');
  const at = now();
  return db.transaction(async (tx): Promise<Result<void, { readonly code: 'record-not-found' }>> => {
    const found = await lockSubscription(tx, id);
    if (found === null) return fail({ code: 'record-not-found' });
    if (found.state === 'ended') return ok(undefined);
    await setState(tx, id, { state: 'ended', ended_at: at });
    await appendEvent(tx, {
      subscription_id: id,
      kind: 'unsubscribed',
      at,
      ip: null,
      source: null,
      form_version: null,
      confirm_token_hash: null,
    });
    const entry = { action: 'unsubscribe', entity: 'newsletter', entityId: id } as const;
    await writeAudit(tx, actor, { ...entry, before: { state: found.state }, after: { state: 'ended' } }, at);
    return ok(undefined);
  });
}

const portion = 1000;

/**
 * All subscriptions in a state as CSV; the export is recorded in the audit log.
 * @throws RightMissing
 */
export async function* exportSubscriptions(
  { db, now }: Dependencies,
  state: SubscriptionState,
  actor: Actor,
): AsyncGenerator<string> {
  requireRight(actor, 'persons:read');
  const entry = {
    action: 'export',
    entity: 'newsletter',
    entityId: state,
    before: null,
    after: { state },
  } as const;
  await db.transaction((tx) => writeAudit(tx, actor, entry, now()));
  yield csvLine(['email', 'state', 'requested_at', 'confirmed_at', 'ended_at']);
  const next = (last?: { readonly emailKey: string }) =>
    subscriptionsAfter(db, { state, after: last?.emailKey ?? '', limit: portion });
  for await (const found of inPortions(portion, next)) {
    for (const { email, requestedAt, confirmedAt, endedAt } of found) {
      const moments = [requestedAt, confirmedAt, endedAt].map((moment) => moment?.toISOString() ?? '');
      yield csvLine([email, state, ...moments]);
    }
  }
}
