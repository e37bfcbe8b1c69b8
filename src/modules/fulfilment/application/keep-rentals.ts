import { z } from 'zod';
import type { Tx } from '../../../platform/db/db.ts';
import { inPortions } from '../../../platform/db/in-portions.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import { startOfBerlinDay } from '../../../shared/time/berlin-day.ts';
import { appendHistory, lockOrder, tagsOf, type OrderFacts, type OrderLine } from '../../ordering/index.ts';
import { decideFulfilment, evolveFulfilment, keptUntil } from '../domain/fulfilment-machine.ts';
import {
  fulfilmentsOf,
  rentalsEndingBy,
  saveFulfilment,
  saveKeeping,
  type RentalToKeep,
} from '../infrastructure/stored-fulfilment.ts';
import type { FulfilmentDependencies } from './fulfilment-dependencies.ts';
import { overdueMail } from './fulfilment-mails.ts';

type Dependencies = Omit<FulfilmentDependencies, 'newId'>;

const actor = 'keep-rentals';
const keepRentalsJob = job('keep-rentals', z.object({}));
const portion = 200;

/** Lets the jobs look three times a day, at hours at which a reminder may come. */
export function defineKeepRentals(jobs: Jobs, deps: Dependencies): void {
  jobs.define(keepRentalsJob, {
    retryLimit: 2,
    atOnce: 1,
    handler: async (_payload, { signal }) => void (await keepRentals(deps, signal)),
  });
  jobs.schedule(keepRentalsJob, '5 9,15,21 * * *', {});
}

/**
 * A rented piece does not become free while it has not come back: from its last day on its time in the calendar is
 * prolonged day by day, and once it is overdue the customer is reminded, once.
 * @returns how many rentals were prolonged or found to be in somebody else's way
 */
export async function keepRentals(
  deps: Dependencies,
  signal?: AbortSignal,
  limit = portion,
): Promise<number> {
  const now = deps.now();
  let changed = 0;
  const next = (after?: RentalToKeep) => rentalsEndingBy(deps.db, startOfBerlinDay(now, 1), { limit, after });
  for await (const rentals of inPortions(limit, next)) {
    for (const rental of rentals) {
      if (signal?.aborted === true) return changed;
      if (await deps.db.transaction((tx) => keepRental(deps, tx, rental, now))) changed += 1;
    }
  }
  return changed;
}

/** Looks again under the order's lock: it may have come back meanwhile. */
async function keepRental(deps: Dependencies, tx: Tx, rental: RentalToKeep, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, { id: rental.orderId }, null);
  if (order === null) return false;
  const line = order.lines[rental.position];
  const found = (await fulfilmentsOf(tx, order.id, order.lines.length))[rental.position];
  if (line === undefined || found?.fulfilment.state !== 'handed-over' || found.keptUntil === null)
    return false;
  await remind(deps, tx, order, { rental, line, current: found.fulfilment }, now);
  const until = keptUntil(found.keptUntil, now);
  if (until === null) return false;
  const rented = { reference: order.id, position: rental.position };
  const kept = await deps.inventory.endRental(tx, { ...rented, at: until });
  if (kept.ok) {
    await saveKeeping(tx, rental, { kept_until: until });
    await deps.invalidate(tx, tagsOf([line]));
  } else {
    // The job was away for more than a day, and somebody has taken the piece since. Staff read it in the history.
    await saveKeeping(tx, rental, { clash_at: now });
    const clash = { type: 'rental-clash', at: now, position: rental.position } as const;
    await appendHistory(tx, order.id, actor, [clash]);
  }
  return true;
}

async function remind(
  deps: Dependencies,
  tx: Tx,
  order: OrderFacts,
  out: { readonly rental: RentalToKeep; readonly line: OrderLine; readonly current: LineFulfilment },
  now: Date,
): Promise<void> {
  const { rental, line, current } = out;
  const { delivery, isStopped } = order;
  const facts = { rentOption: line.rentOption, delivery, isStopped };
  const decided = decideFulfilment(current, { kind: 'tell-overdue' }, facts, now);
  if (!decided.ok || decided.value.length === 0) return;
  await saveFulfilment(tx, order.id, rental.position, decided.value.reduce(evolveFulfilment, current));
  const events = decided.value.map((event) => ({ ...event, position: rental.position }));
  await appendHistory(tx, order.id, actor, events);
  const view = await deps.ordering.viewOrder(tx, order.id);
  await orderMail(tx, () => overdueMail(view, rental.position), now);
}
