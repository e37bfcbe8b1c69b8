import { z } from 'zod';
import type { Tx } from '../../../../platform/db/db.ts';
import { inPortions } from '../../../../platform/db/in-portions.ts';
import { job } from '../../../../platform/jobs/job.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import { writeOutbox } from '../../../../platform/outbox/outbox.ts';
import { hashOf } from '../../../../platform/secrets/secrets.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import { paymentChanged } from '../../../payments/index.ts';
import { daysWithoutContract } from '../../domain/deadlines.ts';
import { decideOrder, evolveOrder, type OrderRefusal } from '../../domain/order-machine.ts';
import { isPaidOnTheSpot } from '../../domain/order.ts';
import { decidePayment, evolvePayment } from '../../domain/paying/payment-machine.ts';
import { removePersonalData } from '../../infrastructure/personal-data.ts';
import { forgetMailboxCodes } from '../../infrastructure/stored-mailbox-code.ts';
import { linesOf, lockOrder } from '../../infrastructure/stored-order.ts';
import { paymentOf, savePayment, type StoredPayment } from '../../infrastructure/stored-payment.ts';
import { appendHistory, saveOrder } from '../../infrastructure/write-order.ts';
import { releaseHolds } from '../ending/release-holds.ts';
import { aboutOrder } from '../mails/mail-parts.ts';
import { takenBackMail } from '../mails/order-mails.ts';
import { tagsOf, type OrderingDependencies } from '../ordering-dependencies.ts';
import type { NoSuchOrder } from '../reading/get-order.ts';
import { viewOrder } from '../reading/order-view.ts';

/**
 * Drops a draft and gives its pieces back; dropping twice is once. What was ordered binds, but where it is paid on the
 * spot and nothing was, the shop lets the customer go: going back from the card form means a change of
 * mind.
 */
export async function cancelDraft(
  deps: Pick<
    OrderingDependencies,
    'db' | 'now' | 'inventory' | 'vouchers' | 'invalidate' | 'payments' | 'content' | 'afterContract'
  >,
  orderId: string,
): Promise<Result<void, NoSuchOrder | OrderRefusal>> {
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, NoSuchOrder | OrderRefusal>> => {
    const stored = await lockOrder(tx, { tokenHash: hashOf(orderId) });
    if (stored === null) return fail({ code: 'order-not-found' });
    const open = await deps.payments.unsettledOf(tx, stored.id);
    const asked = await paymentOf(tx, stored.id);
    const isFree = isPaidOnTheSpot(stored.paymentMethod) && (asked === null || isUntouched(asked));
    const command = isFree ? ({ kind: 'let-go' } as const) : ({ kind: 'cancel', reason: 'dropped' } as const);
    const decided = decideOrder(stored.order, command, now);
    if (!decided.ok) return decided;
    if (decided.value.length === 0) return ok(undefined);
    const order = decided.value.reduce(evolveOrder, stored.order);
    await saveOrder(tx, stored.id, order, decided.value, 'visitor');
    await releaseHolds(deps, tx, stored.id, now);
    if (asked !== null) await dropPayment(tx, stored.id, asked, now);
    // The acceptance was mailed, and must not be the last word.
    if (stored.order.state === 'accepted') {
      const view = await viewOrder(deps, tx, { ...stored, order });
      await orderMail(tx, () => takenBackMail(view), now, aboutOrder(view));
    }
    for (const { id } of open) await writeOutbox(tx, paymentChanged, { paymentId: id }, now);
    await deps.invalidate(tx, tagsOf(await linesOf(tx, stored.id)));
    return ok(undefined);
  });
}

function isUntouched({ payment, claimedBy }: StoredPayment): boolean {
  return payment.state === 'open' && claimedBy === null;
}

async function dropPayment(tx: Tx, orderId: string, asked: StoredPayment, now: Date): Promise<void> {
  const decided = decidePayment(asked.payment, { kind: 'drop' }, now);
  if (!decided.ok || decided.value.length === 0) return;
  await savePayment(tx, asked.id, decided.value.reduce(evolvePayment, asked.payment), null);
  await appendHistory(tx, orderId, 'visitor', decided.value);
}

type Dependencies = Pick<OrderingDependencies, 'db' | 'now'>;

const anonymiseDraftsJob = job('anonymise-drafts', z.object({}));
const portion = 500;

/** Lets the jobs look each night. */
export function defineAnonymiseDrafts(jobs: Jobs, deps: Dependencies): void {
  jobs.define(anonymiseDraftsJob, {
    retryLimit: 3,
    atOnce: 1,
    handler: async (_payload, { signal }) => void (await anonymiseDrafts(deps, signal)),
  });
  jobs.schedule(anonymiseDraftsJob, '20 3 * * *', {});
}

/**
 * Deletes the data of people who have not become customers (GDPR art. 5 (1) e): of drafts and offers that ended
 * without a contract, name, address, e-mail and everything derived from them go after `daysWithoutContract` days. What
 * was wanted stays, since it says nothing about anybody. Codes that were mailed to a mailbox go after a day.
 * @returns how many orders were cleaned
 */
export async function anonymiseDrafts(deps: Dependencies, signal?: AbortSignal): Promise<number> {
  const now = deps.now();
  const endedBefore = new Date(now.getTime() - daysWithoutContract * dayMs);
  const codesBefore = new Date(now.getTime() - dayMs);
  await deps.db.transaction((tx) => forgetMailboxCodes(tx, codesBefore));
  let cleaned = 0;
  const next = () => deps.db.transaction((tx) => removePersonalData(tx, { endedBefore, now }, portion));
  for await (const ids of inPortions(portion, next, signal)) cleaned += ids.length;
  return cleaned;
}
