import { z } from 'zod';
import type { Tx } from '../../../platform/db/db.ts';
import { inPortions } from '../../../platform/db/in-portions.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { keptFrom } from '../../../shared/time/berlin-day.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { daysUntilDone, isDone, yearsOfVouchers } from '../domain/deadlines.ts';
import {
  lockSettledOfDeletedAccounts,
  removeOldContracts,
  restrictOrders,
} from '../infrastructure/personal-data.ts';
import { deleteClaims } from '../infrastructure/stored-claim.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';

type Dependencies = Pick<OrderingDependencies, 'db' | 'now' | 'invoicing' | 'afterContract' | 'payments'>;

const forgetContractsJob = job('forget-contracts', z.object({}));
const portion = 500;

/** Lets the jobs look each night. */
export function defineForgetContracts(jobs: Jobs, deps: Dependencies): void {
  jobs.define(forgetContractsJob, {
    retryLimit: 3,
    atOnce: 1,
    handler: async (_payload, { signal }) => void (await forgetContracts(deps, signal)),
  });
  jobs.schedule(forgetContractsJob, '25 3 * * *', {});
}

/**
 * Ends what the law has made the shop keep: after eight years, counted from the end of the year, no order names anybody
 * any more. Orders of deleted accounts are restricted as soon as nothing is left to be done (Art. 5 (1) e, 17, 18 GDPR).
 */
export async function forgetContracts(
  { db, invoicing, afterContract, payments, now: clock }: Dependencies,
  signal?: AbortSignal,
): Promise<{ readonly orders: number; readonly restricted: number }> {
  const now = clock();
  const handedOverBefore = new Date(now.getTime() - daysUntilDone * dayMs);
  const restricted = await db.transaction(async (tx) => {
    const ids = await doneOrders(tx, { afterContract, payments }, handedOverBefore);
    await restrictOrders(tx, ids, now);
    await invoicing.restrict(tx, ids, now);
    return ids.length;
  });
  await db.transaction((tx) => deleteClaims(tx, now));
  const before = keptFrom(now, yearsOfVouchers);
  let orders = 0;
  const next = () =>
    db.transaction(async (tx) => {
      const kept = await afterContract.ordersWithRentalsOut(tx, before);
      const ids = await removeOldContracts(tx, { before, now }, portion, kept);
      if (ids.length > 0) {
        await afterContract.forgetOrders(tx, ids, now);
        await payments.forgetReleases(tx, ids);
      }
      return ids;
    });
  for await (const ids of inPortions(portion, next, signal)) orders += ids.length;
  return { orders, restricted };
}

/**
 * The orders of deleted accounts that need no more work: ended, or paid and handed over before `handedOverBefore`, with
 * every rental back, nothing to be paid back, no declaration to be answered and nothing held against the payment.
 */
async function doneOrders(
  tx: Tx,
  { afterContract, payments }: Pick<OrderingDependencies, 'afterContract' | 'payments'>,
  handedOverBefore: Date,
): Promise<readonly string[]> {
  const settled = await lockSettledOfDeletedAccounts(tx);
  const ids = settled.map(({ id }) => id);
  const progress = await afterContract.progressOfOrders(tx, ids);
  const awaitAnswer = new Set(await afterContract.ordersAwaitingAnswer(tx, ids));
  const known = new Map(progress.map((line) => [`${line.orderId} ${line.position}`, line.fulfilment]));
  const done = settled
    .filter(({ id }) => !awaitAnswer.has(id))
    .filter(({ id, lines }) =>
      lines.every((line) => isDone(line, known.get(`${id} ${line.position}`), handedOverBefore)),
    )
    .map(({ id }) => id);
  const disputed = new Set<string>();
  for (const id of done) {
    if ((await payments.casesOf(tx, id)).some(({ state }) => state !== 'ended')) disputed.add(id);
  }
  return done.filter((id) => !disputed.has(id));
}
