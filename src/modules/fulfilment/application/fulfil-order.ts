import type { Tx } from '../../../platform/db/db.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import type { LineFulfilment, RentalReturn, Shipment } from '../../../shared/orders/line-fulfilment.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import {
  appendHistory,
  askCapture,
  askToTellShipment,
  auditOrder,
  lockAsSeen,
  orderNumber,
  tagsOf,
  type LockRefusal,
  type OrderFacts,
  type OrderLine,
  type OrderView,
} from '../../ordering/index.ts';
import {
  evolveFulfilment,
  momentOf,
  type FulfilmentCommand,
  type FulfilmentEvent,
  type WrongDay,
  keptUntil,
} from '../domain/fulfilment-machine.ts';
import { decideLine, isInDelivery, type LineRefusal } from '../domain/line-steps.ts';
import { fulfilmentsOf, saveFulfilment, saveKeeping } from '../infrastructure/stored-fulfilment.ts';
import type { FulfilmentDependencies } from './fulfilment-dependencies.ts';
import { fulfilmentMail } from './fulfilment-mails.ts';

/** Lines of an order. */
interface LinesToFulfil {
  /** 100234 in 'WMK-100234'. */
  readonly orderNumber: number;
  /** The indices of its lines, from 0; null: all of them. */
  readonly positions: readonly number[] | null;
  /** The day on which it happened, as '2026-11-28', where it is booked later. Left out or null: today. */
  readonly happenedOn?: string | null | undefined;
}

type FulfilRefusal =
  | LockRefusal
  | LineRefusal
  | WrongDay
  | { readonly code: 'no-such-line' }
  /** The calendar has no such rental, or somebody else has the piece: staff must sort it out. */
  | { readonly code: 'calendar-differs'; readonly unitIds: readonly string[] };

type Dependencies = Omit<FulfilmentDependencies, 'newId'>;
type Fulfilled = Result<OrderView, FulfilRefusal>;

/** Marks the lines as ready, and tells customers who collect them. */
export function prepareLines(deps: Dependencies, lines: LinesToFulfil, actor: Actor): Promise<Fulfilled> {
  return fulfil(deps, lines, { kind: 'prepare' }, actor);
}

/** The lines were given to a carrier; the customer gets the consignment's number. */
export function shipLines(
  deps: Dependencies,
  lines: LinesToFulfil,
  shipment: Shipment,
  actor: Actor,
): Promise<Fulfilled> {
  return fulfil(deps, lines, { kind: 'ship', ...shipment }, actor);
}

/**
 * The customer has the lines now: fetched, brought by us, or delivered by the carrier. Rentals begin, and the period
 * of withdrawal, when it is the last line.
 */
export function handOverLines(deps: Dependencies, lines: LinesToFulfil, actor: Actor): Promise<Fulfilled> {
  return fulfil(deps, lines, { kind: 'hand-over' }, actor);
}

/**
 * Rented lines have come back: their pieces are free again, or with a damage blocked until somebody has looked at them.
 */
export function returnRentals(
  deps: Dependencies,
  lines: LinesToFulfil,
  actor: Actor,
  cameBack: RentalReturn | null = null,
): Promise<Fulfilled> {
  return fulfil(deps, lines, { kind: 'return-rental', ...(cameBack === null ? {} : { cameBack }) }, actor);
}

/**
 * All the lines, or a refusal and none. Reported several times, it happens once.
 * @throws RightMissing when the actor may not say so
 */
async function fulfil(
  deps: Dependencies,
  { orderNumber: number, positions, happenedOn = null }: LinesToFulfil,
  command: Exclude<FulfilmentCommand, { kind: 'tell-overdue' | 'give-up' }>,
  actor: Actor,
): Promise<Fulfilled> {
  const name = requireRight(actor, 'orders:write');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Fulfilled> => {
    const locked = await lockAsSeen(tx, number, actor);
    if (!locked.ok) return locked;
    const order = locked.value;
    // Money that a provider has promised is taken as soon as something leaves the shop.
    const isPromised = order.paymentState === 'authorised';
    if (!isInDelivery(order)) return fail({ code: 'not-paid' });

    const { lines } = order;
    const before = await fulfilmentsOf(tx, order.id, lines.length);
    const steps: Step[] = [];
    for (const position of new Set(positions ?? lines.keys())) {
      const [line, current] = [lines[position], before[position]?.fulfilment];
      if (line === undefined || current === undefined) return fail({ code: 'no-such-line' });
      const moment = momentOf(happenedOn, command.kind, current, { orderedAt: order.orderedAt, now });
      if (!moment.ok) return moment;
      const decided = decideLine(order, line, current, command, moment.value);
      if (!decided.ok) return decided;
      steps.push(...decided.value.map((event) => ({ position, line, current, event })));
    }
    if (steps.length > 0) {
      const kept = await keepCalendar(deps, tx, order, steps, now);
      if (!kept.ok) return kept;
      for (const { position, current, event } of steps) {
        await saveFulfilment(tx, order.id, position, evolveFulfilment(current, event));
        const kept =
          event.type === 'piece-handed-over' && event.dueAt !== null ? keptUntil(event.dueAt, now) : null;
        if (kept !== null) await saveKeeping(tx, { orderId: order.id, position }, { kept_until: kept });
      }
      const day = happenedOn === null || happenedOn === berlinDay(now) ? {} : { happenedOn };
      const events = steps.map((step) => ({
        ...step.event,
        ...day,
        at: now,
        position: step.position,
        type: historyTypeOf(step),
      }));
      await appendHistory(tx, order.id, name, events);
      if (isPromised && steps.some(({ event }) => leavesShop(event))) {
        const asked = await askCapture(tx, order.id, name, now);
        if (!asked.ok) throw new Error(`promised money cannot be taken: ${asked.error.code}`);
      }
      for (const shipment of numbersOf(steps)) await askToTellShipment(tx, order.id, shipment, now);
      await auditOrder(
        tx,
        actor,
        order,
        command.kind,
        { lines: steps.map(({ position, current }) => ({ position, state: current.state })) },
        {
          lines: steps.map(({ position, current, event }) => ({
            position,
            state: evolveFulfilment(current, event).state,
          })),
          happenedOn,
          ...(command.kind === 'return-rental' ? command.cameBack : {}),
        },
        now,
      );
    }
    const view = await deps.ordering.viewOrder(tx, order.id);
    const told = steps.map(({ position, event }) => ({ position, event }));
    await orderMail(tx, () => fulfilmentMail(view, told), now);
    return ok(view);
  });
}

const leavesShop = ({ type }: FulfilmentEvent): boolean =>
  type === 'piece-shipped' || type === 'piece-handed-over';

/** Each number with its carrier once, however many lines went with it. */
function numbersOf(steps: readonly Step[]): readonly { carrier: string | null; tracking: string }[] {
  const found = new Map<string, { carrier: string | null; tracking: string }>();
  for (const { event } of steps) {
    if (event.type !== 'piece-shipped' || event.tracking === null) continue;
    const { carrier, tracking } = event;
    found.set(`${carrier} ${tracking}`, { carrier, tracking });
  }
  return [...found.values()];
}

interface Step {
  readonly position: number;
  readonly line: OrderLine;
  readonly current: LineFulfilment;
  readonly event: FulfilmentEvent;
}

/** Writes into the calendar from when to when rented units are with the customer. */
async function keepCalendar(
  deps: Dependencies,
  tx: Tx,
  { id: reference, number }: OrderFacts,
  steps: readonly Step[],
  now: Date,
): Promise<Result<void, FulfilRefusal>> {
  const moved = steps.filter(({ line }) => line.rentOption !== null);
  if (moved.length === 0) return ok(undefined);
  for (const { position, current, event } of moved) {
    if (event.type === 'piece-handed-over' && event.dueAt !== null) {
      // Booked after its last day, the piece is still out.
      const kept = keptUntil(event.dueAt, now);
      const period = { from: event.at, to: kept ?? event.dueAt };
      const started = await deps.inventory.startRental(tx, { reference, position, ...period });
      if (!started.ok) return fail({ code: 'calendar-differs', unitIds: started.error.unitIds });
    }
    if (event.type === 'rental-returned') {
      const wasOut = current.state === 'handed-over';
      const end = deps.inventory[wasOut ? 'endRental' : 'findWrittenOff'];
      const ended = await end(tx, { reference, position, at: event.at });
      // It was overdue and somebody else has it in the calendar since: what has come back is theirs.
      if (!ended.ok && ended.error.code !== 'unit-taken') {
        return fail({ code: 'calendar-differs', unitIds: ended.error.unitIds });
      }
      if (ended.ok && event.condition === 'damaged')
        await blockUnits(deps, tx, { reference, number, unitIds: ended.value }, now);
    }
  }
  await deps.invalidate(tx, tagsOf(moved.map(({ line }) => line)));
  return ok(undefined);
}

/** A shipment that was on its way already has only been entered differently. */
function historyTypeOf({ current, event }: Step): FulfilmentEvent['type'] | 'shipment-corrected' {
  return event.type === 'piece-shipped' && current.state === 'shipped' ? 'shipment-corrected' : event.type;
}

/** Units that came back damaged are not sold or rented out before somebody has looked at them. */
async function blockUnits(
  { inventory }: Pick<Dependencies, 'inventory'>,
  tx: Tx,
  { reference, number, unitIds }: { reference: string; number: number; unitIds: readonly string[] },
  now: Date,
): Promise<void> {
  const reason = `Mit Schaden zurück aus ${orderNumber(number)}`;
  for (const unitId of unitIds) {
    const done = await inventory.blockUnit(tx, {
      unitId,
      reason,
      place: null,
      from: now,
      to: null,
      cameBackFrom: reference,
      now,
    });
    if (!done.ok) throw new Error(`a rented unit that came back cannot be blocked: ${done.error.code}`);
  }
}
