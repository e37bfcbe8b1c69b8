import type { Tx } from '../../../platform/db/db.ts';
import { orderMail } from '../../../platform/mail/mail.ts';
import type { Actor } from '../../../shared/actor.ts';
import { requireRight } from '../../../shared/require-right.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { LineFulfilment, Shipment } from '../../../shared/line-fulfilment.ts';
import {
  decideFulfilment,
  evolveFulfilment,
  type FulfilmentCommand,
  type FulfilmentEvent,
  type FulfilmentRefusal,
} from '../domain/fulfilment-machine.ts';
import { fulfilmentsOf, saveFulfilment } from '../infrastructure/stored-fulfilment.ts';
import {
  appendHistory,
  auditOrder,
  lockOrder,
  tagsOf,
  type NoSuchOrder,
  type OrderLine,
  type OrderView,
} from '../../ordering/index.ts';
import type { FulfilmentDependencies } from './fulfilment-dependencies.ts';
import { fulfilmentMail } from './fulfilment-mails.ts';

/** Lines of an order. */
export interface LinesToFulfil {
  /** 100234 in 'WMK-100234'. */
  readonly orderNumber: number;
  /** Of its lines, counted from 0; null: all of them. */
  readonly positions: readonly number[] | null;
}

export type FulfilRefusal =
  | NoSuchOrder
  | FulfilmentRefusal
  /** Nothing leaves the shop before its contract stands and is paid. */
  | { readonly code: 'not-paid' | 'no-such-line' }
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

/** Rented lines have come back: their pieces are free from now on. */
export function returnRentals(deps: Dependencies, lines: LinesToFulfil, actor: Actor): Promise<Fulfilled> {
  return fulfil(deps, lines, { kind: 'return-rental' }, actor);
}

/**
 * All the lines, or a refusal and none. Reported several times, it happens once.
 * @throws RightMissing when the actor may not say so
 */
async function fulfil(
  deps: Dependencies,
  { orderNumber, positions }: LinesToFulfil,
  command: Exclude<FulfilmentCommand, { kind: 'tell-overdue' }>,
  actor: Actor,
): Promise<Fulfilled> {
  const name = requireRight(actor, 'orders:write');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Fulfilled> => {
    const order = await lockOrder(tx, { number: orderNumber }, actor);
    if (order === null) return fail({ code: 'order-not-found' });
    if (order.state !== 'accepted' || order.paymentState !== 'received') return fail({ code: 'not-paid' });

    const { lines } = order;
    const before = await fulfilmentsOf(tx, order.id, lines.length);
    const steps: Step[] = [];
    for (const position of new Set(positions ?? lines.keys())) {
      const [line, current] = [lines[position], before[position]?.fulfilment];
      if (line === undefined || current === undefined) return fail({ code: 'no-such-line' });
      const { rentOption } = line;
      const decided = decideFulfilment(current, command, { rentOption, delivery: order.delivery }, now);
      if (!decided.ok) return decided;
      steps.push(...decided.value.map((event) => ({ position, line, current, event })));
    }
    if (steps.length > 0) {
      const kept = await keepCalendar(deps, tx, order.id, steps);
      if (!kept.ok) return kept;
      for (const { position, current, event } of steps) {
        await saveFulfilment(tx, order.id, position, evolveFulfilment(current, event));
      }
      const events = steps.map(({ position, event }) => ({ ...event, position }));
      await appendHistory(tx, order.id, name, events);
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
        },
        now,
      );
    }
    const view = await deps.ordering.viewOrder(tx, order.id);
    const mail = fulfilmentMail(
      view,
      steps.map(({ line, event }) => ({ line, event })),
    );
    if (mail !== null) await orderMail(tx, mail, now);
    return ok(view);
  });
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
  reference: string,
  steps: readonly Step[],
): Promise<Result<void, FulfilRefusal>> {
  const moved = steps.filter(({ line }) => line.rentOption !== null);
  if (moved.length === 0) return ok(undefined);
  for (const { position, event } of moved) {
    if (event.type === 'piece-handed-over' && event.dueAt !== null) {
      const period = { from: event.at, to: event.dueAt };
      const started = await deps.inventory.startRental(tx, { reference, position, ...period });
      if (!started.ok) return fail({ code: 'calendar-differs', unitIds: started.error.unitIds });
    }
    if (event.type === 'rental-returned') {
      const ended = await deps.inventory.endRental(tx, { reference, position, at: event.at });
      // It was overdue and somebody else has it in the calendar since: what has come back is theirs.
      if (!ended.ok && ended.error.code !== 'unit-taken') {
        return fail({ code: 'calendar-differs', unitIds: ended.error.unitIds });
      }
    }
  }
  await deps.invalidate(tx, tagsOf(moved.map(({ line }) => line)));
  return ok(undefined);
}
