import { sql, type Selectable } from 'kysely';
import { lockTexts, queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import type { PaymentMethod } from '../domain/order.ts';
import { type PaymentState, referenceKey } from '../domain/paying/payment-state.ts';
import type { OrderingTables, PaymentRow } from './ordering.tables.ts';

export interface StoredPayment {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly dueAt: Date;
  /** When the shop was told that it came; null: never. */
  readonly receivedAt: Date | null;
  /** The id of the payment at the bank or provider. */
  readonly externalId: string | null;
  /** The provider payment that is being captured, or was. */
  readonly claimedBy: string | null;
  /** Since when; null: no payment is. */
  readonly claimedAt: Date | null;
  /** Asked for or made while no real money moved. */
  readonly isTrial: boolean;
  readonly payment: PaymentState;
}

/** The payment of an order; null until the customer is asked to pay. Changed only under the order's lock. */
export async function paymentOf(handle: Db | Tx, orderId: string): Promise<StoredPayment | null> {
  const row = await queries<OrderingTables>(handle)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    method: row.method,
    dueAt: row.due_at,
    receivedAt: row.received_at,
    externalId: row.external_id,
    claimedBy: row.claimed_by,
    claimedAt: row.claimed_by === null ? null : (row.claimed_at ?? row.opened_at),
    isTrial: row.is_trial,
    payment: paymentState(row),
  };
}

/** Money of an order as staff see it. */
export interface PaymentFacts {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly state: PaymentState['state'];
  readonly amountCents: number;
  readonly receivedCents: number;
  readonly openedAt: Date;
  readonly dueAt: Date;
  /** When the shop was told that it came. */
  readonly receivedAt: Date | null;
  /** The day on which the bank booked it, if staff have said so: that of the transfer that came last until then. */
  readonly receivedOn: string | null;
  readonly refundedAt: Date | null;
  /** When a provider has promised it, until when it can be taken, and since when it is being taken. */
  readonly authorisedAt: Date | null;
  readonly captureBefore: Date | null;
  readonly captureAskedAt: Date | null;
  /** Since when a provider's payment is being taken, or was; null: none. */
  readonly claimedAt: Date | null;
  /** The id of the payment at the bank or provider. */
  readonly externalId: string | null;
  /** Asked for or made while no real money moved. */
  readonly isTrial: boolean;
}

/** All that was ever asked for an order, the oldest first. */
export async function paymentsOf(handle: Db | Tx, orderId: string): Promise<readonly PaymentFacts[]> {
  return queries<OrderingTables>(handle)
    .selectFrom('payments')
    .select([
      'id',
      'method',
      'state',
      'amount_cents as amountCents',
      'received_cents as receivedCents',
      'opened_at as openedAt',
      'due_at as dueAt',
      'received_at as receivedAt',
      sql<string | null>`(
        select r.received_on::text from order_receipts r
        where r.order_id = payments.order_id and r.booked_at <= payments.received_at and r.taken_back_at is null
        order by r.booked_at desc, r.id desc limit 1
      )`.as('receivedOn'),
      'refunded_at as refundedAt',
      'authorised_at as authorisedAt',
      'capture_before as captureBefore',
      'capture_asked_at as captureAskedAt',
      sql<Date | null>`case when claimed_by is not null then coalesce(claimed_at, opened_at) end`.as(
        'claimedAt',
      ),
      'external_id as externalId',
      'is_trial as isTrial',
    ])
    .where('order_id', '=', orderId)
    .orderBy('opened_at')
    .execute();
}

function paymentState(
  row: Pick<
    Selectable<PaymentRow>,
    | 'state'
    | 'amount_cents'
    | 'received_cents'
    | 'due_at'
    | 'received_at'
    | 'refunded_at'
    | 'opened_at'
    | 'authorised_at'
    | 'capture_before'
    | 'capture_asked_at'
  >,
): PaymentState {
  const { state, amount_cents: amountCents, received_cents } = row;
  const allCents = received_cents === 0 ? amountCents : received_cents;
  switch (state) {
    case 'open':
      return { state, amountCents, receivedCents: received_cents, dueAt: row.due_at };
    case 'lapsed':
    case 'released':
      return { state, amountCents };
    case 'authorised':
      return {
        state,
        amountCents,
        authorisedAt: row.authorised_at ?? row.opened_at,
        captureBefore: row.capture_before ?? row.due_at,
        captureAskedAt: row.capture_asked_at,
      };
    case 'expired':
      return { state, amountCents, receivedCents: received_cents, dueAt: row.due_at };
    case 'received':
    case 'refund-due':
      return {
        state,
        amountCents,
        receivedCents: allCents,
        receivedAt: row.received_at ?? row.opened_at,
      };
    case 'refunded':
      return {
        state,
        amountCents,
        refundedCents: allCents,
        refundedAt: row.refunded_at ?? row.opened_at,
      };
    default:
      return state satisfies never;
  }
}

/** Asks for the money of an order. */
export async function insertPayment(
  tx: Tx,
  payment: Pick<
    PaymentRow,
    'id' | 'order_id' | 'method' | 'amount_cents' | 'opened_at' | 'due_at' | 'is_trial'
  >,
): Promise<void> {
  await queries<OrderingTables>(tx)
    .insertInto('payments')
    .values({ ...payment, state: 'open' })
    .execute();
}

/** Writes what a payment has become. */
export async function savePayment(
  tx: Tx,
  id: string,
  payment: PaymentState,
  externalId: string | null,
  claimedBy?: string,
): Promise<void> {
  await queries<OrderingTables>(tx)
    .updateTable('payments')
    .set({
      state: payment.state,
      amount_cents: payment.amountCents,
      ...('receivedCents' in payment ? { received_cents: payment.receivedCents } : {}),
      // A customer who has paid a part gets another reminder for the rest.
      ...(payment.state === 'open' ? { due_at: payment.dueAt, reminded_at: null, received_at: null } : {}),
      ...(payment.state === 'expired' ? { due_at: payment.dueAt } : {}),
      ...(payment.state === 'authorised'
        ? {
            authorised_at: payment.authorisedAt,
            capture_before: payment.captureBefore,
            capture_asked_at: payment.captureAskedAt,
          }
        : {}),
      ...(payment.state === 'lapsed' ? { received_cents: 0, received_at: null } : {}),
      ...('receivedAt' in payment ? { received_at: payment.receivedAt } : {}),
      refunded_at: 'refundedAt' in payment ? payment.refundedAt : null,
      ...(externalId === null ? {} : { external_id: externalId }),
      ...(claimedBy === undefined ? {} : { claimed_by: claimedBy }),
    })
    .where('id', '=', id)
    .execute();
}

/** Keeps that no real money moved. Nothing takes it back. */
export async function saveTrial(tx: Tx, id: string): Promise<void> {
  await queries<OrderingTables>(tx)
    .updateTable('payments')
    .set({ is_trial: true })
    .where('id', '=', id)
    .execute();
}

/**
 * Whether some order was already paid with this money. People copy the reference of a transfer from paper and screen: case
 * and spaces do not tell two of them apart. Who books it must wait for who books the same just now.
 */
export async function isExternalIdKnown(tx: Tx, method: PaymentMethod, externalId: string): Promise<boolean> {
  await lockTexts(tx, [`transfer ${referenceKey(externalId)}`]);
  const receipt = await queries<OrderingTables>(tx)
    .selectFrom('order_receipts')
    .select('id')
    .where(sql`lower(regexp_replace(external_id, '\\s', '', 'g'))`, '=', referenceKey(externalId))
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  if (receipt !== undefined) return true;
  const row = await queries<OrderingTables>(tx)
    .selectFrom('payments')
    .select('id')
    .where('method', '=', method)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Money that came by bank transfer, as staff booked it. */
export interface Receipt {
  readonly id: string;
  readonly key: string;
  readonly amountCents: Cents;
  readonly externalId: string | null;
  /** The day on which the bank booked it, as '2026-11-28'. */
  readonly receivedOn: string | null;
  readonly bookedAt: Date;
  readonly bookedBy: string;
  /** It was a mistake; null: it stands. */
  readonly takenBack: { readonly at: Date; readonly by: string; readonly reason: string } | null;
}

/** All transfers that were booked for an order, the oldest first. */
export async function receiptsOf(handle: Db | Tx, orderId: string): Promise<Receipt[]> {
  const rows = await queries<OrderingTables>(handle)
    .selectFrom('order_receipts')
    .select([
      'id',
      'wish as key',
      'amount_cents as amountCents',
      'external_id as externalId',
      sql<string | null>`received_on::text`.as('receivedOn'),
      'booked_at as bookedAt',
      'booked_by as bookedBy',
      'taken_back_at as at',
      'taken_back_by as by',
      'taken_back_reason as reason',
    ])
    .where('order_id', '=', orderId)
    .orderBy('booked_at')
    .orderBy('id')
    .execute();
  return rows.map(({ at, by, reason, ...receipt }) => ({
    ...receipt,
    takenBack: at === null || by === null || reason === null ? null : { at, by, reason },
  }));
}

/** Notes that a booking was a mistake, and by what the bank calls the money that is left. The caller has locked the order. */
export async function saveReceiptTakenBack(
  tx: Tx,
  { receiptId, paymentId }: { readonly receiptId: string; readonly paymentId: string },
  takenBack: NonNullable<Receipt['takenBack']>,
  externalIdLeft: string | null,
): Promise<void> {
  const q = queries<OrderingTables>(tx);
  await q
    .updateTable('order_receipts')
    .set({
      taken_back_at: takenBack.at,
      taken_back_by: takenBack.by,
      taken_back_reason: takenBack.reason,
    })
    .where('id', '=', receiptId)
    .execute();
  await q.updateTable('payments').set({ external_id: externalIdLeft }).where('id', '=', paymentId).execute();
}

/** The caller has locked the order. */
export async function insertReceipt(
  tx: Tx,
  orderId: string,
  receipt: Omit<Receipt, 'takenBack'>,
): Promise<void> {
  await queries<OrderingTables>(tx)
    .insertInto('order_receipts')
    .values({
      id: receipt.id,
      order_id: orderId,
      wish: receipt.key,
      amount_cents: receipt.amountCents,
      external_id: receipt.externalId,
      received_on: receipt.receivedOn,
      booked_at: receipt.bookedAt,
      booked_by: receipt.bookedBy,
    })
    .execute();
}

/** Says which provider payment may pay. Said again, it is so since the first time. */
export async function saveClaim(tx: Tx, id: string, claimedBy: string, now: Date): Promise<void> {
  await queries<OrderingTables>(tx)
    .updateTable('payments')
    .set({ claimed_by: claimedBy, claimed_at: now })
    .where('id', '=', id)
    .where('claimed_by', 'is distinct from', claimedBy)
    .execute();
}

/** Says that no provider payment may pay any more. */
export async function dropClaim(tx: Tx, id: string): Promise<void> {
  await queries<OrderingTables>(tx)
    .updateTable('payments')
    .set({ claimed_by: null, claimed_at: null })
    .where('id', '=', id)
    .execute();
}

/** Records how an order is paid after the customer has chosen another method. */
export async function savePaymentMethod(tx: Tx, orderId: string, method: PaymentMethod): Promise<void> {
  const q = queries<OrderingTables>(tx);
  await q.updateTable('orders').set({ payment_method: method }).where('id', '=', orderId).execute();
  await q.updateTable('payments').set({ method }).where('order_id', '=', orderId).execute();
}
