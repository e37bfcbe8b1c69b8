import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { PaymentMethod } from '../domain/order.ts';
import type { PaymentState } from '../domain/payment-machine.ts';
import type { OrderingTables, PaymentRow } from './ordering.tables.ts';

export interface StoredPayment {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly dueAt: Date;
  /** What the bank or provider calls it. */
  readonly externalId: string | null;
  /** The provider payment that is being captured, or was. */
  readonly claimedBy: string | null;
  readonly payment: PaymentState;
}

/** The payment of an order; null as long as nobody was asked to pay. Changed only by who has locked the order. */
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
    externalId: row.external_id,
    claimedBy: row.claimed_by,
    payment: paymentState(row),
  };
}

/** Money of an order as staff see it. */
export interface PaymentFacts {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly state: PaymentState['state'];
  readonly amountCents: number;
  readonly openedAt: Date;
  readonly dueAt: Date;
  readonly receivedAt: Date | null;
  readonly refundedAt: Date | null;
  /** What the bank or provider calls it. */
  readonly externalId: string | null;
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
      'opened_at as openedAt',
      'due_at as dueAt',
      'received_at as receivedAt',
      'refunded_at as refundedAt',
      'external_id as externalId',
    ])
    .where('order_id', '=', orderId)
    .orderBy('opened_at')
    .execute();
}

function paymentState(
  row: Pick<PaymentRow, 'state' | 'amount_cents' | 'due_at' | 'received_at' | 'refunded_at' | 'opened_at'>,
): PaymentState {
  const { state, amount_cents: amountCents } = row;
  switch (state) {
    case 'open':
      return { state, amountCents, dueAt: row.due_at };
    case 'lapsed':
      return { state, amountCents };
    case 'received':
    case 'refund-due':
      return { state, amountCents, receivedAt: row.received_at ?? row.opened_at };
    case 'refunded':
      return { state, amountCents, refundedAt: row.refunded_at ?? row.opened_at };
    default:
      return state satisfies never;
  }
}

/** Asks for the money of an order. */
export async function insertPayment(
  tx: Tx,
  payment: Pick<PaymentRow, 'id' | 'order_id' | 'method' | 'amount_cents' | 'opened_at' | 'due_at'>,
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
      ...('receivedAt' in payment ? { received_at: payment.receivedAt } : {}),
      ...('refundedAt' in payment ? { refunded_at: payment.refundedAt } : {}),
      ...(externalId === null ? {} : { external_id: externalId }),
      ...(claimedBy === undefined ? {} : { claimed_by: claimedBy }),
    })
    .where('id', '=', id)
    .execute();
}

/** Whether some order was already paid with this money. */
export async function isExternalIdKnown(tx: Tx, method: PaymentMethod, externalId: string): Promise<boolean> {
  const row = await queries<OrderingTables>(tx)
    .selectFrom('payments')
    .select('id')
    .where('method', '=', method)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Says which provider payment may pay, or that none does any more. */
export async function saveClaim(tx: Tx, id: string, claimedBy: string | null): Promise<void> {
  await queries<OrderingTables>(tx)
    .updateTable('payments')
    .set({ claimed_by: claimedBy })
    .where('id', '=', id)
    .execute();
}

/** Says by which means an order is paid, where the customer has chosen anew. */
export async function savePaymentMethod(tx: Tx, orderId: string, method: PaymentMethod): Promise<void> {
  const q = queries<OrderingTables>(tx);
  await q.updateTable('orders').set({ payment_method: method }).where('id', '=', orderId).execute();
  await q.updateTable('payments').set({ method }).where('order_id', '=', orderId).execute();
}
