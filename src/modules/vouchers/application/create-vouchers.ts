import { z } from 'zod';
import type { Tx } from '../../../platform/db/db.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { forgetPersons } from '../infrastructure/stored-use.ts';
import { vouchersFor } from '../infrastructure/stored-voucher.ts';
import { endVoucher, listVouchers, makeVoucher, voucherForStaff } from './manage-vouchers.ts';
import {
  codeOfBoughtGift,
  codeToSend,
  forgetMailedCodes,
  giftsToSend,
  issueBoughtGift,
  noteGiftSent,
} from './bought-gifts.ts';
import { giftPaper, printGift } from './gift-paper.ts';
import { blockGift, extendGift, giftForStaff, giftOfCode, listGifts, replaceGift } from './manage-gifts.ts';
import {
  askGiftBalance,
  giftBalance,
  giftLeftOf,
  giveGiftBack,
  lockGiftFor,
  refundToGift,
  takeGift,
  takeGiftAgain,
  usesOfGift,
} from './redeem-gift.ts';
import { findVoucher, giveVoucherBack, takeVoucher, takeVoucherAgain, whyUsedUp } from './redeem.ts';
import { cancelSale, sellGift } from './sell-gift.ts';
import type { VouchersDependencies } from './vouchers-dependencies.ts';

/** An order that has ended gives back all that it has redeemed. Repeated, nothing happens. */
async function giveBack(tx: Tx, orderId: string, now: Date): Promise<void> {
  await giveVoucherBack(tx, orderId, now);
  await giveGiftBack(tx, orderId, now);
}

/** An order that had ended is to stand again, with what it had redeemed. @returns false: that is not there any more */
async function takeAgain(tx: Tx, orderId: string): Promise<boolean> {
  return (await takeGiftAgain(tx, orderId)) && (await takeVoucherAgain(tx, orderId));
}

/** The department of vouchers: what promotional ones take off, what is left on gift vouchers, and what each did. */
export function createVouchers(deps: VouchersDependencies) {
  return {
    /** For the department that orders, in its transactions. */
    findVoucher,
    whyUsedUp,
    takeVoucher,
    giftBalance,
    usesOfGift,
    lockGiftFor,
    takeGift,
    giftLeftOf,
    refundToGift,
    giveBack,
    takeAgain,
    /** Those that an order buys. */
    codeOfBoughtGift,
    noteGiftSent,
    ...bind(deps, { issueBoughtGift, codeToSend, giftsToSend, giftPaper }),
    ...bind(deps, { makeVoucher, listVouchers, voucherForStaff, endVoucher, forgetVoucherPersons }),
    ...bind(deps, { sellGift, listGifts, giftForStaff, giftOfCode, blockGift, extendGift, replaceGift }),
    ...bind(deps, { cancelSale, printGift }),
    /** For everybody who knows a code. */
    ...bind(deps, { askGiftBalance }),
    /** What is kept about an address (Art. 15 GDPR). */
    dataOf: (email: string) => vouchersFor(deps.db, email),
    /** Before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetPersons(jobs, deps),
  };
}

export type Vouchers = ReturnType<typeof createVouchers>;

const forgetPersonsJob = job('forget-voucher-persons', z.object({}));

/** As long as somebody may still ask why a voucher did not apply. */
const personsKeptDays = 90;

function defineForgetPersons(jobs: Jobs, deps: VouchersDependencies): void {
  jobs.define(forgetPersonsJob, {
    retryLimit: 2,
    atOnce: 1,
    handler: async () => {
      await forgetVoucherPersons(deps);
      await forgetMailedCodes(deps);
    },
  });
  jobs.schedule(forgetPersonsJob, '25 3 * * *', {});
}

/** Forgets who used a voucher, and for whom it was, once it is long over (Art. 5 (1) e GDPR). */
async function forgetVoucherPersons({ db, now }: Pick<VouchersDependencies, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - personsKeptDays * dayMs);
  await forgetPersons(db, before, berlinDay(before));
}
