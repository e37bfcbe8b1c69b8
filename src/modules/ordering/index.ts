export { createOrdering, type Ordering } from './application/create-ordering.ts';
export type { ConfirmRefusal } from './application/placing/confirm-order.ts';
export type { HistoryActor } from './domain/history-event.ts';
export type { GonePiece } from './application/placing/accept-order.ts';
export type { Checkout, DraftedOrder, DraftRefusal } from './application/placing/draft-order.ts';
export type { IncomingPayment, PaidRefusal } from './application/paying/mark-as-paid.ts';
export type { BankTransfer, OrderView } from './application/reading/order-view.ts';
export type { OrderingDependencies } from './application/ordering-dependencies.ts';
export type { OrderedRefund, RefundRefusal, RefundRequest } from './application/ending/refund-order.ts';
export type { BankAccount } from './domain/paying/giro-code.ts';
export type { OrderLine, OrderTotals } from './domain/order.ts';
export type { ListedOrder, ListedRental, OrderOfCustomer } from './application/reading/orders-of-customer.ts';
export type { StoredRefund } from './infrastructure/stored-refund.ts';
export type { OrderingTables } from './infrastructure/ordering.tables.ts';

// For the departments that work on an order once its contract stands:
export type {
  AfterContract,
  DamageClaim,
  DeclarationOnOrder,
  ExemptionProof,
  GivenProof,
  LineProgress,
  ReturnedPieces,
} from './application/placing/after-contract.ts';
export { askCapture } from './application/paying/authorised-payment.ts';
export { reckonSurplus, surplusOfClaim } from './application/paying/surplus.ts';
export { askToTellShipment } from './application/paying/tell-shipment.ts';
export { auditOrder } from './application/audit-order.ts';
export type { LockRefusal } from './application/reading/get-order.ts';
export { mistakenReceiptMail, nothingChanges, paidAlready } from './application/mails/order-mails.ts';
export { lineRow, mailAbout, paragraph, transferTable } from './application/mails/mail-parts.ts';
export {
  findOrder,
  lockAsSeen,
  lockOrder,
  type OrderFacts,
} from './application/reading/order-for-departments.ts';
export { tagsOf } from './application/ordering-dependencies.ts';
export { isHiddenFrom } from './application/reading/get-order.ts';
export { claimNumber, orderNumber, orderNumberIn, parseOrderNumber, shownTitle } from './domain/order.ts';
export { transferEnd } from './domain/deadlines.ts';
export { assemblyPaid } from './domain/invoice-lines.ts';
export { stuckSince } from './domain/paying/settlement.ts';
export { orderAsked, orderCalls } from './http/staff-order-calls.ts';
export { forgottenAmong, restrictedAmong } from './infrastructure/personal-data.ts';
export { takeBackOfLine } from './infrastructure/stored-distance-sales.ts';
export { appendDeclared, appendHistory } from './infrastructure/write-order.ts';
export { isRefundedFor } from './application/ending/suggested-refund.ts';
