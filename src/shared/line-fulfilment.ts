import type { Consignment } from './tracking.ts';

/**
 * One line of an order on its way to the customer: it waits, is prepared, goes with a carrier or not, and is handed
 * over. What is rented is then out until it has come back; what was sold may come back too.
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
    };

export type Shipment = Consignment;

export interface RentalOut {
  readonly dueAt: Date;
  /** When the customer was told that it is overdue. */
  readonly overdueToldAt: Date | null;
}

/** With which carrier a line went out, and under which number; null: with none, or not yet. */
export function shipmentOf(current: LineFulfilment): Shipment | null {
  switch (current.state) {
    case 'waiting':
    case 'prepared':
      return null;
    case 'shipped':
      return { carrier: current.carrier, tracking: current.tracking, link: current.link };
    case 'handed-over':
    case 'returned':
      return current.shipment;
    default:
      return current satisfies never;
  }
}
