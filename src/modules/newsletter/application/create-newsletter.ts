import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { keptOf, forget } from '../infrastructure/stored-subscription.ts';
import { confirmSubscription, subscribe, unsubscribe } from './subscribe.ts';
import {
  exportSubscriptions,
  subscriptionForStaff,
  subscriptionsForStaff,
  unsubscribeByStaff,
} from './work-on-subscriptions.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';
import type { NewsletterDependencies } from './newsletter-dependencies.ts';

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

const forgetSubscriptionsJob = job('forget-subscriptions', z.object({}));

const unconfirmedKeptDays = 30;
/** § 195, § 199 BGB: claims about an unlawful mail lapse three years after the end of its year. */
const endedKeptDays = 4 * 366;

/** Defines the nightly clean-up job. */
function defineForgetSubscriptions(jobs: Jobs, deps: Pick<NewsletterDependencies, 'db' | 'now'>): void {
  jobs.define(forgetSubscriptionsJob, {
    retryLimit: 2,
    atOnce: 1,
    handler: async () => void (await forgetSubscriptions(deps)),
  });
  jobs.schedule(forgetSubscriptionsJob, '20 3 * * *', {});
}

/**
 * Deletes data that need not be kept (Art. 17 GDPR).
 * @returns how many addresses were deleted
 */
function forgetSubscriptions(deps: Pick<NewsletterDependencies, 'db' | 'now'>): Promise<number> {
  const now = deps.now().getTime();
  return forget(deps.db, {
    unconfirmed: new Date(now - unconfirmedKeptDays * dayMs),
    ended: new Date(now - endedKeptDays * dayMs),
  });
}
