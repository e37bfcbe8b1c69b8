import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { writeOutbox } from '../../../platform/outbox/outbox.ts';
import { bind } from '../../../shared/bind.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import type { ReadWebhook, WebhookFailure, WebhookRequest } from '../domain/payment-provider.ts';
import type { ProviderName, ProviderPayment } from '../domain/provider-payment.ts';
import {
  capturedPayments,
  readPaymentByExternalId,
  readPaymentByTransaction,
  unsettledPayments,
  unsettledPaymentsOf,
  readPayment,
  readProtectionOf,
} from '../infrastructure/stored/stored-provider-payment.ts';
import { forgetReleases, readCasesOf, saveRelease } from '../infrastructure/stored/stored-case.ts';
import { readRefund, savePaidOtherwise } from '../infrastructure/stored/stored-refund.ts';
import { isWebhookKept, keepWebhookId, forgetWebhookIds } from '../infrastructure/stored/webhook-ids.ts';
import { cancelPayment, capturePayment, lookAtPayment } from './look-at-payment.ts';
import { openPayment } from './open-payment.ts';
import { rememberFindings } from './check-providers.ts';
import { defineImportStatements, importStatements } from './import-statements.ts';
import { askForCases, keepCases } from './payment-cases.ts';
import { tellShipment } from './tell-shipment.ts';
import { type PaymentsDependencies, paymentChanged } from './payments-dependencies.ts';
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
      askForCases,
      tellShipment,
      keepBooks: importStatements,
    }),
    ...bind(deps.db, {
      find: readPaymentByExternalId,
      unsettled: unsettledPayments,
      captured: capturedPayments,
    }),
    /** Whether the providers are set up as the shop needs them, as of at most half a day ago, or now. */
    providerFindings: rememberFindings(deps),
    /** Whether payments can be made there. */
    offers: (means: ProviderName | 'klarna'): boolean =>
      means === 'klarna' ? deps.providers.stripe?.takesKlarna === true : deps.providers[means] !== undefined,
    /** Payments of a reference that can still be paid. */
    unsettledOf: unsettledPaymentsOf,
    refundable,
    retryRefund,
    refundPaidOtherwise: savePaidOtherwise,
    keepCases,
    /** What is, or was, held against the payments of a reference. */
    casesOf: readCasesOf,
    protectionOf: readProtectionOf,
    releaseCases: saveRelease,
    forgetReleases,
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => {
      defineRefundPayment(jobs, deps);
      defineForgetWebhooks(jobs, deps);
      defineImportStatements(jobs, deps);
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;

/**
 * Receives a provider's webhook: only signed ones, and each one once. It is answered at once; the provider is then
 * asked for the facts, so the order in which webhooks arrive does not matter.
 * @returns the outcome. Webhooks that do not concern us are accepted too, or the provider would repeat them
 */
async function receiveWebhook(
  { db, now, providers, log, recordSecurityEvent }: PaymentsDependencies,
  name: ProviderName,
  request: Omit<WebhookRequest, 'now' | 'isOurs'>,
): Promise<Result<'taken' | 'known' | 'not-ours', WebhookFailure>> {
  const provider = providers[name];
  if (provider === undefined) return fail({ code: 'webhook-refused' });
  const moment = now();
  const read = await provider.readWebhook({
    ...request,
    now: moment,
    isOurs: async (about) =>
      (await paymentNamed(db, name, about)) !== null && !(await isWebhookKept(db, name, about.id)),
  });
  if (!read.ok) {
    if (read.error.code === 'webhook-refused' && read.error.isOfOtherMode === true) {
      log.error(
        { provider: name },
        'a webhook of the wrong mode was refused: are keys or addresses mixed up?',
      );
      recordSecurityEvent({ kind: 'payment-of-other-mode', client: null });
    } else if (read.error.code === 'webhook-refused') {
      log.warn({ provider: name }, 'a webhook was refused');
    }
    return read;
  }
  if (read.value === null) return ok('not-ours');
  const about = read.value;
  return db.transaction(async (tx) => {
    if (!(await keepWebhookId(tx, name, about.id, moment))) return ok('known' as const);
    const payment = await paymentNamed(tx, name, about);
    if (payment === null) return ok('not-ours' as const);
    const told = { paymentId: payment.id, hasCase: about.isAboutCase };
    await writeOutbox(tx, paymentChanged, told, moment);
    return ok('taken' as const);
  });
}

/** The provider's payment that a webhook is about: by our id of it or of its refund, or by what the provider calls it. */
async function paymentNamed(
  handle: Db | Tx,
  provider: ProviderName,
  { paymentId, transactionId }: Pick<ReadWebhook, 'paymentId' | 'transactionId'>,
): Promise<ProviderPayment | null> {
  const byId = paymentId === null ? null : await paymentOrRefund(handle, paymentId);
  if (byId !== null) return byId.provider === provider ? byId : null;
  return transactionId === null ? null : readPaymentByTransaction(handle, provider, transactionId);
}

async function paymentOrRefund(handle: Db | Tx, id: string): Promise<ProviderPayment | null> {
  const payment = await readPayment(handle, id);
  if (payment !== null) return payment;
  const refund = await readRefund(handle, id);
  return refund === null ? null : readPayment(handle, refund.paymentId);
}

const forgetWebhooksJob = job('forget-webhooks', z.object({}));
/** Providers repeat a webhook for some days; older ones are refused because of their time. */
const keptDays = 30;

/** Defines the nightly job that forgets webhooks received long ago. */
function defineForgetWebhooks(jobs: Jobs, deps: Pick<PaymentsDependencies, 'db' | 'now'>): void {
  jobs.define(forgetWebhooksJob, {
    retryLimit: 2,
    atOnce: 1,
    handler: async () => {
      await forgetWebhooks(deps);
    },
  });
  jobs.schedule(forgetWebhooksJob, '25 3 * * *', {});
}

export function forgetWebhooks({ db, now }: Pick<PaymentsDependencies, 'db' | 'now'>): Promise<number> {
  return forgetWebhookIds(db, new Date(now().getTime() - keptDays * dayMs));
}
