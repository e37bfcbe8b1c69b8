import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { deleteQuestions, questionsOf } from '../infrastructure/stored-question.ts';
import { ask, changeQuestion, findQuestion, listQuestions } from './questions.ts';

/** Dependencies of the use cases of questions. */
export interface QuestionDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  readonly catalogue: Pick<Catalogue, 'purchasablePieces'>;
  /** Who reads the questions. */
  readonly shopEmail: () => Promise<string>;
}

/**
 * What people ask the shop: by the contact form, from a piece, or for the price of a delivery to a place without rates.
 * Staff work through them as one list.
 */
export function createQuestions(deps: QuestionDependencies) {
  return {
    ...bind(deps, {
      ask,
      list: listQuestions,
      find: findQuestion,
      change: changeQuestion,
      /** All data stored about somebody's questions (Art. 15 GDPR). */
      dataOf: ({ db }: QuestionDependencies, email: string) => questionsOf(db, email),
      forget,
    }),
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => {
      jobs.define(forgetQuestions, {
        retryLimit: 2,
        atOnce: 1,
        handler: async () => void (await forget(deps)),
      });
      jobs.schedule(forgetQuestions, '40 3 * * *', {});
    },
  };
}

export type Questions = ReturnType<typeof createQuestions>;

const forgetQuestions = job('forget-questions', z.object({}));
/** After this many days, a question has been answered or is of no use to anybody. */
const keptDays = 180;

/**
 * Deletes old questions (Art. 17 GDPR).
 * @returns how many
 */
async function forget({ db, now }: Pick<QuestionDependencies, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - keptDays * dayMs);
  return db.transaction((tx) => deleteQuestions(tx, before));
}
