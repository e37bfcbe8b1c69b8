import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { providerNames, type ProviderName } from '../../../shared/orders/payment-vocabulary.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import {
  lastEntryAt,
  paymentsWithoutEntries,
  payoutsWithEntries,
  saveStatement,
} from '../infrastructure/stored/stored-statements.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';

const providerStatements = job('provider-books', z.object({}));

/** As long as payments are followed: nothing older changes any more. */
const followedMs = 180 * dayMs;
/** Lines are listed again for this long, since a provider may enter one later than it happened. */
const againMs = 3 * dayMs;
/** Payments asked about in one night, where each is a request. */
const atOnce = 500;

/** Reads the providers' books once a night, before anybody looks at yesterday's. */
export function defineImportStatements(jobs: Jobs, deps: PaymentsDependencies): void {
  jobs.define(providerStatements, {
    retryLimit: 3,
    retryDelaySeconds: 600,
    atOnce: 1,
    timeoutSeconds: 900,
    handler: () => importStatements(deps),
  });
  jobs.schedule(providerStatements, '40 4 * * *', {});
}

/**
 * Reads what the providers' books say of fees, refunds and payouts since the last time, and stores it. However often it
 * is called, each line is stored once.
 * @throws Error when a provider could not be asked, so that the job is tried again; what was read is stored
 */
export async function importStatements(deps: PaymentsDependencies): Promise<void> {
  const unanswered: ProviderName[] = [];
  for (const name of providerNames) {
    if (deps.providers[name] === undefined) continue;
    if (!(await importStatementOf(deps, name))) unanswered.push(name);
  }
  if (unanswered.length > 0) throw new Error(`no books of ${unanswered.join(' and ')}`);
}

async function importStatementOf(deps: PaymentsDependencies, name: ProviderName): Promise<boolean> {
  const { db } = deps;
  const oldest = new Date(deps.now().getTime() - followedMs);
  const last = await lastEntryAt(db, name);
  const read = await deps.providers[name]?.statementSince({
    now: deps.now(),
    since: last === null ? oldest : new Date(Math.max(oldest.getTime(), last.getTime() - againMs)),
    knownPayouts: await payoutsWithEntries(db, name),
    payments: await paymentsWithoutEntries(db, name, oldest, atOnce),
  });
  if (read === undefined) return true;
  if (!read.ok) {
    deps.log.error({ provider: name, why: read.error }, 'the provider does not show its books');
    return false;
  }
  await db.transaction((tx) => saveStatement(tx, name, read.value));
  return true;
}
