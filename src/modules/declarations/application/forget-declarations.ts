import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { keptFrom } from '../../../shared/kept-from.ts';
import { deleteDeclarations } from '../infrastructure/stored-declaration.ts';
import type { DeclarationsDependencies } from './declarations-dependencies.ts';

type Dependencies = Pick<DeclarationsDependencies, 'db' | 'now'>;

const forgetDeclarationsJob = job('forget-declarations', z.object({}));
/** §§ 195, 199 BGB: claims about a declaration lapse three years after the end of its year. */
const yearsKept = 3;

/** Lets the jobs look each night. */
export function defineForgetDeclarations(jobs: Jobs, deps: Dependencies): void {
  jobs.define(forgetDeclarationsJob, {
    retryLimit: 3,
    atOnce: 1,
    handler: async () => void (await forgetDeclarations(deps)),
  });
  jobs.schedule(forgetDeclarationsJob, '30 3 * * *', {});
}

/** Deletes declarations three years after the end of the year in which they came in (Art. 5 (1) e GDPR). @returns how many */
export function forgetDeclarations({ db, now }: Dependencies): Promise<number> {
  return db.transaction((tx) => deleteDeclarations(tx, keptFrom(now(), yearsKept)));
}
