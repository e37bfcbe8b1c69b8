import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inPortions } from '../../../platform/db/in-portions.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import type { VatIdAbroad } from '../../../shared/places/vat-id.ts';
import { confirmedDays } from '../domain/vat-id-confirmation.ts';
import {
  consultationsOfOrders,
  deleteConsultations,
  letGoOfOrders,
  restingOrdersAfter,
  restOrderOn,
} from '../infrastructure/stored-consultation.ts';
import { confirmVatId, freshConfirmation, newAsking, type VatIdDependencies } from './confirm-vat-id.ts';
import { confirmForOrder } from './confirm-for-order.ts';

/**
 * The department that has VAT IDs of other member states confirmed, and keeps the proof (§§ 6a (1) No. 4, 18e UStG). What
 * a sale with one costs is not its business.
 */
export function createVatIds(deps: VatIdDependencies) {
  return {
    ...bind({ ...deps, asking: newAsking() }, { confirm: confirmVatId, confirmForOrder }),
    ...bind(deps, {
      freshConfirmation,
      /** What is kept of these orders' VAT IDs, the latest first. */
      consultationsOf: ({ db }: VatIdDependencies, orderIds: readonly string[]) =>
        consultationsOfOrders(db, orderIds),
      /** The days for which the shop's own register has confirmed this VAT ID, as far as the order rests on it. */
      confirmedDaysOf: async (
        { register }: VatIdDependencies,
        handle: Db | Tx,
        orderId: string,
        vatId: VatIdAbroad,
      ) => {
        const answers = await consultationsOfOrders(handle, [orderId]);
        return confirmedDays(answers.filter((one) => one.register === register?.name && one.vatId === vatId));
      },
      forget,
    }),
    /** An order rests on the confirmation with this id. */
    restOrderOn,
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => {
      jobs.define(forgetJob, { retryLimit: 2, atOnce: 1, handler: async () => void (await forget(deps)) });
      // After those that forget orders.
      jobs.schedule(forgetJob, '45 3 * * *', {});
    },
  };
}

export type VatIds = ReturnType<typeof createVatIds>;

const forgetJob = job('forget-vat-ids', z.object({}));
const portion = 500;
const firstId = '00000000-0000-0000-0000-000000000000';
/** An answer that no order rests on is of no use the day after; another two, if an order is being looked into. */
const keptDays = 3;

/**
 * Deletes answers that no order rests on, and those of orders that name nobody any more, by whichever rule they were
 * forgotten (§ 147 AO for contracts).
 * @returns how many answers
 */
async function forget({ db, now, forgottenOrders }: VatIdDependencies): Promise<number> {
  const next = (last = firstId) => restingOrdersAfter(db, last, portion);
  for await (const ids of inPortions(portion, next)) await letGoOfOrders(db, await forgottenOrders(db, ids));
  return deleteConsultations(db, new Date(now().getTime() - keptDays * dayMs));
}
