import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { bind } from '../../../shared/bind.ts';
import { claimDamage, settleClaim } from './claim-damage.ts';
import { handOverLines, prepareLines, returnRentals, shipLines } from './fulfil-order.ts';
import { defineKeepRentals, keepRentals } from './keep-rentals.ts';
import { exemptionProofFile, proveExemption, removeExemptionProof } from './prove-exemption.ts';
import { takeBackClaimReceipt } from './take-back-claim-receipt.ts';
import { takeBackLine, takeOutOfOrder } from './take-back-line.ts';
import { deleteProofFiles } from '../infrastructure/stored-proof.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Inventory } from '../../inventory/index.ts';
import type { Ordering } from '../../ordering/index.ts';

/** What the use cases of fulfilment work with. */
export interface FulfilmentDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  readonly inventory: Pick<
    Inventory,
    'startRental' | 'endRental' | 'writeOffRental' | 'findWrittenOff' | 'takeBack' | 'blockUnit'
  >;
  readonly ordering: Pick<Ordering, 'viewOrder' | 'owedForReturned'>;
  readonly files: Pick<FileStore, 'put' | 'get' | 'delete'>;
  /** Limits what staff give away without their password. */
  readonly moveValue: (tx: Tx, actor: Actor, cents: Cents, now: Date) => Promise<void>;
  /** Announces, with the transaction, which cached pages are out of date. */
  readonly invalidate: (tx: Tx, tags: readonly string[]) => Promise<void>;
}

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
