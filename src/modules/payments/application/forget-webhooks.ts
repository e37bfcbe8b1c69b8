import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { dayMs } from '../../../shared/durations.ts';
import { forgetWebhookIds } from '../infrastructure/webhook-ids.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';

const forgetWebhooksJob = job('forget-webhooks', z.object({}));
/** Providers repeat a webhook for some days; older ones are refused because of their time. */
const keptDays = 30;

/** Defines the nightly job that forgets webhooks received long ago. */
export function defineForgetWebhooks(jobs: Jobs, deps: Pick<PaymentsDependencies, 'db' | 'now'>): void {
  jobs.define(forgetWebhooksJob, {
    retryLimit: 2,
    atOnce: 1,
    handler: async () => {
      await forgetWebhooks(deps);
    },
  });
  jobs.schedule(forgetWebhooksJob, '25 3 * * *', {});
}

export function forgetWebhooks({ db, now }: Pick<PaymentsDependencies, 'db' | 'now'>): Promise<number> {
  return forgetWebhookIds(db, new Date(now().getTime() - keptDays * dayMs));
}
