import { queries, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { RefundProblem } from '../../../../shared/orders/payment-vocabulary.ts';
import type { PaymentsTables } from '../payments.tables.ts';

export interface StoredRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amountCents: number;
  readonly orderedAt: Date;
  readonly doneAt: Date | null;
  /** When the provider refused for good; it may still be tried again. */
  readonly refusedAt: Date | null;
  /** When somebody paid it back in another way: from then on the provider is never asked again. */
  readonly paidOtherwiseAt: Date | null;
  /** What the provider calls it; not done: it has taken it on. */
  readonly externalId: string | null;
  /** Why it is not made; null: nothing is known to be wrong. */
  readonly problem: RefundProblem | null;
  /** The provider's name for that problem. */
  readonly providerCode: string | null;
  /** When the provider was last asked for it. */
  readonly askedAt: Date | null;
  /** How often it has answered that it failed, each time under a key of its own. */
  readonly tries: number;
}

/**
 * Notes a requested refund.
 * @returns whether it is new: the same key twice is one refund
 */
export async function insertRefund(
  tx: Tx,
  refund: {
    readonly id: string;
    readonly paymentId: string;
    readonly key: string;
    readonly amountCents: number;
    readonly now: Date;
  },
): Promise<boolean> {
  const row = await queries<PaymentsTables>(tx)
    .insertInto('provider_refunds')
    .values({
      id: refund.id,
      payment_id: refund.paymentId,
      wish: refund.key,
      amount_cents: refund.amountCents,
      ordered_at: refund.now,
      done_at: null,
      external_id: null,
    })
    .onConflict((conflict) => conflict.column('wish').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The total of a payment's refunds, made or planned, in cents. */
export async function orderedRefunds(handle: Db | Tx, paymentId: string): Promise<number> {
  const { sum } = await queries<PaymentsTables>(handle)
    .selectFrom('provider_refunds')
    .select((all) => all.fn.coalesce(all.fn.sum<string>('amount_cents'), all.lit(0)).as('sum'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

const columns = [
  'id',
  'payment_id as paymentId',
  'amount_cents as amountCents',
  'ordered_at as orderedAt',
  'done_at as doneAt',
  'refused_at as refusedAt',
  'paid_otherwise_at as paidOtherwiseAt',
  'external_id as externalId',
  'problem',
  'provider_code as providerCode',
  'asked_at as askedAt',
  'tries',
] as const;

/** The refund of a key, or null. */
export async function refundOfKey(handle: Db | Tx, idempotencyKey: string): Promise<StoredRefund | null> {
  const row = await queries<PaymentsTables>(handle)
    .selectFrom('provider_refunds')
    .select(columns)
    .where('wish', '=', idempotencyKey)
    .executeTakeFirst();
  return row ?? null;
}

export async function readRefund(handle: Db | Tx, id: string): Promise<StoredRefund | null> {
  const row = await queries<PaymentsTables>(handle)
    .selectFrom('provider_refunds')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** All refunds of a payment that the provider has taken on. */
export async function refundsAtProvider(handle: Db | Tx, paymentId: string): Promise<StoredRefund[]> {
  return queries<PaymentsTables>(handle)
    .selectFrom('provider_refunds')
    .select(columns)
    .where('payment_id', '=', paymentId)
    .where('external_id', 'is not', null)
    .execute();
}

/** Notes that the provider is asked now. */
export async function saveAsked(db: Db, id: string, now: Date): Promise<void> {
  await queries<PaymentsTables>(db)
    .updateTable('provider_refunds')
    .set({ asked_at: now })
    .where('id', '=', id)
    .execute();
}

/** Notes that the provider has failed, or wants to be asked later: the next try has another key. */
export async function saveTried(
  db: Db,
  { id, tries }: Pick<StoredRefund, 'id' | 'tries'>,
  why: Pick<StoredRefund, 'problem' | 'providerCode'>,
): Promise<void> {
  await queries<PaymentsTables>(db)
    .updateTable('provider_refunds')
    .set({ tries: tries + 1, problem: why.problem, provider_code: why.providerCode })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** The total that the provider has refunded of a payment, or has taken on, as far as we know, in cents. */
export async function madeRefunds(db: Db, paymentId: string): Promise<number> {
  const { sum } = await queries<PaymentsTables>(db)
    .selectFrom('provider_refunds')
    .select((all) => all.fn.coalesce(all.fn.sum<string>('amount_cents'), all.lit(0)).as('sum'))
    .where('payment_id', '=', paymentId)
    .where('external_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/**
 * Notes that the provider refused for good, or that the money has come back to it; with null, that it is asked again.
 * Either way the next try has another key.
 */
export async function saveRefused(
  handle: Db | Tx,
  { id, tries, externalId }: Pick<StoredRefund, 'id' | 'tries' | 'externalId'>,
  refused: (Pick<StoredRefund, 'problem' | 'providerCode'> & { readonly at: Date }) | null,
): Promise<void> {
  await queries<PaymentsTables>(handle)
    .updateTable('provider_refunds')
    .set({
      refused_at: refused?.at ?? null,
      problem: refused?.problem ?? null,
      provider_code: refused?.providerCode ?? null,
      tries: tries + 1,
      done_at: null,
      external_id: null,
    })
    .where('id', '=', id)
    .where('external_id', externalId === null ? 'is' : '=', externalId)
    .where('paid_otherwise_at', 'is', null)
    .execute();
}

/** Notes that the provider has taken it on: it is made, or comes back, in some days. */
export async function saveTakenOn(tx: Tx, id: string, externalId: string): Promise<void> {
  await queries<PaymentsTables>(tx)
    .updateTable('provider_refunds')
    .set({ external_id: externalId, refused_at: null, problem: null, provider_code: null })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('paid_otherwise_at', 'is', null)
    .execute();
}

/**
 * Notes that somebody has paid it back in another way.
 * @returns whether it was refused and still to be done
 */
export async function savePaidOtherwise(tx: Tx, idempotencyKey: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await queries<PaymentsTables>(tx)
    .updateTable('provider_refunds')
    .set({ paid_otherwise_at: now })
    .where('wish', '=', idempotencyKey)
    .where('refused_at', 'is not', null)
    .where('done_at', 'is', null)
    .where('paid_otherwise_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Notes that the provider has made it. */
export async function saveRefundDone(tx: Tx, id: string, externalId: string, now: Date): Promise<void> {
  await queries<PaymentsTables>(tx)
    .updateTable('provider_refunds')
    .set({ done_at: now, external_id: externalId, refused_at: null, problem: null, provider_code: null })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}
