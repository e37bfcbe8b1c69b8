import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { paymentChanged } from '../../payments/index.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';
import { settleOrThrow, settlePayment } from './settle-payment.ts';

const reconcilePaymentsJob = job('reconcile-payments', z.object({}));
/** A payment in which nothing happens is asked about so often. */
const minutesBetween = 3;
/** At most so many in one go; the rest has its turn a minute later. */
const portion = 100;

/** Lets the jobs follow what providers tell, and ask about what they do not. */
export function defineReconcilePayments(jobs: Jobs, deps: OrderingDependencies): void {
  jobs.define(paymentChanged, {
    // A provider may be down for hours; after that the other job asks on.
    retryLimit: 12,
    retryDelaySeconds: 5,
    timeoutSeconds: 120,
    handler: ({ paymentId }) => settleOrThrow(deps, paymentId),
  });
  jobs.define(reconcilePaymentsJob, {
    retryLimit: 0,
    atOnce: 1,
    timeoutSeconds: 600,
    handler: async (_payload, { signal }) => void (await reconcilePayments(deps, signal)),
  });
  jobs.schedule(reconcilePaymentsJob, '* * * * *', {});
}

/**
 * Asks the providers about everything that is still open: a webhook may have been lost, a browser closed, and we may
 * have died between taking money and noting it.
 * @returns how many could be asked
 */
export async function reconcilePayments(deps: OrderingDependencies, signal?: AbortSignal): Promise<number> {
  const before = new Date(deps.now().getTime() - minutesBetween * 60_000);
  let asked = 0;
  for (const id of await deps.payments.unsettled(before, portion)) {
    if (signal?.aborted === true) break;
    if ((await settlePayment(deps, id)).ok) asked += 1;
  }
  return asked;
}
