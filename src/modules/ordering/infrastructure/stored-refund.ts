import type { Selectable } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import type { OrderingTables, OrderRefundRow } from './ordering.tables.ts';

/** Money that goes back to a customer. */
export interface StoredRefund {
  readonly id: string;
  readonly orderId: string;
  readonly amountCents: Cents;
  /** Staff's own words for it. */
  readonly reason: string;
  /** The account that staff transfer it to, until they have; null: they find it in the bank's statement. */
  readonly iban: string | null;
  /** The provider payment by which it goes back; null: staff make a bank transfer. */
  readonly paymentId: string | null;
  readonly orderedAt: Date;
  readonly orderedBy: string;
  /** What was transferred beyond what was owed: no money for goods, and no credit note. */
  readonly isSurplus: boolean;
  /** The claim for damage beyond which it was transferred; null: none. */
  readonly claimId: string | null;
  /** It went to the gift voucher that had paid it, and nobody transfers it. */
  readonly isToGift: boolean;
  /** A part of an authorised amount that was not taken: nothing goes back. */
  readonly isWaived: boolean;
  /** The customer has it from a dispute that the shop has lost: nothing goes back. */
  readonly isByBank: boolean;
  /** Null: the provider, or staff, have not done it yet. */
  readonly doneAt: Date | null;
}

/** All refunds of an order, the oldest first. */
export async function refundsOf(
  handle: Db | Tx,
  orderId: string,
): Promise<(StoredRefund & { key: string })[]> {
  const rows = await queries<OrderingTables>(handle)
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('ordered_at')
    .orderBy('to_gift_voucher')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...storedRefund(row), key: row.wish }));
}

/** The refund of this id, or null. */
export async function readRefund(tx: Tx, id: string): Promise<StoredRefund | null> {
  const row = await queries<OrderingTables>(tx)
    .selectFrom('order_refunds')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : storedRefund(row);
}

function storedRefund(row: Selectable<OrderRefundRow>): StoredRefund {
  return {
    id: row.id,
    orderId: row.order_id,
    amountCents: row.amount_cents,
    reason: row.reason,
    iban: row.iban,
    paymentId: row.payment_id,
    orderedAt: row.ordered_at,
    orderedBy: row.ordered_by,
    isSurplus: row.surplus,
    claimId: row.claim_id,
    isToGift: row.to_gift_voucher,
    isWaived: row.waived,
    isByBank: row.by_bank,
    doneAt: row.done_at,
  };
}

/** Records a refund that is owed, or was made to a gift voucher. The caller has locked the order. */
export async function insertRefund(
  tx: Tx,
  {
    key,
    isToGift = false,
    iban = null,
    claimId = null,
    ...refund
  }: Omit<StoredRefund, 'doneAt' | 'isToGift' | 'isWaived' | 'isByBank' | 'iban' | 'claimId'> & {
    readonly key: string;
    readonly claimId?: string | null;
    readonly iban?: string | null;
    readonly isToGift?: boolean;
  },
): Promise<void> {
  await queries<OrderingTables>(tx)
    .insertInto('order_refunds')
    .values({
      id: refund.id,
      order_id: refund.orderId,
      wish: key,
      amount_cents: refund.amountCents,
      reason: refund.reason,
      iban,
      payment_id: refund.paymentId,
      ordered_at: refund.orderedAt,
      ordered_by: refund.orderedBy,
      surplus: refund.isSurplus,
      claim_id: claimId,
      to_gift_voucher: isToGift,
      ...(isToGift ? { done_at: refund.orderedAt, done_by: refund.orderedBy } : {}),
    })
    .execute();
}

type Recorded = Pick<
  StoredRefund,
  'id' | 'orderId' | 'amountCents' | 'reason' | 'orderedAt' | 'orderedBy'
> & {
  readonly key: string;
};

/** Records that the shop does without a part of what is authorised. The caller has locked the order. */
export const insertWaiver = (tx: Tx, waiver: Recorded): Promise<void> =>
  insertDone(tx, waiver, { waived: true });

/** Records what the customer's bank has given back. The caller has locked the order. */
export const insertRefundByBank = (tx: Tx, refund: Recorded): Promise<void> =>
  insertDone(tx, refund, { by_bank: true });

/** A refund that moves no money is done at once. */
async function insertDone(
  tx: Tx,
  { key, ...done }: Recorded,
  kind: { readonly waived: true } | { readonly by_bank: true },
): Promise<void> {
  await queries<OrderingTables>(tx)
    .insertInto('order_refunds')
    .values({
      id: done.id,
      order_id: done.orderId,
      wish: key,
      payment_id: null,
      ...kind,
      amount_cents: done.amountCents,
      reason: done.reason,
      ordered_at: done.orderedAt,
      ordered_by: done.orderedBy,
      done_at: done.orderedAt,
      done_by: done.orderedBy,
    })
    .execute();
}

/** Notes that it was paid back. @returns whether it was open until now */
export async function saveRefundDone(tx: Tx, id: string, doneBy: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await queries<OrderingTables>(tx)
    .updateTable('order_refunds')
    .set({ done_at: now, done_by: doneBy, iban: null })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that money that was paid back has come back. @returns whether it was done until now */
export async function saveRefundReturned(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await queries<OrderingTables>(tx)
    .updateTable('order_refunds')
    .set({ done_at: null, done_by: null })
    .where('id', '=', id)
    .where('done_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The overpayment is calculated again: transfers of it that were not made yet are no longer owed. */
export async function dropOpenSurplus(tx: Tx, orderId: string, claimId: string | null): Promise<void> {
  await queries<OrderingTables>(tx)
    .deleteFrom('order_refunds')
    .where('order_id', '=', orderId)
    .where('surplus', '=', true)
    .where('claim_id', 'is not distinct from', claimId)
    .where('payment_id', 'is', null)
    .where('done_at', 'is', null)
    .execute();
}
