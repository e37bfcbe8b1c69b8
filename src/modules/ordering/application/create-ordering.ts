import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { isOrderedSince } from '../infrastructure/customer-orders.ts';
import { letGoOfAccount } from '../infrastructure/personal-data.ts';
import { picturesShown } from '../infrastructure/stored-order.ts';
import { cancelOrder } from './ending/cancel-order.ts';
import { defineLapseOrders, lapseOrders } from './ending/lapse-orders.ts';
import { owedForReturned } from './ending/suggested-refund.ts';
import { listRefunds, refundOrder, refundTransferred, retryRefund } from './ending/refund-order.ts';
import { evidenceForStaff, evidencePackage } from './evidence/evidence-package.ts';
import { defineForgetContracts, forgetContracts } from './forget-contracts.ts';
import { askGiftBalance } from './gifts/held-gift.ts';
import { mayMailGiftOn, orderGift } from './gifts/order-gift.ts';
import { defineSendGifts, giftOfOrder, sendGifts } from './gifts/send-gifts.ts';
import { issueToAnother } from './issue-to-another.ts';
import { noteOnOrder, sendMailAgain } from './note-on-order.ts';
import { renewOrderLink } from './order-link.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';
import { askForPayment } from './paying/ask-for-payment.ts';
import { askToPayAgain, captureNow } from './paying/authorised-payment.ts';
import { checkVatId } from './check-vat-id.ts';
import { correctVat } from './correcting-vat/correct-vat.ts';
import { checkPayment } from './paying/check-payment.ts';
import { markAsPaid } from './paying/mark-as-paid.ts';
import {
  defineReconcilePayments,
  reconcilePayments,
  defineRemindPayments,
  remindPayments,
} from './paying/remind-payments.ts';
import { followCases, releaseCases } from './paying/payment-cases.ts';
import { returnFromProvider } from './paying/return-from-provider.ts';
import { settlePayment } from './paying/settle-payment.ts';
import { defineTellShipment, tellShipment } from './paying/tell-shipment.ts';
import { takeBackReceipt } from './paying/take-back-receipt.ts';
import { acceptOrder, declineOrder } from './placing/accept-order.ts';
import { confirmOrder } from './placing/confirm-order.ts';
import { distanceSales } from './placing/distance-sales.ts';
import { anonymiseDrafts, defineAnonymiseDrafts, cancelDraft } from './placing/drafts.ts';
import { checkVoucher } from './placing/check-voucher.ts';
import { draftOrder } from './placing/draft-order.ts';
import { quotePrice } from './placing/quote-price.ts';
import { getOrder, invoiceOfOrder, viewLockedOrder } from './reading/get-order.ts';
import {
  askToClaim,
  claimOrder,
  confirmationOfOrder,
  invoiceOfCustomer,
  orderDataOf,
  orderOfCustomer,
  ordersOfCustomer,
  ordersOfSubject,
  rentalsOfCustomer,
  textOfOrder,
} from './reading/orders-of-customer.ts';
import { defineStoreStatuses, keepStatuses } from './reading/order-status.ts';
import { orderForStaff } from './reading/staff-orders.ts';
import { hashOfEmail } from './placing/prove-mailbox.ts';

/**
 * The department that makes orders of carts and contracts of orders. The holder of an order's id may see it and act as
 * its customer; it is a secret of 256 bits.
 */
export function createOrdering(deps: OrderingDependencies) {
  keepStatuses(deps);
  return {
    ...bind(deps, {
      draftOrder,
      /** Gift vouchers that are bought: an order without lines, its voucher, and the job that mails them. */
      mayMailGiftOn,
      orderGift,
      giftOfOrder,
      sendGifts,
      checkVoucher,
      quotePrice,
      /** The sum of distance sales, by which they are taxed here or where they go to. */
      distanceSales,
      askGiftBalance,
      confirmOrder,
      askForPayment,
      returnFromProvider,
      settlePayment,
      /** Cases against a captured payment: chargebacks, claims, warnings. */
      followCases,
      releaseCases,
      captureNow,
      checkPayment,
      checkVatId,
      correctVat,
      tellShipment,
      askToPayAgain,
      reconcilePayments,
      cancelDraft,
      getOrder,
      /** An order as its customer may see it, within a transaction that has locked it. */
      viewOrder: viewLockedOrder,
      owedForReturned,
      invoiceOfOrder,
      markAsPaid,
      takeBackReceipt,
      issueToAnother,
      lapseOrders,
      /**
       * Staff pay money back; the back office sends a key of its own with each refund. `listRefunds` tells what is still
       * to be done: what a provider pays back finishes by itself, a bank transfer with `refundTransferred`.
       */
      refundOrder,
      refundTransferred,
      retryRefund,
      listRefunds,
      acceptOrder,
      declineOrder,
      cancelOrder,
      noteOnOrder,
      sendMailAgain,
      renewOrderLink,
      orderForStaff,
      /** What a bank or provider may ask for when a payment is disputed. */
      evidenceForStaff,
      evidencePackage,
      ordersOfCustomer,
      rentalsOfCustomer,
      orderOfCustomer,
      textOfOrder,
      confirmationOfOrder,
      invoiceOfCustomer,
      askToClaim,
      claimOrder,
      orderDataOf,
      ordersOfSubject,
      /** Whether somebody has ordered with this address since then. */
      hasOrderedSince: ({ db }: OrderingDependencies, email: string, since: Date) =>
        isOrderedSince(db, hashOfEmail(email), since),
      forgetContracts,
      remindPayments,
      anonymiseDrafts,
    }),
    letGoOfAccount,
    /** Those of the keys of photographs that an order shows. */
    picturesShown: (keys: readonly string[]) => picturesShown(deps.db, keys),
    /** Before the jobs start. */
    defineJobs: (jobs: Jobs) => {
      defineLapseOrders(jobs, deps);
      defineStoreStatuses(jobs, deps);
      defineRemindPayments(jobs, deps);
      defineReconcilePayments(jobs, deps);
      defineTellShipment(jobs, deps);
      defineSendGifts(jobs, deps);
      defineAnonymiseDrafts(jobs, deps);
      defineForgetContracts(jobs, deps);
    },
  };
}

export type Ordering = ReturnType<typeof createOrdering>;
