import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import type { Actor } from '../../../shared/actor.ts';
import type { Language } from '../../../shared/language.ts';
import type { Declaration } from '../domain/declaration.ts';
import { declarationsUnder, type DeclarationWish } from '../infrastructure/stored-declaration.ts';
import { declare } from './declare.ts';
import type { DeclarationsDependencies } from './declarations-dependencies.ts';
import { defineForgetDeclarations, forgetDeclarations } from './forget-declarations.ts';
import {
  closeDeclaration,
  listDeclarations,
  noteDispatchProof,
  totalDeclarations,
} from './staff-declarations.ts';

/** The department that receives withdrawals (§ 356a BGB) and the ends of contracts (§ 312k BGB), and has staff answer them. */
export function createDeclarations(deps: DeclarationsDependencies) {
  return {
    declare: (declaration: Declaration, client: string, language?: Language) =>
      declare(deps, declaration, client, language),
    listDeclarations: (wanted: DeclarationWish, actor: Actor) => listDeclarations(deps, wanted, actor),
    totalDeclarations: (wanted: { readonly onlyOpen: boolean }, actor: Actor) =>
      totalDeclarations(deps, wanted, actor),
    closeDeclaration: (id: string, actor: Actor) => closeDeclaration(deps, id, actor),
    noteDispatchProof: (id: string, actor: Actor) => noteDispatchProof(deps, id, actor),
    /** What was declared under an e-mail address (Art. 15 GDPR). */
    dataOf: (email: string) => declarationsUnder(deps.db, hashOf(`email ${email.toLowerCase()}`)),
    forgetDeclarations: () => forgetDeclarations(deps),
    /** Before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetDeclarations(jobs, deps),
  };
}

export type Declarations = ReturnType<typeof createDeclarations>;
