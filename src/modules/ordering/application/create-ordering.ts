import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Actor } from '../../../shared/actor.ts';
import type { PaymentKind, ProviderName } from '../../payments/index.ts';
import { acceptOrder, declineOrder } from './accept-order.ts';
import { noteOnOrder, sendMailAgain } from './note-on-order.ts';
import { renewOrderLink } from './renew-order-link.ts';
import { orderForStaff } from './staff-orders.ts';
import { anonymiseDrafts, defineAnonymiseDrafts } from './anonymise-drafts.ts';
import { askForPayment } from './ask-for-payment.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { cancelOrder } from './cancel-order.ts';
import { cancelDraft } from './cancel-draft.ts';
import { askToClaim, claimOrder } from './claim-order.ts';
import { confirmOrder, type AtTheClick } from './confirm-order.ts';
import { defineForgetContracts, forgetContracts } from './forget-contracts.ts';
import { getOrder, invoiceOfOrder, viewLockedOrder } from './get-order.ts';
import { initiatePayment, type Checkout, type Request } from './initiate-payment.ts';
import { defineLapseOrders, lapseOrders } from './lapse-orders.ts';
import { markAsPaid, type IncomingPayment } from './mark-as-paid.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';
import {
  confirmationOfOrder,
  invoiceOfCustomer,
  orderDataOf,
  orderOfCustomer,
  ordersOfCustomer,
  rentalsOfCustomer,
  textOfOrder,
} from './orders-of-customer.ts';
import { picturesShown } from '../infrastructure/pictures-shown.ts';
import { letGoOfAccount } from '../infrastructure/personal-data.ts';
import type { LegalSlug } from '../domain/legal-texts.ts';
import { defineReconcilePayments, reconcilePayments } from './reconcile-payments.ts';
import { listRefunds, refundOrder, refundTransferred, retryRefund, type RefundWish } from './refund-order.ts';
import { returnFromProvider } from './return-from-provider.ts';
import { defineRemindPayments, remindPayments } from './remind-payments.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * The department that makes orders of carts and contracts of orders. The holder of an order's id may see it and act as
 * its customer; it is a secret of 256 bits.
 */
export function createOrdering(deps: OrderingDependencies) {
  return {
    initiatePayment: (checkout: Checkout, request: Request) => initiatePayment(deps, checkout, request),
    confirmOrder: (orderId: string, mailToken: string | null, atTheClick: AtTheClick = {}) =>
      confirmOrder(deps, orderId, mailToken, atTheClick),
    askForPayment: (orderId: string, kind: PaymentKind) => askForPayment(deps, orderId, kind),
    returnFromProvider: (provider: ProviderName, externalId: string, orderId: string | null) =>
      returnFromProvider(deps, provider, externalId, orderId),
    settlePayment: (paymentId: string) => settlePayment(deps, paymentId),
    reconcilePayments: () => reconcilePayments(deps),
    cancelDraft: (orderId: string) => cancelDraft(deps, orderId),
    getOrder: (orderId: string) => getOrder(deps, orderId),
    /** An order as its customer may see it, within a transaction that has locked it. */
    viewOrder: (tx: Tx, id: string) => viewLockedOrder(deps, tx, id),
    invoiceOfOrder: (orderId: string, number: string) => invoiceOfOrder(deps, orderId, number),
    markAsPaid: (incoming: IncomingPayment, actor: Actor) => markAsPaid(deps, incoming, actor),
    lapseOrders: () => lapseOrders(deps),
    /**
     * Staff pay money back; the back office sends a key of its own with each wish. `listRefunds` tells what is still
     * to be done: what a provider pays back finishes by itself, a bank transfer with `refundTransferred`.
     */
    refundOrder: (wish: RefundWish, actor: Actor) => refundOrder(deps, wish, actor),
    refundTransferred: (refundId: string, actor: Actor) => refundTransferred(deps, refundId, actor),
    retryRefund: (refundId: string, actor: Actor) => retryRefund(deps, refundId, actor),
    listRefunds: (orderNumber: number, actor: Actor) => listRefunds(deps, orderNumber, actor),
    acceptOrder: (number: number, actor: Actor) => acceptOrder(deps, number, actor),
    declineOrder: (number: number, actor: Actor) => declineOrder(deps, number, actor),
    cancelOrder: (number: number, actor: Actor, reason?: string | null) =>
      cancelOrder(deps, number, actor, reason),
    noteOnOrder: (number: number, text: string, actor: Actor) => noteOnOrder(deps, number, text, actor),
    sendMailAgain: (number: number, mailId: string, actor: Actor) =>
      sendMailAgain(deps, number, mailId, actor),
    renewOrderLink: (number: number, actor: Actor) => renewOrderLink(deps, number, actor),
    orderForStaff: (number: number, actor: Actor) => orderForStaff(deps, number, actor),
    ordersOfCustomer: (customerId: string) => ordersOfCustomer(deps, customerId),
    rentalsOfCustomer: (customerId: string) => rentalsOfCustomer(deps, customerId),
    orderOfCustomer: (customerId: string, number: string) => orderOfCustomer(deps, customerId, number),
    textOfOrder: (customerId: string, text: { readonly number: string; readonly slug: LegalSlug }) =>
      textOfOrder(deps, customerId, text),
    confirmationOfOrder: (customerId: string, number: string) =>
      confirmationOfOrder(deps, customerId, number),
    invoiceOfCustomer: (customerId: string, wanted: { readonly number: string; readonly invoice: string }) =>
      invoiceOfCustomer(deps, customerId, wanted),
    askToClaim: (customerId: string, number: string) => askToClaim(deps, customerId, number),
    claimOrder: (customerId: string, token: string) => claimOrder(deps, customerId, token),
    orderDataOf: (subject: { readonly customerId: string; readonly confirmedEmail: string | null }) =>
      orderDataOf(deps, subject),
    letGoOfAccount: (tx: Tx, customerId: string, now: Date) => letGoOfAccount(tx, customerId, now),
    /** Those of the keys of photographs that an order shows. */
    picturesShown: (keys: readonly string[]) => picturesShown(deps.db, keys),
    forgetContracts: () => forgetContracts(deps),
    remindPayments: () => remindPayments(deps),
    anonymiseDrafts: () => anonymiseDrafts(deps),
    /** Before the jobs start. */
    defineJobs: (jobs: Jobs) => {
      defineLapseOrders(jobs, deps);
      defineRemindPayments(jobs, deps);
      defineReconcilePayments(jobs, deps);
      defineAnonymiseDrafts(jobs, deps);
      defineForgetContracts(jobs, deps);
    },
  };
}

export type Ordering = ReturnType<typeof createOrdering>;
