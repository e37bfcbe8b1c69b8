import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import type { ProviderName } from '../domain/provider-payment.ts';
import {
  readPaymentByExternalId,
  unsettledPayments,
  unsettledPaymentsOf,
} from '../infrastructure/stored-provider-payment.ts';
import { defineForgetWebhooks } from './forget-webhooks.ts';
import { cancelPayment, capturePayment, lookAtPayment } from './look-at-payment.ts';
import { openPayment } from './open-payment.ts';
import { savePaidOtherwise } from '../infrastructure/stored-refund.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { defineRefundPayment, orderRefund, refundable, refundState, retryRefund } from './refund-payment.ts';

/**
 * The department that talks to the payment providers. It knows nothing about orders: the caller that requests a payment
 * gives it a reference of its own, learns of changes through the job `paymentChanged`, and decides what is captured. No
 * function here that calls a provider may be used inside a transaction.
 */
export function createPayments(deps: PaymentsDependencies) {
  return {
    ...bind(deps, {
      open: openPayment,
      look: lookAtPayment,
      capture: capturePayment,
      cancel: cancelPayment,
      orderRefund,
      refundState,
      receiveWebhook,
    }),
    ...bind(deps.db, { find: readPaymentByExternalId, unsettled: unsettledPayments }),
    /** Whether payments can be made there. */
    offers: (provider: ProviderName): boolean => deps.providers[provider] !== undefined,
    /** Payments of a reference that can still be paid. */
    unsettledOf: unsettledPaymentsOf,
    refundable,
    retryRefund,
    refundPaidOtherwise: savePaidOtherwise,
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => {
      defineRefundPayment(jobs, deps);
      defineForgetWebhooks(jobs, deps);
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
