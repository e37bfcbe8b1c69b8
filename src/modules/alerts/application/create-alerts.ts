import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { keptAfterMailDays, linkHoldsDays, waitsDays } from '../domain/alert.ts';
import { forget, keptOf } from '../infrastructure/stored-alert.ts';
import { askForAlert, confirmAlert, stopAlerts } from './ask-for-alert.ts';
import { sendAlerts } from './send-alerts.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';
import type { AlertDependencies } from './alerts-dependencies.ts';

/**
 * "Sag mir Bescheid": people who wait for a piece that is sold, reserved or rented get one mail, when it can be had again
 * or, if it is sold, when a piece like it comes.
 */
export function createAlerts(deps: AlertDependencies) {
  return {
    ...bind(deps, {
      ask: askForAlert,
      confirm: confirmAlert,
      stop: stopAlerts,
      send: sendAlerts,
      forget: forgetAlerts,
    }),
    /** All data stored about an address (Art. 15 GDPR). */
    dataOf: (email: string) => keptOf(deps.db, emailKeyOf(email)),
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => {
      jobs.define(sendAlertsJob, {
        retryLimit: 2,
        atOnce: 1,
        handler: async () => void (await sendAlerts(deps)),
      });
      jobs.schedule(sendAlertsJob, '*/10 * * * *', {});
      jobs.define(forgetAlertsJob, {
        retryLimit: 2,
        atOnce: 1,
        handler: async () => void (await forgetAlerts(deps)),
      });
      jobs.schedule(forgetAlertsJob, '50 3 * * *', {});
    },
  };
}

export type Alerts = ReturnType<typeof createAlerts>;

const sendAlertsJob = job('send-piece-alerts', z.object({}));
const forgetAlertsJob = job('forget-piece-alerts', z.object({}));

/**
 * Deletes unconfirmed requests, those who have waited long enough, and what was sent (Art. 17 GDPR).
 * @returns how many
 */
function forgetAlerts({ db, now }: Pick<AlertDependencies, 'db' | 'now'>): Promise<number> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs);
  return forget(db, {
    unconfirmed: before(linkHoldsDays),
    waiting: before(waitsDays),
    sent: before(keptAfterMailDays),
  });
}
