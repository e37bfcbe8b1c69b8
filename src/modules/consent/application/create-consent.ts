import { sql } from 'kysely';
import { z } from 'zod';
import { type Db, queries } from '../../../platform/db/db.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { type ConsentDecisions, consentDays } from '../../../shared/consent.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import type { ConsentTables } from '../infrastructure/consent.tables.ts';

interface ConsentDependencies {
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

/** What somebody decided, and the wording they saw. */
interface Decision {
  /** A random number known only to the visitor's browser. */
  readonly subject: string;
  readonly textVersion: string;
  readonly language: string;
  readonly decisions: ConsentDecisions;
}

/**
 * Stores the proof (Art. 7 (1) GDPR). Records are never changed: withdrawing consent adds another one. What a browser has
 * told last is kept already.
 */
async function recordConsent(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  { subject, textVersion, language, decisions }: Decision,
): Promise<void> {
  const told = JSON.stringify(decisions);
  await sql`
    insert into consent_records (subject, at, text_version, language, decisions)
    select ${subject}::text, ${now()}::timestamptz, ${textVersion}::text, ${language}::text, ${told}::jsonb
    where not exists (
      select from (select * from consent_records where subject = ${subject} order by id desc limit 1) as last
      where text_version = ${textVersion} and language = ${language} and decisions = ${told}::jsonb
    )
  `.execute(queries<ConsentTables>(db));
}

interface Dependencies {
  readonly db: Db;
  readonly now: () => Date;
}

const forgetConsentJob = job('forget-consent', z.object({}));
/** As long as it holds, and then until claims about it have lapsed (§§ 195, 199 BGB). */
const keptDays = consentDays + 4 * 366;

/** Defines the nightly clean-up job. */
function defineForgetConsent(jobs: Jobs, deps: Dependencies): void {
  jobs.define(forgetConsentJob, {
    retryLimit: 2,
    atOnce: 1,
    handler: async () => void (await forgetConsent(deps)),
  });
  jobs.schedule(forgetConsentJob, '35 3 * * *', {});
}

/**
 * Deletes proofs that nobody can ask for any more.
 * @returns how many
 */
async function forgetConsent({ db, now }: Dependencies): Promise<number> {
  const { numDeletedRows } = await queries<ConsentTables>(db)
    .deleteFrom('consent_records')
    .where('at', '<', new Date(now().getTime() - keptDays * dayMs))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
