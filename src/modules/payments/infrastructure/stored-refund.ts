import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { PaymentsTables } from './payments.tables.ts';

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
}

/**
 * Notes a requested refund.
 * @returns whether it is new: the same wish twice is one refund
 */
export async function insertRefund(
  tx: Tx,
  refund: {
    readonly id: string;
    readonly paymentId: string;
    readonly wish: string;
    readonly amountCents: number;
    readonly now: Date;
  },
): Promise<boolean> {
  const row = await queries<PaymentsTables>(tx)
    .insertInto('provider_refunds')
    .values({
      id: refund.id,
      payment_id: refund.paymentId,
      wish: refund.wish,
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
export async function orderedRefunds(tx: Tx, paymentId: string): Promise<number> {
  const { sum } = await queries<PaymentsTables>(tx)
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
] as const;

/** The refund of a wish, or null. */
export async function refundOfWish(handle: Db | Tx, wish: string): Promise<StoredRefund | null> {
  const row = await queries<PaymentsTables>(handle)
    .selectFrom('provider_refunds')
    .select(columns)
    .where('wish', '=', wish)
    .executeTakeFirst();
  return row ?? null;
}

export async function readRefund(db: Db, id: string): Promise<StoredRefund | null> {
  const row = await queries<PaymentsTables>(db)
    .selectFrom('provider_refunds')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The total that the provider has refunded of a payment, as far as we know, in cents. */
export async function madeRefunds(db: Db, paymentId: string): Promise<number> {
  const { sum } = await queries<PaymentsTables>(db)
    .selectFrom('provider_refunds')
    .select((all) => all.fn.coalesce(all.fn.sum<string>('amount_cents'), all.lit(0)).as('sum'))
    .where('payment_id', '=', paymentId)
    .where('done_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** Notes that the provider refused for good; with null, that it is asked again. */
export async function saveRefused(handle: Db | Tx, id: string, refusedAt: Date | null): Promise<void> {
  await queries<PaymentsTables>(handle)
    .updateTable('provider_refunds')
    .set({ refused_at: refusedAt })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('paid_otherwise_at', 'is', null)
    .execute();
}

/**
 * Notes that somebody has paid it back in another way.
 * @returns whether it was refused and still to be done
 */
export async function savePaidOtherwise(tx: Tx, wish: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await queries<PaymentsTables>(tx)
    .updateTable('provider_refunds')
    .set({ paid_otherwise_at: now })
    .where('wish', '=', wish)
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
    .set({ done_at: now, external_id: externalId, refused_at: null })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}
