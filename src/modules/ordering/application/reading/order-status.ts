import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Db, Tx } from '../../../../platform/db/db.ts';
import { inPortions } from '../../../../platform/db/in-portions.ts';
import { job } from '../../../../platform/jobs/job.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { paidBackOf } from '../../../../shared/orders/order-progress.ts';
import { statusOf, type OrderStatus } from '../../domain/order-status.ts';
import { changedOrders, linesOf, lockOrder, type StoredOrder } from '../../infrastructure/stored-order.ts';
import { paymentOf } from '../../infrastructure/stored-payment.ts';
import { refundsOf } from '../../infrastructure/stored-refund.ts';
import { ordersWithoutStatus, storedStatus, storeStatus } from '../../infrastructure/stored-status.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';

type Dependencies = Pick<OrderingDependencies, 'db' | 'payments' | 'afterContract'>;

const storeStatusesJob = job('store-order-statuses', z.object({}));
const portion = 200;

/**
 * From now on each transaction that has locked an order, or added an event to it, stores its status as it leaves it: whoever changes an order, its
 * money, its goods or what is declared about it has locked it.
 */
export function keepStatuses(deps: Dependencies): void {
  deps.db.beforeCommit(async (tx) => {
    for (const id of changedOrders(tx)) {
      const stored = await lockOrder(tx, { id });
      if (stored === null || stored.order.state === 'draft' || stored.order.state === 'offered') continue;
      const status = await statusNow(deps, tx, stored);
      if (!isDeepStrictEqual(status, await storedStatus(tx, id))) await storeStatus(tx, id, status);
    }
  });
}

/** The status of an order, from all that it depends on. */
async function statusNow(
  { payments, afterContract }: Pick<Dependencies, 'payments' | 'afterContract'>,
  handle: Db | Tx,
  { id, order: { state }, delivery }: StoredOrder,
): Promise<OrderStatus> {
  const lines = await linesOf(handle, id);
  const fulfilments = await afterContract.progressOf(handle, id, lines.length);
  const paid = await paymentOf(handle, id);
  return statusOf({
    state,
    delivery,
    fulfilments,
    lines: lines.map((line, position) => ({ ...line, state: fulfilments[position]?.state ?? 'waiting' })),
    payment: paid?.payment.state ?? null,
    refundedCents: paidBackOf(await refundsOf(handle, id)),
    returns: await afterContract.returnsOf(handle, id),
    declarations: await afterContract.declarationsOf(handle, id),
    cases: await payments.casesOf(handle, id),
  });
}

/** Stores what orders from before their status was stored lack. */
export function defineStoreStatuses(jobs: Jobs, { db }: Pick<Dependencies, 'db'>): void {
  jobs.define(storeStatusesJob, {
    retryLimit: 2,
    atOnce: 1,
    handler: async (_payload, { signal }) => {
      for await (const ids of inPortions(portion, () => ordersWithoutStatus(db, portion))) {
        for (const id of ids) {
          if (signal.aborted) return;
          await db.transaction((tx) => lockOrder(tx, { id }));
        }
      }
    },
  });
  jobs.schedule(storeStatusesJob, '* * * * *', {});
}
