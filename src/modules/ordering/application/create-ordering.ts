import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Actor } from '../../../shared/actor.ts';
import { cancelDraft } from './cancel-draft.ts';
import { confirmOrder } from './confirm-order.ts';
import { getOrder } from './get-order.ts';
import { initiatePayment, type Checkout, type Request } from './initiate-payment.ts';
import { defineLapseOrders, lapseOrders } from './lapse-orders.ts';
import { markAsPaid, type IncomingPayment } from './mark-as-paid.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';

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
