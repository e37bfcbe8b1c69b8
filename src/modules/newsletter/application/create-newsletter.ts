import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { emailKeyOf } from '../domain/subscription.ts';
import { keptOf } from '../infrastructure/stored-subscription.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { defineForgetSubscriptions, forgetSubscriptions } from './forget-subscriptions.ts';
import type { NewsletterDependencies } from './newsletter-dependencies.ts';
import { subscribe } from './subscribe.ts';
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
    ...bind(deps, {
      subscribe,
      confirm: confirmSubscription,
      unsubscribe,
      list: subscriptionsForStaff,
      find: subscriptionForStaff,
      unsubscribeByStaff,
      export: exportSubscriptions,
      forgetSubscriptions,
    }),
    /** All data stored about an address (Art. 15 GDPR). */
    dataOf: (email: string) => keptOf(deps.db, emailKeyOf(email)),
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetSubscriptions(jobs, deps),
  };
}

export type Newsletter = ReturnType<typeof createNewsletter>;
