import { aboutOrder } from '../mails/mail-parts.ts';
import { z } from 'zod';
import type { Tx } from '../../../../platform/db/db.ts';
import { inPortions } from '../../../../platform/db/in-portions.ts';
import { job } from '../../../../platform/jobs/job.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import { decideOrder, evolveOrder, type OrderEvent } from '../../domain/order-machine.ts';
import { decidePayment, evolvePayment } from '../../domain/paying/payment-machine.ts';
import { receivedOf } from '../../domain/paying/payment-state.ts';
import { overdueOrders, type OverdueOrder } from '../../infrastructure/overdue-orders.ts';
import { lockOrder, type StoredOrder } from '../../infrastructure/stored-order.ts';
import { paymentOf, savePayment, type StoredPayment } from '../../infrastructure/stored-payment.ts';
import { appendHistory, saveOrder } from '../../infrastructure/write-order.ts';
import { lapsedMail } from '../mails/order-mails.ts';
import { viewOrder } from '../reading/order-view.ts';
import { releaseHolds } from './release-holds.ts';
import { tagsOf, type OrderingDependencies } from '../ordering-dependencies.ts';

type Dependencies = Pick<
  OrderingDependencies,
  'db' | 'now' | 'inventory' | 'vouchers' | 'invalidate' | 'content' | 'afterContract'
>;

const actor = 'lapse-orders';
const lapseOrdersJob = job('lapse-orders', z.object({}));
/** Orders looked for at once; each ends in a transaction of its own. */
const portion = 200;

/** Lets the jobs look every minute. */
export function defineLapseOrders(jobs: Jobs, deps: Dependencies): void {
  jobs.define(lapseOrdersJob, {
    retryLimit: 2,
    atOnce: 1,
    handler: async (_payload, { signal }) => void (await lapseOrders(deps, signal)),
  });
  jobs.schedule(lapseOrdersJob, '* * * * *', {});
}

/**
 * Ends what has had its time: drafts after half an hour, offers that nobody accepted in five days, accepted orders
 * that were not paid. Their pieces are free from that time on anyway; this says so, and tells the customer.
 * @returns how many orders have ended now
 */
export async function lapseOrders(
  deps: Dependencies,
  signal?: AbortSignal,
  limit = portion,
): Promise<number> {
  const now = deps.now();
  let ended = 0;
  const next = (after: OverdueOrder | undefined) => overdueOrders(deps.db, now, { limit, after });
  for await (const overdue of inPortions(limit, next)) {
    for (const { id } of overdue) {
      if (signal?.aborted === true) return ended;
      if (await deps.db.transaction((tx) => lapseOrder(deps, tx, id, now))) ended += 1;
    }
  }
  return ended;
}

/** Looks again under the order's lock: it may have been ordered or paid meanwhile. */
async function lapseOrder(deps: Dependencies, tx: Tx, id: string, now: Date): Promise<boolean> {
  const stored = await lockOrder(tx, { id });
  if (stored === null) return false;
  const asked = stored.order.state === 'accepted' ? await paymentOf(tx, stored.id) : null;
  const events = await endingOf(tx, stored, asked, now);
  if (events.length === 0) return false;
  const wasOrdered = stored.order.state !== 'draft';
  const order = events.reduce(evolveOrder, stored.order);
  await saveOrder(tx, id, order, events, actor);
  await releaseHolds(deps, tx, id, now);
  const view = await viewOrder(deps, tx, { ...stored, order });
  // A draft has ordered nothing, and nobody knows whose address it names.
  if (wasOrdered)
    await orderMail(
      tx,
      () => lapsedMail(view, asked === null ? 0 : receivedOf(asked.payment)),
      now,
      aboutOrder(view),
    );
  await deps.invalidate(tx, tagsOf(view.lines));
  return true;
}

async function endingOf(
  tx: Tx,
  stored: StoredOrder,
  asked: StoredPayment | null,
  now: Date,
): Promise<readonly OrderEvent[]> {
  if (stored.order.state !== 'accepted') {
    const lapsed = decideOrder(stored.order, { kind: 'lapse' }, now);
    return lapsed.ok ? lapsed.value : [];
  }
  // While money is being taken, it is not known yet whether the order is paid.
  if (asked?.claimedBy !== null) return [];
  const unpaid = decidePayment(asked.payment, { kind: 'lapse' }, now);
  if (!unpaid.ok || unpaid.value.length === 0) return [];
  await savePayment(tx, asked.id, unpaid.value.reduce(evolvePayment, asked.payment), null);
  await appendHistory(tx, stored.id, actor, unpaid.value);
  const cancelled = decideOrder(stored.order, { kind: 'cancel', reason: 'unpaid' }, now);
  return cancelled.ok ? cancelled.value : [];
}
