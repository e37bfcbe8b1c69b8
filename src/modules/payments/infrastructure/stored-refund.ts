import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { PaymentsTables } from './payments.tables.ts';

export interface StoredRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amountCents: number;
  readonly doneAt: Date | null;
}

/** Notes a refund that is to be made. @returns whether it is new: the same wish twice is one refund */
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

/** What was or will be paid back of a payment, in cents. */
export async function orderedRefunds(tx: Tx, paymentId: string): Promise<number> {
  const { sum } = await queries<PaymentsTables>(tx)
    .selectFrom('provider_refunds')
    .select((all) => all.fn.coalesce(all.fn.sum<string>('amount_cents'), all.lit(0)).as('sum'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** Whether the provider has made the refund of this wish. */
export async function isWishDone(tx: Tx, wish: string): Promise<boolean> {
  const row = await queries<PaymentsTables>(tx)
    .selectFrom('provider_refunds')
    .select('done_at')
    .where('wish', '=', wish)
    .executeTakeFirst();
  return row !== undefined && row.done_at !== null;
}

export async function readRefund(db: Db, id: string): Promise<StoredRefund | null> {
  const row = await queries<PaymentsTables>(db)
    .selectFrom('provider_refunds')
    .select(['id', 'payment_id as paymentId', 'amount_cents as amountCents', 'done_at as doneAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes that the provider has made it. */
export async function saveRefundDone(tx: Tx, id: string, externalId: string, now: Date): Promise<void> {
  await queries<PaymentsTables>(tx)
    .updateTable('provider_refunds')
    .set({ done_at: now, external_id: externalId })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}
