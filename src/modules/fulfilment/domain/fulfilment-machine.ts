import type { DeliveryOption } from '../../../shared/orders/order-vocabulary.ts';
import {
  shipmentOf,
  unitsGivenUp,
  type LineFulfilment,
  type RentalOut,
  type RentalReturn,
  type Shipment,
} from '../../../shared/orders/line-fulfilment.ts';
import { berlinDay, startOfDay, startOfBerlinDay } from '../../../shared/time/berlin-day.ts';
import { hourMs, minuteMs } from '../../../shared/time/durations.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { type RentOption, rentalEnd } from '../../../shared/orders/rental-terms.ts';

/** What the machine has to know of the line. */
export interface LineToFulfil {
  readonly rentOption: RentOption | null;
  readonly delivery: DeliveryOption;
  /** Nothing leaves the shop: the order's money is disputed. What has left it may arrive. */
  readonly isStopped: boolean;
}

export type FulfilmentCommand =
  | { readonly kind: 'prepare' }
  | ({ readonly kind: 'ship' } & Shipment)
  /** The customer has it: fetched in the store, or brought by us or the carrier. */
  | { readonly kind: 'hand-over' }
  /** It may come back after it was given up. */
  | { readonly kind: 'return-rental'; readonly cameBack?: RentalReturn }
  /** It has not come back, and is not waited for any more: so many units of it; null: all that are out. */
  | { readonly kind: 'give-up'; readonly quantity: number | null }
  /** All of the line is back with the shop: after a withdrawal or by agreement, from the customer or a carrier. */
  | { readonly kind: 'take-back' }
  /** All of the line stays with the shop, for the same reasons: it has not left. */
  | { readonly kind: 'take-out' }
  /** Time has passed. Tells once that a rental has not come back; changes nothing while there is some left. */
  | { readonly kind: 'tell-overdue' };

export type FulfilmentEvent =
  | { readonly type: 'piece-prepared'; readonly at: Date }
  | ({ readonly type: 'piece-shipped'; readonly at: Date } & Shipment)
  | { readonly type: 'piece-handed-over'; readonly at: Date; readonly dueAt: Date | null }
  | { readonly type: 'rental-overdue'; readonly at: Date }
  | ({ readonly type: 'rental-returned'; readonly at: Date } & Units & Partial<RentalReturn>)
  | ({ readonly type: 'rental-not-returned'; readonly at: Date } & Units)
  | { readonly type: 'line-taken-back'; readonly at: Date };

interface Units {
  /** How many units of the line; omitted: all that were out. */
  readonly quantity?: number;
}

export interface FulfilmentRefusal {
  /** `rental-is-out`: it comes back by `return-rental`. */
  readonly code:
    | 'pickup-is-not-shipped'
    | 'already-handed-over'
    | 'not-rented-out'
    | 'rental-is-out'
    /** `never-left`: it is taken out of its order; `has-left`: it must come back. */
    | 'never-left'
    | 'has-left'
    | 'payment-disputed';
}

type Decision = Result<readonly FulfilmentEvent[], FulfilmentRefusal>;

export interface WrongDay {
  /** `step-too-early`: before the order, or before the rented piece was handed over. */
  readonly code: 'step-in-future' | 'step-too-early';
}

/**
 * When something happened of which staff know the day only, because they book it later. Periods count days, so within
 * the day it is noon, unless that is before what must have been first.
 * @param day '2026-11-28'; null: today, or where a consignment is corrected, the day that is known
 */
export function momentOf(
  day: string | null,
  kind: FulfilmentCommand['kind'],
  current: LineFulfilment,
  { orderedAt, now }: { readonly orderedAt: Date; readonly now: Date },
): Result<Date, WrongDay> {
  const isCorrected = kind === 'ship' && current.state === 'shipped';
  if (isCorrected && (day === null || day === berlinDay(current.shippedAt))) return ok(current.shippedAt);
  if (day === null || day === berlinDay(now)) return ok(now);
  if (day > berlinDay(now)) return fail({ code: 'step-in-future' });
  const isWithCustomer = current.state === 'handed-over' || current.state === 'not-returned';
  const first = kind === 'return-rental' && isWithCustomer ? current.handedOverAt : orderedAt;
  if (day < berlinDay(first)) return fail({ code: 'step-too-early' });
  const noon = new Date(startOfDay(day).getTime() + 12 * hourMs);
  // A piece that is handed over and comes back on one day is out for a moment at least.
  return ok(noon > first ? noon : new Date(first.getTime() + minuteMs));
}

/** What a command leads to. A repeated command leads to nothing more, and is not a failure. */
export function decideFulfilment(
  current: LineFulfilment,
  command: FulfilmentCommand,
  line: LineToFulfil,
  now: Date,
): Decision {
  const isWithCustomer =
    current.state === 'handed-over' || current.state === 'returned' || current.state === 'not-returned';
  switch (command.kind) {
    case 'prepare':
      if (isWithCustomer) return fail({ code: 'already-handed-over' });
      return ok(current.state === 'waiting' ? [{ type: 'piece-prepared', at: now }] : []);
    case 'ship': {
      if (line.delivery === 'pickup') return fail({ code: 'pickup-is-not-shipped' });
      if (isWithCustomer) return fail({ code: 'already-handed-over' });
      if (line.isStopped && current.state !== 'shipped') return fail({ code: 'payment-disputed' });
      const { carrier, tracking, link } = command;
      const isKnown =
        current.state === 'shipped' &&
        current.shippedAt.getTime() === now.getTime() &&
        current.carrier === carrier &&
        current.tracking === tracking &&
        current.link === link;
      return ok(isKnown ? [] : [{ type: 'piece-shipped', at: now, carrier, tracking, link }]);
    }
    case 'hand-over': {
      if (isWithCustomer) return ok([]);
      if (line.isStopped && current.state !== 'shipped') return fail({ code: 'payment-disputed' });
      const dueAt = line.rentOption === null ? null : rentalDueAt(now, line.rentOption);
      return ok([{ type: 'piece-handed-over', at: now, dueAt }]);
    }
    case 'return-rental':
      if (current.state === 'returned') {
        const { givenUp: quantity = 0 } = current;
        return ok(
          quantity === 0 ? [] : [{ type: 'rental-returned', at: now, quantity, ...command.cameBack }],
        );
      }
      return isOut(current) || current.state === 'not-returned'
        ? ok([{ type: 'rental-returned', at: now, ...command.cameBack }])
        : fail({ code: 'not-rented-out' });
    case 'give-up':
      if (current.state === 'not-returned') return ok([]);
      return isOut(current)
        ? ok([{ type: 'rental-not-returned', at: now, ...partOf(command.quantity) }])
        : fail({ code: 'not-rented-out' });
    case 'take-back':
      if (current.state === 'returned') return ok([]);
      if (isHere(current)) return fail({ code: 'never-left' });
      return isOut(current) || current.state === 'not-returned'
        ? fail({ code: 'rental-is-out' })
        : ok([{ type: 'line-taken-back', at: now }]);
    case 'take-out':
      if (current.state === 'returned') return ok([]);
      return isHere(current) ? ok([{ type: 'line-taken-back', at: now }]) : fail({ code: 'has-left' });
    case 'tell-overdue':
      return ok(
        isOut(current) && isUntoldOverdue(current.rental, now) ? [{ type: 'rental-overdue', at: now }] : [],
      );
    default:
      return command satisfies never;
  }
}

/** The state after an event that `decideFulfilment` has given for it. */
export function evolveFulfilment(current: LineFulfilment, event: FulfilmentEvent): LineFulfilment {
  switch (event.type) {
    case 'piece-prepared':
      return { state: 'prepared', preparedAt: event.at };
    case 'piece-shipped':
      return {
        state: 'shipped',
        shippedAt: event.at,
        carrier: event.carrier,
        tracking: event.tracking,
        link: event.link,
      };
    case 'piece-handed-over': {
      const rental = event.dueAt === null ? null : { dueAt: event.dueAt, overdueToldAt: null };
      return { state: 'handed-over', handedOverAt: event.at, rental, shipment: shipmentOf(current) };
    }
    case 'rental-overdue':
      if (!isOut(current)) return current;
      return { ...current, rental: { ...current.rental, overdueToldAt: event.at } };
    case 'rental-not-returned': {
      if (!isOut(current)) return current;
      const { handedOverAt, shipment, rental } = current;
      if (event.quantity !== undefined) {
        return { ...current, rental: { ...rental, givenUp: unitsGivenUp(current) + event.quantity } };
      }
      return { state: 'not-returned', handedOverAt, dueAt: rental.dueAt, givenUpAt: event.at, shipment };
    }
    case 'rental-returned': {
      if (current.state === 'returned') {
        const { givenUp: _, ...whole } = current;
        return { ...whole, returnedAt: event.at, ...cameBackWith(event, current.cameBack) };
      }
      if (!isOut(current) && current.state !== 'not-returned') return current;
      const givenUp = unitsGivenUp(current);
      return {
        state: 'returned',
        handedOverAt: current.handedOverAt,
        returnedAt: event.at,
        shipment: current.shipment,
        ...cameBackWith(event),
        ...(givenUp === 0 ? {} : { givenUp }),
      };
    }
    case 'line-taken-back': {
      const handedOverAt = 'handedOverAt' in current ? current.handedOverAt : null;
      return { state: 'returned', handedOverAt, returnedAt: event.at, shipment: shipmentOf(current) };
    }
    default:
      return event satisfies never;
  }
}

const partOf = (quantity: number | null): Units => (quantity === null ? {} : { quantity });

/** How a rental came back, with what is known of its units that came before: a damage stays one. */
function cameBackWith(
  { condition, note = '' }: Partial<RentalReturn>,
  before?: RentalReturn,
): { readonly cameBack?: RentalReturn } {
  if (condition === undefined) return {};
  const notes = [before?.note ?? '', note].filter((text) => text !== '');
  const isDamaged = condition === 'damaged' || before?.condition === 'damaged';
  return { cameBack: { condition: isDamaged ? 'damaged' : condition, note: notes.join('\n') } };
}

/** Whether it is rented out and waited for. */
export function isOut(
  current: LineFulfilment,
): current is Extract<LineFulfilment, { state: 'handed-over' }> & { readonly rental: RentalOut } {
  return current.state === 'handed-over' && current.rental !== null;
}

const isHere = ({ state }: LineFulfilment): boolean => state === 'waiting' || state === 'prepared';

function isUntoldOverdue({ dueAt, overdueToldAt }: RentalOut, now: Date): boolean {
  return overdueToldAt === null && now >= dueAt;
}

/** From this moment on a rental that was handed over then is due back: the end of its last day in Berlin. */
export function rentalDueAt(handedOverAt: Date, option: RentOption): Date {
  return startOfDay(rentalEnd(berlinDay(handedOverAt), option), 1);
}

/**
 * How long the calendar must reserve the unit of a rental that is out. On its last day, and for as long as it has not
 * come back, that is the end of the following day: what is due tonight cannot be had tonight, and a day without the
 * job that looks for this frees nothing.
 * @returns null while the last day has not begun
 */
export function keptUntil(currentEnd: Date, now: Date): Date | null {
  const wanted = startOfBerlinDay(now, 2);
  return startOfBerlinDay(now, 1) >= currentEnd && wanted > currentEnd ? wanted : null;
}
