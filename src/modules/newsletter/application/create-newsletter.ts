import type { ListWish } from '../../../platform/http/list-query.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Language } from '../../../shared/language.ts';
import { emailKeyOf } from '../domain/subscription.ts';
import { keptOf } from '../infrastructure/stored-subscription.ts';
import type { Actor } from '../../../shared/actor.ts';
import type { SubscriptionSort, SubscriptionState } from '../infrastructure/subscription-list.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { defineForgetSubscriptions, forgetSubscriptions } from './forget-subscriptions.ts';
import type { NewsletterDependencies } from './newsletter-dependencies.ts';
import { subscribe, type SubscribeRequest } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';
import {
  exportSubscriptions,
  subscriptionForStaff,
  subscriptionsForStaff,
  unsubscribeByStaff,
} from './work-on-subscriptions.ts';

/** The department that manages newsletter subscriptions and can prove consent. */
export function createNewsletter(deps: NewsletterDependencies) {
  return {
    subscribe: (request: SubscribeRequest) => subscribe(deps, request),
    confirm: (request: { readonly token: string; readonly ip: string; readonly language: Language }) =>
      confirmSubscription(deps, request),
    unsubscribe: (request: { readonly token: string; readonly ip: string }) => unsubscribe(deps, request),
    /** All data stored about an address (Art. 15 GDPR). */
    dataOf: (email: string) => keptOf(deps.db, emailKeyOf(email)),
    list: (
      wish: ListWish<SubscriptionSort>,
      filter: { readonly state?: SubscriptionState | undefined },
      actor: Actor,
    ) => subscriptionsForStaff(deps, wish, filter, actor),
    find: (id: string, actor: Actor) => subscriptionForStaff(deps, id, actor),
    unsubscribeByStaff: (id: string, actor: Actor) => unsubscribeByStaff(deps, id, actor),
    export: (state: SubscriptionState, actor: Actor) => exportSubscriptions(deps, state, actor),
    forgetSubscriptions: () => forgetSubscriptions(deps),
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetSubscriptions(jobs, deps),
  };
}

export type Newsletter = ReturnType<typeof createNewsletter>;
