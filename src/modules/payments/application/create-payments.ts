import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { PaymentWish, WebhookRequest } from '../domain/payment-provider.ts';
import type { ProviderName } from '../domain/provider-payment.ts';
import {
  readPaymentByExternalId,
  unsettledPayments,
  unsettledPaymentsOf,
} from '../infrastructure/stored-provider-payment.ts';
import { defineForgetWebhooks } from './forget-webhooks.ts';
import { cancelPayment, capturePayment, lookAtPayment } from './look-at-payment.ts';
import { openPayment } from './open-payment.ts';
import { refundOfWish, savePaidOtherwise } from '../infrastructure/stored-refund.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';
import { receiveWebhook } from './receive-webhook.ts';
import {
  defineRefundPayment,
  isStuck,
  orderRefund,
  refundable,
  retryRefund,
  type RefundWish,
} from './refund-payment.ts';

/** `refused`: for good. `late`: not made within a day, and no longer retried. */
export type RefundState = 'made' | 'under-way' | 'late' | 'refused';

/**
 * The department that talks to the payment providers. It knows nothing about orders: the caller that requests a payment
 * gives it a reference of its own, learns of changes through the job `paymentChanged`, and decides what is captured. No
 * function here that calls a provider may be used inside a transaction.
 */
export function createPayments(deps: PaymentsDependencies) {
  return {
    /** Whether payments can be made there. */
    offers: (provider: ProviderName): boolean => deps.providers[provider] !== undefined,
    open: (wish: PaymentWish) => openPayment(deps, wish),
    look: (id: string) => lookAtPayment(deps, id),
    capture: (id: string) => capturePayment(deps, id),
    cancel: (id: string) => cancelPayment(deps, id),
    find: (provider: ProviderName, externalId: string) =>
      readPaymentByExternalId(deps.db, provider, externalId),
    /** Payments of a reference that can still be paid. */
    unsettledOf: unsettledPaymentsOf,
    unsettled: (before: Date, limit: number) => unsettledPayments(deps.db, before, limit),
    orderRefund: (tx: Tx, wish: RefundWish, now: Date) => orderRefund(deps, tx, wish, now),
    /** The amount of a payment that was captured and not refunded, in cents. */
    refundable: (tx: Tx, paymentId: string) => refundable(tx, paymentId),
    /** The progress of the refund requested as `wish`; null: there is none. */
    refundState: async (handle: Db | Tx, wish: string): Promise<RefundState | null> => {
      const refund = await refundOfWish(handle, wish);
      if (refund === null) return null;
      if (refund.doneAt !== null) return 'made';
      return isStuck(refund, deps.now()) ? (refund.refusedAt === null ? 'late' : 'refused') : 'under-way';
    },
    retryRefund: (tx: Tx, wish: string, now: Date) => retryRefund(tx, wish, now),
    /**
     * Somebody has paid it back in another way, after the provider refused.
     * @returns whether it was still to be done
     */
    refundPaidOtherwise: (tx: Tx, wish: string, now: Date) => savePaidOtherwise(tx, wish, now),
    receiveWebhook: (provider: ProviderName, request: Omit<WebhookRequest, 'now' | 'isOurs'>) =>
      receiveWebhook(deps, provider, request),
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => {
      defineRefundPayment(jobs, deps);
      defineForgetWebhooks(jobs, deps);
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
