import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Cents } from '../../../shared/cents.ts';
import { lastDayBefore } from '../domain/deadlines.ts';
import { giroCode, type BankAccount } from '../domain/giro-code.ts';
import type {
  Customer,
  DeliveryOption,
  OrderLine,
  OrderTotals,
  OrderVat,
  PaymentMethod,
} from '../domain/order.ts';
import { lapsesAt, type OrderState } from '../domain/order-machine.ts';
import { orderNumber } from '../domain/order-number.ts';
import type { PaymentState } from '../domain/payment-machine.ts';
import { linesOf } from '../infrastructure/order-lines.ts';
import type { StoredOrder } from '../infrastructure/stored-order.ts';
import { paymentOf, type StoredPayment } from '../infrastructure/stored-payment.ts';

/** What to type into a bank transfer. */
export interface BankTransfer extends BankAccount {
  readonly amountCents: Cents;
  readonly reference: string;
  /** The last day on which the money is in time, as '2026-11-28'. */
  readonly dueDate: string;
  /** Text of the QR code that fills in the transfer. */
  readonly giroCode: string;
}

/** An order as its customer may see it. */
export interface OrderView {
  /** 'WMK-100234' */
  readonly number: string;
  readonly state: OrderState['state'];
  /** A guest has to follow the mailed link before the order is accepted. */
  readonly awaitsMail: boolean;
  /** When time alone ends it; null: never. */
  readonly endsAt: Date | null;
  readonly orderedAt: Date;
  readonly customer: Customer;
  readonly delivery: DeliveryOption;
  readonly paymentMethod: PaymentMethod;
  readonly payment: { readonly state: PaymentState['state']; readonly externalId: string | null } | null;
  /** Only while it is waited for: showing it asks for the money, and so accepts the order (spec 4.11). */
  readonly bankTransfer: BankTransfer | null;
  readonly totals: OrderTotals;
  readonly vatByRate: readonly OrderVat[];
  readonly lines: readonly OrderLine[];
}

/** Reads what belongs to an order and shows it. */
export async function viewOrder(
  handle: Db | Tx,
  stored: StoredOrder,
  account: BankAccount,
): Promise<OrderView> {
  const lines = await linesOf(handle, stored.id);
  const payment = await paymentOf(handle, stored.id);
  const { order } = stored;
  const offeredAt = 'offeredAt' in order ? order.offeredAt : null;
  return {
    number: orderNumber(stored.number),
    state: order.state,
    awaitsMail: order.state === 'offered' && order.awaitsMail,
    endsAt: lapsesAt(order),
    orderedAt: offeredAt ?? stored.createdAt,
    customer: stored.customer,
    delivery: stored.delivery,
    paymentMethod: stored.paymentMethod,
    payment: payment === null ? null : { state: payment.payment.state, externalId: payment.externalId },
    bankTransfer: bankTransfer(stored, payment, account),
    totals: stored.totals,
    vatByRate: stored.vatByRate,
    lines,
  };
}

function bankTransfer(
  stored: StoredOrder,
  stillOpen: StoredPayment | null,
  account: BankAccount,
): BankTransfer | null {
  if (stored.order.state !== 'accepted' || stillOpen?.payment.state !== 'open') return null;
  const { amountCents, dueAt } = stillOpen.payment;
  const reference = orderNumber(stored.number);
  return {
    ...account,
    amountCents,
    reference,
    dueDate: lastDayBefore(dueAt),
    giroCode: giroCode(account, amountCents, reference),
  };
}
