import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { GiveUp } from '../../../platform/jobs/run-batch.ts';
import { writeOutbox } from '../../../platform/outbox/outbox.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { hourMs } from '../../../shared/time/durations.ts';
import type { PaymentProvider } from '../domain/payment-provider.ts';
import type { ProviderPayment } from '../domain/provider-payment.ts';
import { readPayment } from '../infrastructure/stored-provider-payment.ts';
import {
  insertRefund,
  madeRefunds,
  orderedRefunds,
  readRefund,
  refundOfWish,
  saveRefundDone,
  saveRefused,
  type StoredRefund,
} from '../infrastructure/stored-refund.ts';
import { paymentChanged, type PaymentsDependencies } from './payments-dependencies.ts';

export interface RefundWish {
  readonly paymentId: string;
  /** At most the amount captured and not yet paid back; null: all of it. */
  readonly amountCents: Cents | null;
  /** The purpose, in words that no other refund uses: the same wish twice is one refund. */
  readonly wish: string;
}

/** Providers keep idempotency keys for at least a day; one hour is left as a margin for inaccurate clocks. */
const keysKeptMs = 23 * hourMs;
/** Takes the place of the provider's id if a refund was found in its books. */
const foundThere = 'found at the provider';

const refundPayment = job('refund-payment', z.object({ refundId: z.uuid() }));

/**
 * Orders a refund, with the transaction. The provider is asked afterwards, until the refund is made.
 * @returns the cents that this request will refund; 0 for a repeated request, or if nothing is left
 * @throws RangeError if it is more than is left
 */
export async function orderRefund(
  { newId }: Pick<PaymentsDependencies, 'newId'>,
  tx: Tx,
  { paymentId, amountCents, wish }: RefundWish,
  now: Date,
): Promise<Cents> {
  const payment = await readPayment(tx, paymentId);
  if (payment === null) throw new RangeError('there is no such payment');
  const left = payment.amountCents - (await orderedRefunds(tx, paymentId));
  const wanted = amountCents ?? left;
  if (wanted === 0) return 0;
  const id = newId();
  if (!(await insertRefund(tx, { id, paymentId, wish, amountCents: wanted, now }))) return 0;
  if (wanted < 0 || wanted > left) throw new RangeError('more would be paid back than was paid');
  await writeOutbox(tx, refundPayment, { refundId: id }, now);
  return wanted;
}

/** The amount of a payment that was captured and not refunded, in cents. */
export async function refundable(tx: Tx, paymentId: string): Promise<Cents> {
  const payment = await readPayment(tx, paymentId);
  if (payment?.state !== 'captured') return 0;
  return payment.amountCents - (await orderedRefunds(tx, paymentId));
}

/** `refused`: for good. `late`: not made within a day, and no longer retried. */
export type RefundState = 'made' | 'under-way' | 'late' | 'refused';

/** The progress of the refund requested as `wish`; null: there is none. */
export async function refundState(
  { now }: Pick<PaymentsDependencies, 'now'>,
  handle: Db | Tx,
  wish: string,
): Promise<RefundState | null> {
  const refund = await refundOfWish(handle, wish);
  if (refund === null) return null;
  if (refund.doneAt !== null) return 'made';
  return isStuck(refund, now()) ? (refund.refusedAt === null ? 'late' : 'refused') : 'under-way';
}

/** Defines the job that makes refunds. A provider may be down for a day. */
export function defineRefundPayment(jobs: Jobs, deps: PaymentsDependencies): void {
  jobs.define(refundPayment, {
    retryLimit: 40,
    retryDelaySeconds: 15,
    timeoutSeconds: 120,
    handler: ({ refundId }) => makeRefund(deps, refundId),
  });
}

/**
 * Requests a refund again that was refused, or that was not made within a day.
 * @returns whether there is anything to request
 */
export async function retryRefund(tx: Tx, wish: string, now: Date): Promise<boolean> {
  const refund = await refundOfWish(tx, wish);
  if (refund === null || !isStuck(refund, now)) return false;
  await saveRefused(tx, refund.id, null);
  await writeOutbox(tx, refundPayment, { refundId: refund.id }, now);
  return true;
}

/** Whether the provider has refused, or the refund is overdue. */
function isStuck({ doneAt, paidOtherwiseAt, refusedAt, orderedAt }: StoredRefund, now: Date): boolean {
  if (doneAt !== null || paidOtherwiseAt !== null) return false;
  return refusedAt !== null || now.getTime() - orderedAt.getTime() > keysKeptMs;
}

/** @throws GiveUp if the provider refuses for good, so that staff must look at it; Error if it may be retried */
export async function makeRefund(deps: PaymentsDependencies, refundId: string): Promise<void> {
  const refund = await readRefund(deps.db, refundId);
  if (refund === null) throw new GiveUp('there is no such refund');
  if (refund.doneAt !== null || refund.paidOtherwiseAt !== null) return;
  const payment = await readPayment(deps.db, refund.paymentId);
  const provider = payment === null ? undefined : deps.providers[payment.provider];
  if (payment === null || provider === undefined) throw new Error('the provider has no keys');
  // Captured, but learned only now: the next check will bring the transaction's id.
  if (payment.transactionId === null) throw new Error('the payment has no transaction yet');
  const { transactionId } = payment;
  const isOld = deps.now().getTime() - refund.orderedAt.getTime() > keysKeptMs;
  if (isOld && (await isInItsBooks(deps, provider, payment, refund))) {
    return noteMade(deps, refund, foundThere);
  }
  const made = await provider.refund({ id: refundId, transactionId, amountCents: refund.amountCents });
  if (made.ok) return noteMade(deps, refund, made.value);
  if (made.error.code === 'provider-unavailable') throw new Error('the provider does not answer');
  // Somebody may have refunded it at the provider directly.
  if (await isInItsBooks(deps, provider, payment, refund)) return noteMade(deps, refund, foundThere);
  await saveRefused(deps.db, refundId, deps.now());
  deps.log.error({ refundId, paymentId: payment.id, why: made.error }, 'a refund was refused');
  throw new GiveUp(`the provider refuses the refund: ${made.error.code}`);
}

/**
 * Whether the provider has refunded more than we know of, by at least this refund. Without this check, a refund whose
 * answer was lost could be made twice once the provider has forgotten our key.
 * @throws Error if the provider cannot be asked
 */
async function isInItsBooks(
  { db }: PaymentsDependencies,
  provider: PaymentProvider,
  { kind, externalId, id }: ProviderPayment,
  { amountCents }: StoredRefund,
): Promise<boolean> {
  if (externalId === null) return false;
  const seen = await provider.look({ kind, externalId });
  if (!seen.ok) {
    if (seen.error.code === 'provider-unavailable') throw new Error('the provider does not answer');
    return false;
  }
  return seen.value.refundedCents >= (await madeRefunds(db, id)) + amountCents;
}

async function noteMade(
  deps: PaymentsDependencies,
  { id, paymentId }: StoredRefund,
  externalId: string,
): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    await saveRefundDone(tx, id, externalId, now);
    await writeOutbox(tx, paymentChanged, { paymentId }, now);
  });
}
