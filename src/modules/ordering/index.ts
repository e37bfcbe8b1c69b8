import type { Actor } from '../../shared/actor.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { cancelDraft } from './application/cancel-draft.ts';
import { confirmOrder } from './application/confirm-order.ts';
import { getOrder } from './application/get-order.ts';
import { initiatePayment, type Checkout, type Request } from './application/initiate-payment.ts';
import { defineLapseOrders, lapseOrders } from './application/lapse-orders.ts';
import { markAsPaid, type IncomingPayment } from './application/mark-as-paid.ts';
import type { OrderingDependencies } from './application/ordering-dependencies.ts';

export type { ConfirmRefusal } from './application/confirm-order.ts';
export type { Checkout, GonePiece, Initiated, InitiateRefusal } from './application/initiate-payment.ts';
export type { IncomingPayment, PaidRefusal } from './application/mark-as-paid.ts';
export type { BankTransfer, OrderView } from './application/order-view.ts';
export type { OrderingDependencies } from './application/ordering-dependencies.ts';
export type { BankAccount } from './domain/giro-code.ts';
export { orderNumber, parseOrderNumber } from './domain/order-number.ts';
export type { OrderLine, OrderTotals } from './domain/order.ts';
export { newSecret } from './infrastructure/secrets.ts';
export type { OrderingTables } from './infrastructure/ordering.tables.ts';

/**
 * The department that makes orders of carts and contracts of orders. Whoever has an order's id may see it and act as
 * its customer; it is a secret of 256 bits.
 */
export function createOrdering(deps: OrderingDependencies) {
  return {
    initiatePayment: (checkout: Checkout, request: Request) => initiatePayment(deps, checkout, request),
    confirmOrder: (orderId: string, mailToken: string | null) => confirmOrder(deps, orderId, mailToken),
    cancelDraft: (orderId: string) => cancelDraft(deps, orderId),
    getOrder: (orderId: string) => getOrder(deps, orderId),
    markAsPaid: (incoming: IncomingPayment, actor: Actor) => markAsPaid(deps, incoming, actor),
    lapseOrders: () => lapseOrders(deps),
    /** Before the jobs start. */
    defineJobs: (jobs: Jobs) => defineLapseOrders(jobs, deps),
  };
}

export type Ordering = ReturnType<typeof createOrdering>;
