import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { bind } from '../../../shared/bind.ts';
import { declarationsUnder } from '../infrastructure/stored-declaration.ts';
import { declare } from './declare.ts';
import type { DeclarationsDependencies } from './declarations-dependencies.ts';
import { defineForgetDeclarations, forgetDeclarations } from './forget-declarations.ts';
import {
  closeDeclaration,
  listDeclarations,
  noteDispatchProof,
  reopenDeclaration,
  totalDeclarations,
} from './staff-declarations.ts';

/** The department that receives withdrawals (§ 356a BGB) and the ends of contracts (§ 312k BGB), and has staff answer them. */
export function createDeclarations(deps: DeclarationsDependencies) {
  return {
    ...bind(deps, {
      declare,
      listDeclarations,
      totalDeclarations,
      closeDeclaration,
      reopenDeclaration,
      noteDispatchProof,
      forgetDeclarations,
    }),
    /** What was declared under an e-mail address (Art. 15 GDPR). */
    dataOf: (email: string) => declarationsUnder(deps.db, hashOf(`email ${email.toLowerCase()}`)),
    /** Before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetDeclarations(jobs, deps),
  };
}

export type Declarations = ReturnType<typeof createDeclarations>;
