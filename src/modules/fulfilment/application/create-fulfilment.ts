import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { claimDamage, settleClaim } from './claim-damage.ts';
import { handOverLines, prepareLines, returnRentals, shipLines } from './fulfil-order.ts';
import { defineKeepRentals, keepRentals } from './keep-rentals.ts';
import { exemptionProofFile, proveExemption, removeExemptionProof } from './prove-exemption.ts';
import { takeBackClaimReceipt } from './take-back-claim-receipt.ts';
import { takeBackLine, takeOutOfOrder } from './take-back-line.ts';
import { deleteProofFiles } from '../infrastructure/stored-proof.ts';
import type { FulfilmentDependencies } from './fulfilment-dependencies.ts';

/** The department that hands over paid orders, follows rentals until they are back, and takes back what was sold. */
export function createFulfilment(deps: FulfilmentDependencies) {
  return {
    ...bind(deps, { prepareLines, shipLines, handOverLines, returnRentals, keepRentals }),
    ...bind(deps, { takeBackLine, takeOutOfOrder }),
    ...bind(deps, { claimDamage, settleClaim, takeBackClaimReceipt }),
    ...bind(deps, { proveExemption, removeExemptionProof, exemptionProofFile }),
    /** Before the jobs start. */
    defineJobs: (jobs: Jobs) => {
      defineKeepRentals(jobs, deps);
      jobs.define(deleteProofFiles, {
        retryLimit: 20,
        atOnce: 1,
        handler: async ({ keys }) => {
          for (const key of keys) await deps.files.delete(key);
        },
      });
    },
  };
}

export type Fulfilment = ReturnType<typeof createFulfilment>;
