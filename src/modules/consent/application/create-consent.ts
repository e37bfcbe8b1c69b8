import type { Db } from '../../../platform/db/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { defineForgetConsent, forgetConsent } from './forget-consent.ts';
import { recordConsent } from './record-consent.ts';

export interface ConsentDependencies {
  readonly db: Db;
  readonly now: () => Date;
}

/** The department that records and proves visitors' consent. */
export function createConsent(deps: ConsentDependencies) {
  return {
    ...bind(deps, { record: recordConsent, forgetConsent }),
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetConsent(jobs, deps),
  };
}

export type Consent = ReturnType<typeof createConsent>;
