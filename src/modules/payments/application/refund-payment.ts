import { z } from 'zod';
import type { Tx } from '../../../platform/db/db.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { GiveUp } from '../../../platform/jobs/run-batch.ts';
import { writeOutbox } from '../../../platform/outbox/outbox.ts';
import type { Cents } from '../../../shared/cents.ts';
import { readPayment } from '../infrastructure/stored-provider-payment.ts';
import { insertRefund, orderedRefunds, readRefund, saveRefundDone } from '../infrastructure/stored-refund.ts';
import { paymentChanged } from './payment-changed.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';

export interface RefundWish {
  readonly paymentId: string;
  /** At most what was captured and not yet paid back; null: all of that. */
  readonly amountCents: Cents | null;
  /** What it is for, in words that no other wish has: the same wish twice is one refund. */
  readonly wish: string;
}

const refundPayment = job('refund-payment', z.object({ refundId: z.uuid() }));

/**
 * Orders that money is paid back, with the transaction. The provider is asked afterwards, until it has done it.
 * @returns how much will be paid back by this wish; 0 when it was wished before, or nothing is left
 * @throws RangeError when it is more than is left
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

/** What of a payment was captured and not ordered back, in cents. */
export async function refundable(tx: Tx, paymentId: string): Promise<Cents> {
  const payment = await readPayment(tx, paymentId);
  if (payment?.state !== 'captured') return 0;
  return payment.amountCents - (await orderedRefunds(tx, paymentId));
}

/** Lets the jobs make refunds. A provider may be down for a day. */
export function defineRefundPayment(jobs: Jobs, deps: PaymentsDependencies): void {
  jobs.define(refundPayment, {
    retryLimit: 40,
    retryDelaySeconds: 15,
    timeoutSeconds: 120,
    handler: ({ refundId }) => makeRefund(deps, refundId),
  });
}

/** @throws GiveUp when the provider refuses for good: then staff must look at it; Error when it may be tried again */
export async function makeRefund(deps: PaymentsDependencies, refundId: string): Promise<void> {
  const refund = await readRefund(deps.db, refundId);
  if (refund === null) throw new GiveUp('there is no such refund');
  if (refund.doneAt !== null) return;
  const payment = await readPayment(deps.db, refund.paymentId);
  const provider = payment === null ? undefined : deps.providers[payment.provider];
  if (payment === null || provider === undefined) throw new Error('the provider has no keys');
  // Captured, but told so only now: the next look brings the name of the money.
  if (payment.transactionId === null) throw new Error('the payment has no transaction yet');
  const { transactionId } = payment;
  const made = await provider.refund({ id: refundId, transactionId, amountCents: refund.amountCents });
  if (!made.ok) {
    if (made.error.code === 'provider-unavailable') throw new Error('the provider does not answer');
    deps.log.error({ refundId, paymentId: payment.id, why: made.error }, 'a refund was refused');
    throw new GiveUp(`the provider refuses the refund: ${made.error.code}`);
  }
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    await saveRefundDone(tx, refundId, made.value, now);
    await writeOutbox(tx, paymentChanged, { paymentId: payment.id }, now);
  });
}
