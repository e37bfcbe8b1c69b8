import { z } from 'zod';
import type { Tx } from '../../../../platform/db/db.ts';
import { job } from '../../../../platform/jobs/job.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { writeOutbox } from '../../../../platform/outbox/outbox.ts';
import { historyOf, lockOrder } from '../../infrastructure/stored-order.ts';
import { paymentOf } from '../../infrastructure/stored-payment.ts';
import { appendHistory } from '../../infrastructure/write-order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';

const actor = 'payments';

/** The carrier as staff typed it; null: they did not. */
const shipmentToTell = z.object({ carrier: z.string().nullable(), tracking: z.string() });
type ShipmentToTell = z.output<typeof shipmentToTell>;

const tellShipmentJob = job('tell-shipment', shipmentToTell.extend({ orderId: z.uuid() }));

/**
 * Goods have gone out with a number: the provider that has the money is told by a job, if it wants to know. The caller has
 * locked the order.
 */
export async function askToTellShipment(
  tx: Tx,
  orderId: string,
  shipment: ShipmentToTell,
  now: Date,
): Promise<void> {
  if ((await paymentOf(tx, orderId))?.claimedBy == null) return;
  await writeOutbox(tx, tellShipmentJob, { orderId, ...shipment }, now);
}

/** Defines the job that tells providers of consignments. One may be down for hours. */
export function defineTellShipment(jobs: Jobs, deps: OrderingDependencies): void {
  jobs.define(tellShipmentJob, {
    retryLimit: 12,
    retryDelaySeconds: 15,
    timeoutSeconds: 120,
    handler: ({ orderId, ...shipment }) => tellShipment(deps, orderId, shipment),
  });
}

/**
 * Told twice, the provider knows it once. What it refuses stands in the order's history, for staff: the goods are on
 * their way all the same.
 * @throws Error if the provider could not be asked, so that the job is tried again
 */
export async function tellShipment(
  deps: Pick<OrderingDependencies, 'db' | 'now' | 'payments'>,
  orderId: string,
  shipment: ShipmentToTell,
): Promise<void> {
  const asked = await paymentOf(deps.db, orderId);
  if (asked?.claimedBy == null) return;
  const told = await deps.payments.tellShipment(asked.claimedBy, shipment);
  if (told.ok && told.value === 'not-wanted') return;
  const error = told.ok ? null : told.error;
  if (error?.code === 'provider-unavailable') throw new Error('the provider does not answer');
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    if ((await lockOrder(tx, { id: orderId })) === null) return;
    const before = await historyOf(tx, orderId);
    // It knew it before: the process may have died before that was noted.
    if (told.ok && told.value === 'known' && before.some(({ type }) => type === 'shipment-told')) return;
    const note = error?.code === 'payment-declined' ? (error.issue ?? '') : '';
    await appendHistory(tx, orderId, actor, [
      error === null
        ? { type: 'shipment-told', at: now }
        : { type: 'shipment-not-told', at: now, ...(note === '' ? {} : { note }) },
    ]);
  });
}
