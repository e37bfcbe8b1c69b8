import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { bind } from '../../../shared/bind.ts';
import { keptFrom } from '../../../shared/time/berlin-day.ts';
import { declarationsUnder, deleteDeclarations } from '../infrastructure/stored-declaration.ts';
import { declare } from './declare.ts';
import { recordPieces } from './record-pieces.ts';
import {
  acceptDeclaration,
  assignDeclaration,
  closeDeclaration,
  listDeclarations,
  noteDispatchProof,
  reopenDeclaration,
  totalDeclarations,
} from './staff-declarations.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';
import type { DeclarationsDependencies } from './declarations-dependencies.ts';

/** The department that receives withdrawals (§ 356a BGB) and the ends of contracts (§ 312k BGB), and has staff answer them. */
export function createDeclarations(deps: DeclarationsDependencies) {
  return {
    ...bind(deps, {
      declare,
      listDeclarations,
      totalDeclarations,
      acceptDeclaration,
      assignDeclaration,
      closeDeclaration,
      reopenDeclaration,
      noteDispatchProof,
      recordPieces,
      forgetDeclarations,
    }),
    /** What was declared under an e-mail address (Art. 15 GDPR). */
    dataOf: (email: string) => declarationsUnder(deps.db, hashOf(`email ${emailKeyOf(email)}`)),
    /** Before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetDeclarations(jobs, deps),
  };
}

export type Declarations = ReturnType<typeof createDeclarations>;

type Dependencies = Pick<DeclarationsDependencies, 'db' | 'now'>;

const forgetDeclarationsJob = job('forget-declarations', z.object({}));
/** §§ 195, 199 BGB: claims about a declaration lapse three years after the end of its year. */
const yearsKept = 3;

/** Lets the jobs look each night. */
function defineForgetDeclarations(jobs: Jobs, deps: Dependencies): void {
  jobs.define(forgetDeclarationsJob, {
    retryLimit: 3,
    atOnce: 1,
    handler: async () => void (await forgetDeclarations(deps)),
  });
  jobs.schedule(forgetDeclarationsJob, '30 3 * * *', {});
}

/** Deletes declarations three years after the end of the year in which they came in (Art. 5 (1) e GDPR). @returns how many */
function forgetDeclarations({ db, now }: Dependencies): Promise<number> {
  return db.transaction((tx) => deleteDeclarations(tx, keptFrom(now(), yearsKept)));
}
