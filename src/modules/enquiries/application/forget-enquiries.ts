import { z } from 'zod';
import { forgetNotes } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inPortions } from '../../../platform/db/in-portions.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { keptFrom } from '../../../shared/time/berlin-day.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import type { EnquiryKind } from '../domain/enquiry.ts';
import { deleteOffers } from '../infrastructure/stored-offer.ts';
import { deleteQuestions } from '../infrastructure/stored-question.ts';
import type { EnquiryDependencies } from './enquiries-dependencies.ts';
import { ownerOf } from './send-offer.ts';

/**
 * After this many days, an offer that led to nothing and a question are deleted. The privacy policy says six months
 * after the answer at the latest, and an answer comes after the enquiry.
 */
const keptDays = 180;
/** An offer that led to a purchase belongs to its vouchers (§ 147 (3) AO, § 257 (4) HGB). */
const yearsOfVouchers = 8;
const portion = 100;

const forgetting = [
  { job: job('forget-enquiries', z.object({})), at: '30 3 * * *', run: forgetOffers },
  { job: job('forget-questions', z.object({})), at: '40 3 * * *', run: forgetQuestions },
];

/** Defines the nightly clean-up jobs. */
export function defineForgetting(jobs: Jobs, deps: EnquiryDependencies): void {
  for (const { job: name, at, run } of forgetting) {
    jobs.define(name, { retryLimit: 2, atOnce: 1, handler: async () => void (await run(deps)) });
    jobs.schedule(name, at, {});
  }
}

/**
 * Deletes old offers (Art. 17 GDPR); their pictures follow within the hour.
 * @returns how many
 */
export async function forgetOffers({ db, now, media }: EnquiryDependencies): Promise<number> {
  const before = { notBought: longAgo(now()), bought: keptFrom(now(), yearsOfVouchers) };
  return forget(db, 'enquiries', async (tx) => {
    const ids = await deleteOffers(tx, before, portion);
    for (const id of ids) await media.releaseUploads(tx, ownerOf(id));
    return ids;
  });
}

/**
 * Deletes old questions (Art. 17 GDPR).
 * @returns how many
 */
export async function forgetQuestions({ db, now }: EnquiryDependencies): Promise<number> {
  const before = longAgo(now());
  return forget(db, 'questions', (tx) => deleteQuestions(tx, before, portion));
}

const longAgo = (now: Date): Date => new Date(now.getTime() - keptDays * dayMs);

async function forget(
  db: Db,
  kind: EnquiryKind,
  deletePortion: (tx: Tx) => Promise<readonly string[]>,
): Promise<number> {
  let gone = 0;
  const next = () =>
    db.transaction(async (tx) => {
      const deleted = await deletePortion(tx);
      await forgetNotes(tx, kind, deleted);
      return deleted;
    });
  for await (const ids of inPortions(portion, next)) gone += ids.length;
  return gone;
}
