import type { Consignment } from './tracking.ts';

/**
 * One line of an order on its way to the customer: it waits, is prepared, goes with a carrier or not, and is handed
 * over. What is rented is then out until it has come back or is given up; what was sold may come back too.
 */
export type LineFulfilment =
  | { readonly state: 'waiting' }
  | { readonly state: 'prepared'; readonly preparedAt: Date }
  | ({ readonly state: 'shipped'; readonly shippedAt: Date } & Shipment)
  | {
      readonly state: 'handed-over';
      readonly handedOverAt: Date;
      readonly rental: RentalOut | null;
      /** How it went out: damage in transit and lost parcels are asked about afterwards. Null: not by a carrier. */
      readonly shipment: Shipment | null;
    }
  | {
      readonly state: 'returned';
      /** Null: it never reached the customer. */
      readonly handedOverAt: Date | null;
      readonly returnedAt: Date;
      readonly shipment: Shipment | null;
      /** For rentals; omitted if nobody was asked. */
      readonly cameBack?: RentalReturn;
      /** For rentals: how many units have not come back with the others. Omitted: none. */
      readonly givenUp?: number;
    }
  /** A rental that has not come back and is not waited for any more: its customer pays for it. */
  | {
      readonly state: 'not-returned';
      readonly handedOverAt: Date;
      /** When it had to be back. */
      readonly dueAt: Date;
      readonly givenUpAt: Date;
      readonly shipment: Shipment | null;
    }
  /** It never left the shop, and will not: its order has ended. */
  | { readonly state: 'cancelled' };

export type Shipment = Consignment;

export const rentalConditions = ['as-handed-out', 'damaged'] as const;

/** How a rented piece came back. */
export interface RentalReturn {
  readonly condition: (typeof rentalConditions)[number];
  /** For staff alone; may be empty. */
  readonly note: string;
}

export interface RentalOut {
  readonly dueAt: Date;
  /** When the customer was told that it is overdue. */
  readonly overdueToldAt: Date | null;
  /** How many units are not waited for any more, while the others are; left out: none. */
  readonly givenUp?: number;
}

/** How many units of a rented line are given up while others are out or back. Where all are, its state says so. */
export function unitsGivenUp(one: LineFulfilment): number {
  if (one.state === 'handed-over') return one.rental?.givenUp ?? 0;
  return one.state === 'returned' ? (one.givenUp ?? 0) : 0;
}

/** With which carrier a line went out, and under which number; null: with none, or not yet. */
export function shipmentOf(current: LineFulfilment): Shipment | null {
  switch (current.state) {
    case 'waiting':
    case 'prepared':
    case 'cancelled':
      return null;
    case 'shipped':
      return { carrier: current.carrier, tracking: current.tracking, link: current.link };
    case 'handed-over':
    case 'returned':
    case 'not-returned':
      return current.shipment;
    default:
      return current satisfies never;
  }
}

/** The states of a line in which nothing of it is to reach the customer any more. */
export const deliveredLineStates = ['handed-over', 'returned', 'not-returned'] as const;

export const isToDeliver = ({ state }: LineFulfilment): boolean =>
  !deliveredLineStates.some((one) => one === state);

/** Whether it was taken out of its order before it left the shop. */
export const neverLeft = (one: LineFulfilment): boolean =>
  one.state === 'returned' && one.handedOverAt === null && one.shipment === null;

/** How far a line is, as people see it: what never left the shop has not come back. */
export type ShownState = LineFulfilment['state'] | 'taken-out';

export const shownStates = [
  'waiting',
  'prepared',
  'shipped',
  'handed-over',
  'returned',
  'not-returned',
  'taken-out',
  'cancelled',
] as const satisfies readonly ShownState[];

export function shownState(one: LineFulfilment): ShownState {
  return neverLeft(one) ? 'taken-out' : one.state;
}

/** How far a line is whose order has ended: what has not left the shop will not. */
export function afterTheEnd(current: LineFulfilment): LineFulfilment {
  return current.state === 'waiting' || current.state === 'prepared' ? { state: 'cancelled' } : current;
}
