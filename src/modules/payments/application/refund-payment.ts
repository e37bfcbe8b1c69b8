import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { GiveUp } from '../../../platform/jobs/run-batch.ts';
import { writeOutbox } from '../../../platform/outbox/outbox.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { hourMs } from '../../../shared/time/durations.ts';
import type { PaymentProvider, ProviderBehaviour } from '../domain/payment-provider.ts';
import type { ProviderPayment, SeenRefund } from '../domain/provider-payment.ts';
import type { RefundProblem, RefundState } from '../../../shared/orders/payment-vocabulary.ts';
import { withheldOf } from '../infrastructure/stored/stored-case.ts';
import { readPayment } from '../infrastructure/stored/stored-provider-payment.ts';
import {
  insertRefund,
  madeRefunds,
  orderedRefunds,
  readRefund,
  refundOfKey,
  refundsAtProvider,
  saveAsked,
  saveRefundDone,
  saveRefused,
  saveTakenOn,
  saveTried,
  type StoredRefund,
} from '../infrastructure/stored/stored-refund.ts';
import { paymentChanged, type PaymentsDependencies } from './payments-dependencies.ts';

export interface RefundRequest {
  readonly paymentId: string;
  /** At most the amount captured and not yet paid back; null: all of it. */
  readonly amountCents: Cents | null;
  /** The purpose, in words that no other refund uses: the same key twice is one refund. */
  readonly key: string;
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
  { paymentId, amountCents, key }: RefundRequest,
  now: Date,
): Promise<Cents> {
  const payment = await readPayment(tx, paymentId);
  if (payment === null) throw new RangeError('there is no such payment');
  const left = await leftOf(tx, payment);
  const wanted = amountCents ?? left;
  if (wanted === 0) return 0;
  const id = newId();
  if (!(await insertRefund(tx, { id, paymentId, key, amountCents: wanted, now }))) return 0;
  if (wanted < 0 || wanted > left) throw new RangeError('more would be paid back than was paid');
  await writeOutbox(tx, refundPayment, { refundId: id }, now);
  return wanted;
}

/** The amount for which no refund was ordered, and which the provider neither holds nor has given away. */
async function leftOf(handle: Db | Tx, { id, amountCents }: ProviderPayment): Promise<Cents> {
  const gone = (await orderedRefunds(handle, id)) + (await withheldOf(handle, id));
  return Math.max(0, amountCents - gone);
}

/** The amount of a payment that was captured and can be refunded, in cents. */
export async function refundable(handle: Db | Tx, paymentId: string): Promise<Cents> {
  const payment = await readPayment(handle, paymentId);
  if (payment?.state !== 'captured') return 0;
  return leftOf(handle, payment);
}

export interface RefundProgress {
  readonly state: RefundState;
  /** The problem with the refund; null: none that is known. */
  readonly problem: RefundProblem | null;
  /** The provider's name for that problem. */
  readonly providerCode: string | null;
}

/** The progress of the refund requested as `key`; null: there is none. */
export async function refundState(
  { now }: Pick<PaymentsDependencies, 'now'>,
  handle: Db | Tx,
  idempotencyKey: string,
): Promise<RefundProgress | null> {
  const refund = await refundOfKey(handle, idempotencyKey);
  if (refund === null) return null;
  const { problem, providerCode } = refund;
  return { state: stateOf(refund, now()), problem, providerCode };
}

function stateOf(refund: StoredRefund, now: Date): RefundState {
  if (refund.doneAt !== null || refund.paidOtherwiseAt !== null) return 'made';
  if (refund.refusedAt !== null) return 'refused';
  if (refund.externalId !== null) return 'taken-on';
  return isStuck(refund, now) ? 'late' : 'under-way';
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
export async function retryRefund(tx: Tx, idempotencyKey: string, now: Date): Promise<boolean> {
  const refund = await refundOfKey(tx, idempotencyKey);
  if (refund === null || !isStuck(refund, now)) return false;
  await saveRefused(tx, refund, null);
  await writeOutbox(tx, refundPayment, { refundId: refund.id }, now);
  return true;
}

/** Whether the provider has refused, or the refund is overdue. */
function isStuck(refund: StoredRefund, now: Date): boolean {
  if (refund.doneAt !== null || refund.paidOtherwiseAt !== null) return false;
  if (refund.refusedAt !== null) return true;
  return refund.externalId === null && now.getTime() - refund.orderedAt.getTime() > keysKeptMs;
}

/**
 * Asks the provider for a refund. Its books are looked at first if it was asked before: whatever became of that, the
 * money goes back once. The key stays the same while nobody knows whether the provider has heard of it, and is another
 * one once the provider has answered that it failed, since it would only repeat that.
 * @throws GiveUp if the provider refuses for good, so that staff must look at it; Error if it may be retried
 */
export async function makeRefund(deps: PaymentsDependencies, refundId: string): Promise<void> {
  const refund = await readRefund(deps.db, refundId);
  if (refund === null) throw new GiveUp('there is no such refund');
  if (refund.doneAt !== null || refund.paidOtherwiseAt !== null || refund.externalId !== null) return;
  const payment = await readPayment(deps.db, refund.paymentId);
  const provider = payment === null ? undefined : deps.providers[payment.provider];
  if (payment === null || provider === undefined) throw new Error('the provider has no keys');
  // Captured, but learned only now: the next check will bring the transaction's id.
  const { transactionId, externalId } = payment;
  if (transactionId === null || externalId === null) throw new Error('the payment has no transaction yet');
  const known = { ...payment, transactionId, externalId };
  if (refund.askedAt !== null && (await isKnownToProvider(deps, provider, known, refund))) return;
  await saveAsked(deps.db, refundId, deps.now());
  const { amountCents } = refund;
  const made = await provider.refund({ id: refundId, key: keyOf(refund), payment: known, amountCents });
  if (made.ok) return noteSeen(deps, refund, made.value);
  if (made.error.code === 'provider-unavailable') {
    if (made.error.isAnswered === true) await saveTried(deps.db, refund, refund);
    throw new Error('the provider does not answer');
  }
  // Somebody may have refunded it at the provider directly.
  if (await isKnownToProvider(deps, provider, known, { ...refund, tries: refund.tries + 1 })) return;
  const isDeclined = made.error.code === 'payment-declined';
  const problem = isDeclined ? made.error.problem : 'unknown';
  const providerCode = isDeclined ? made.error.issue : null;
  if (isDeclined && made.error.meaning === 'try-later') {
    await saveTried(deps.db, refund, { problem, providerCode });
    throw new Error(`the provider wants to be asked later: ${providerCode ?? problem}`);
  }
  await saveRefused(deps.db, refund, { problem, providerCode, at: deps.now() });
  deps.log.error({ refundId, paymentId: payment.id, why: made.error }, 'a refund was refused');
  throw new GiveUp(`the provider refuses the refund: ${providerCode ?? made.error.code}`);
}

/** A UUID for each try; the first one has the refund's own id, as in earlier versions. */
function keyOf({ id, tries }: StoredRefund): string {
  if (tries === 0) return id;
  const hash = createHash('sha256').update(`${id} ${tries}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
}

type Known = ProviderPayment & { readonly transactionId: string; readonly externalId: string };

/**
 * Whether the provider has this refund, which is then noted: by our own id of it, or, once its keys may be forgotten or
 * were used up, because it has refunded more than we know of, by at least this refund.
 * @throws Error if the provider cannot be asked
 */
async function isKnownToProvider(
  deps: PaymentsDependencies,
  provider: PaymentProvider,
  payment: Known,
  refund: StoredRefund,
): Promise<boolean> {
  const all = await provider.refundsOf(payment);
  if (!all.ok) throw new Error('the provider does not answer');
  const living = all.value.filter(({ state }) => state !== 'failed');
  const own = living.find(({ id }) => id === refund.id);
  if (own !== undefined) {
    await noteSeen(deps, refund, own);
    return true;
  }
  const isOld = deps.now().getTime() - refund.orderedAt.getTime() > keysKeptMs;
  if (!isOld && refund.tries === 0) return false;
  const atProvider = living.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (atProvider < (await madeRefunds(deps.db, payment.id)) + refund.amountCents) return false;
  await noteMade(deps, refund, foundThere);
  return true;
}

async function noteSeen(deps: PaymentsDependencies, refund: StoredRefund, seen: SeenRefund): Promise<void> {
  if (seen.state === 'made') return noteMade(deps, refund, seen.externalId);
  await deps.db.transaction((tx) => saveTakenOn(tx, refund.id, seen.externalId));
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

/**
 * Brings a captured payment's refunds to what the provider says of them: one that it had taken on is made, and one that
 * was made may have come back, because an account is closed.
 * @returns the cents of all its refunds that are not made yet
 */
export async function followRefunds(
  deps: PaymentsDependencies,
  provider: PaymentProvider,
  payment: Known,
): Promise<Result<Cents, ProviderBehaviour>> {
  const ours = await refundsAtProvider(deps.db, payment.id);
  if (ours.length === 0 && payment.refundedCents === 0) return ok(0);
  const all = await provider.refundsOf(payment);
  if (!all.ok) return all;
  for (const refund of ours) {
    const seen = all.value.find(({ externalId }) => externalId === refund.externalId);
    if (seen?.state === 'made' && refund.doneAt === null) {
      await deps.db.transaction((tx) => saveRefundDone(tx, refund.id, seen.externalId, deps.now()));
    }
    if (seen?.state === 'failed') {
      const problem = seen.problem ?? 'returned';
      await saveRefused(deps.db, refund, { problem, providerCode: null, at: deps.now() });
      deps.log.error({ refundId: refund.id, paymentId: payment.id, problem }, 'a refund has come back');
    }
  }
  return ok(
    all.value.reduce((sum, { state, amountCents }) => (state === 'pending' ? sum + amountCents : sum), 0),
  );
}
