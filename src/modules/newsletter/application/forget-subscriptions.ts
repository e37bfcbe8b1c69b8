import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { dayMs } from '../../../shared/durations.ts';
import { forget } from '../infrastructure/stored-subscription.ts';
import type { NewsletterDependencies } from './newsletter-dependencies.ts';

const forgetSubscriptionsJob = job('forget-subscriptions', z.object({}));

const unconfirmedKeptDays = 30;
/** § 195, § 199 BGB: claims about an unlawful mail lapse three years after the end of its year. */
const endedKeptDays = 4 * 366;

/** Defines the nightly clean-up job. */
export function defineForgetSubscriptions(
  jobs: Jobs,
  deps: Pick<NewsletterDependencies, 'db' | 'now'>,
): void {
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
export function forgetSubscriptions(deps: Pick<NewsletterDependencies, 'db' | 'now'>): Promise<number> {
  const now = deps.now().getTime();
  return forget(deps.db, {
    unconfirmed: new Date(now - unconfirmedKeptDays * dayMs),
    ended: new Date(now - endedKeptDays * dayMs),
  });
}
