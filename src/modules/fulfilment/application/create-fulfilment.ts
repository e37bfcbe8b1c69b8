import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Actor } from '../../../shared/actor.ts';
import type { Shipment } from '../../../shared/line-fulfilment.ts';
import { handOverLines, prepareLines, returnRentals, shipLines, type LinesToFulfil } from './fulfil-order.ts';
import type { FulfilmentDependencies } from './fulfilment-dependencies.ts';
import { defineKeepRentals, keepRentals } from './keep-rentals.ts';
import { takeBackLine, type ReturnWish } from './take-back-line.ts';

/** The department that hands over paid orders, follows rentals until they are back, and takes back what was sold. */
export function createFulfilment(deps: FulfilmentDependencies) {
  return {
    prepareLines: (lines: LinesToFulfil, actor: Actor) => prepareLines(deps, lines, actor),
    shipLines: (lines: LinesToFulfil, shipment: Shipment, actor: Actor) =>
      shipLines(deps, lines, shipment, actor),
    handOverLines: (lines: LinesToFulfil, actor: Actor) => handOverLines(deps, lines, actor),
    returnRentals: (lines: LinesToFulfil, actor: Actor) => returnRentals(deps, lines, actor),
    takeBackLine: (wish: ReturnWish, actor: Actor) => takeBackLine(deps, wish, actor),
    keepRentals: () => keepRentals(deps),
    /** Before the jobs start. */
    defineJobs: (jobs: Jobs) => defineKeepRentals(jobs, deps),
  };
}

export type Fulfilment = ReturnType<typeof createFulfilment>;
