import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { handOverLines, prepareLines, returnRentals, shipLines } from './fulfil-order.ts';
import type { FulfilmentDependencies } from './fulfilment-dependencies.ts';
import { defineKeepRentals, keepRentals } from './keep-rentals.ts';
import { takeBackLine } from './take-back-line.ts';

/** The department that hands over paid orders, follows rentals until they are back, and takes back what was sold. */
export function createFulfilment(deps: FulfilmentDependencies) {
  return {
    ...bind(deps, { prepareLines, shipLines, handOverLines, returnRentals, takeBackLine, keepRentals }),
    /** Before the jobs start. */
    defineJobs: (jobs: Jobs) => defineKeepRentals(jobs, deps),
  };
}

export type Fulfilment = ReturnType<typeof createFulfilment>;
