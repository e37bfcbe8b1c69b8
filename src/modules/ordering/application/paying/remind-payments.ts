import { aboutOrder } from '../mails/mail-parts.ts';
import { z } from 'zod';
import { job } from '../../../../platform/jobs/job.ts';
import { writeOutbox } from '../../../../platform/outbox/outbox.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import { dayMs, hourMs } from '../../../../shared/time/durations.ts';
import { paymentChanged } from '../../../payments/index.ts';
import { reminderTime } from '../../domain/deadlines.ts';
import { ordersToRemind, saveReminded } from '../../infrastructure/overdue-orders.ts';
import { lockOrder } from '../../infrastructure/stored-order.ts';
import { paymentOf } from '../../infrastructure/stored-payment.ts';
import { appendHistory } from '../../infrastructure/write-order.ts';
import { reminderMail } from '../mails/order-mails.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { viewOrder } from '../reading/order-view.ts';
import { followCases } from './payment-cases.ts';
import { settleOrThrow, settlePayment } from './settle-payment.ts';

type Dependencies = Pick<OrderingDependencies, 'db' | 'now' | 'content' | 'afterContract'>;

const actor = 'remind-payments';
const remindPaymentsJob = job('remind-payments', z.object({}));
/** The most in one go; the rest follow a quarter of an hour later. */
const portion = 200;

/** Lets the jobs look every quarter of an hour. */
export function defineRemindPayments(jobs: Jobs, deps: Dependencies): void {
  jobs.define(remindPaymentsJob, {
    retryLimit: 2,
    atOnce: 1,
    handler: async (_payload, { signal }) => void (await remindPayments(deps, signal)),
  });
  jobs.schedule(remindPaymentsJob, '*/15 * * * *', {});
}

/**
 * Reminds everybody whose bank transfer has not come, once, before the pieces are given up.
 * @returns how many were reminded now
 */
export async function remindPayments(deps: Dependencies, signal?: AbortSignal): Promise<number> {
  const now = deps.now();
  let reminded = 0;
  for (const id of await ordersToRemind(deps.db, now, portion)) {
    if (signal?.aborted === true) break;
    if (await remind(deps, id, now)) reminded += 1;
  }
  return reminded;
}

/** Looks again under the order's lock: it may have been paid meanwhile. */
async function remind(deps: Dependencies, id: string, now: Date): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const stored = await lockOrder(tx, { id });
    const asked = stored === null ? null : await paymentOf(tx, id);
    if (stored === null || asked?.payment.state !== 'open') return false;
    const { dueAt } = asked.payment;
    if (now < reminderTime(dueAt) || now >= dueAt) return false;
    if (!(await saveReminded(tx, asked.id, now))) return false;
    const view = await viewOrder(deps, tx, stored);
    const { bankTransfer } = view;
    // After a withdrawal nobody is reminded of what is not owed any more.
    if (bankTransfer === null || view.withdrawal?.isFree === true) return false;
    await orderMail(tx, () => reminderMail(view, bankTransfer), now, aboutOrder(view));
    await appendHistory(tx, id, actor, [{ type: 'payment-reminded', at: now }]);
    return true;
  });
}

/** Disputes and refunds by hand come within this time; card networks allow 120 days and more, PayPal 180. */
const followedDays = 180;

/** Captured payments whose refunds are asked about again: those on their way every hour, all others once a day. */
function capturedToCheck({ payments, now }: OrderingDependencies): Promise<string[]> {
  const ago = (ms: number): Date => new Date(now().getTime() - ms);
  const since = { hourAgo: ago(hourMs), dayAgo: ago(dayMs), oldest: ago(followedDays * dayMs) };
  return payments.captured(since, paymentsAtOnce);
}

const reconcilePaymentsJob = job('reconcile-payments', z.object({}));
/** How often a payment in which nothing happens is asked about. */
const minutesBetween = 3;
/** The most in one go; the rest follow a minute later. */
const paymentsAtOnce = 100;

/** Lets the jobs follow what providers tell, and ask about what they do not. */
export function defineReconcilePayments(jobs: Jobs, deps: OrderingDependencies): void {
  jobs.define(paymentChanged, {
    // A provider may be down for hours; after that the other job asks on.
    retryLimit: 12,
    retryDelaySeconds: 5,
    timeoutSeconds: 120,
    handler: (told) => followPayment(deps, told),
  });
  jobs.define(reconcilePaymentsJob, {
    retryLimit: 0,
    atOnce: 1,
    timeoutSeconds: 600,
    handler: async (_payload, { signal }) => void (await reconcilePayments(deps, signal)),
  });
  jobs.schedule(reconcilePaymentsJob, '* * * * *', {});
}

/** @throws Error when the provider could not be asked, so that the job is tried again */
async function followPayment(
  deps: OrderingDependencies,
  { paymentId, hasCase }: { readonly paymentId: string; readonly hasCase: boolean },
): Promise<void> {
  // The money first: whether the shop may ask what is held against it is another matter.
  await settleOrThrow(deps, paymentId);
  if (hasCase && !(await followCases(deps, paymentId)).ok) throw new Error('the provider does not answer');
}

/**
 * Asks the providers about everything that is still open: a webhook may have been lost, a browser closed, and we may
 * have died between taking money and noting it.
 * @returns how many could be asked
 */
export async function reconcilePayments(deps: OrderingDependencies, signal?: AbortSignal): Promise<number> {
  const before = new Date(deps.now().getTime() - minutesBetween * 60_000);
  let asked = 0;
  const unsettled = await deps.payments.unsettled(before, paymentsAtOnce);
  const captured = await capturedToCheck(deps);
  for (const id of [...unsettled, ...captured]) {
    if (signal?.aborted === true) break;
    if ((await settlePayment(deps, id)).ok) asked += 1;
  }
  for (const id of captured) {
    if (signal?.aborted === true) break;
    if (!(await followCases(deps, id)).ok) await askAgain(deps, id);
  }
  return asked;
}

/** A payment has its turn once a day: what could not be asked about its cases is asked by a job of its own, soon. */
async function askAgain({ db, now }: OrderingDependencies, paymentId: string): Promise<void> {
  await db.transaction((tx) => writeOutbox(tx, paymentChanged, { paymentId, hasCase: true }, now()));
}
