import type { CustomerKind } from '../../../shared/orders/order-vocabulary.ts';
import { neverLeft, type LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import { berlinDay, startOfBerlinDay } from '../../../shared/time/berlin-day.ts';
import { hourMs } from '../../../shared/time/durations.ts';
import { fitsOrder, type Declaration } from './declaration.ts';

const withdrawalDays = 14;
const refundDays = 14;

/** The order that a declaration names, as far as staff need it to judge. */
export interface DeclaredOrder {
  /** Whether its contract stands. */
  readonly isAccepted: boolean;
  readonly email: string;
  readonly customerKind: CustomerKind;
  readonly lines: readonly { readonly rentOption: RentOption | null }[];
  readonly fulfilments: readonly LineFulfilment[];
}

/** What staff should know before they answer. None of it ever keeps a declaration from being received. */
export type DeclarationNote =
  | 'order-unknown'
  /** Its order is kept by law alone, and only the owner can open it. */
  | 'order-restricted'
  /** It came from another e-mail address than the order. */
  | 'other-address'
  /** There was no contract, or it has ended. */
  | 'no-contract'
  /** Businesses have no right of withdrawal (§ 312g (1) BGB), and no function to end contracts. */
  | 'business-customer'
  | 'withdrawn-late'
  | 'nothing-rented'
  /** It names a day that had passed when it came in: an ending does not work backwards. */
  | 'ends-in-the-past';

/**
 * The period of withdrawal of an order whose pieces are with the customer.
 *
 * 14 days from possession of the last piece (§ 355 (2), § 356 (2) No. 1 b BGB); the day itself does not count (§ 187
 * (1)), and an end on a weekend moves to the Monday (§ 193). Public holidays are left to staff. What was taken out of the
 * order is not waited for.
 * @returns when it has passed; null while a piece has not arrived: then the period has not begun
 */
export function withdrawalEnd(fulfilments: readonly LineFulfilment[]): Date | null {
  const toCome = fulfilments.filter((one) => !neverLeft(one));
  const arrivals = toCome.map((one) =>
    'handedOverAt' in one ? (one.handedOverAt?.getTime() ?? null) : null,
  );
  if (arrivals.length === 0 || arrivals.includes(null)) return null;
  return endOfWorkday(new Date(Math.max(...arrivals.map(Number))), withdrawalDays);
}

/**
 * By when the money of a withdrawal must be on its way back: 14 days from its receipt (§ 355 (3), § 357 (1) BGB),
 * counted like the withdrawal period. The shop may wait for the goods, or the proof that they were sent (§ 357 (4)).
 */
export function refundEnd(receivedAt: Date): Date {
  return endOfWorkday(receivedAt, refundDays);
}

/** The end of the day that many days later; on a weekend, the end of the Monday after it. */
function endOfWorkday(from: Date, days: number): Date {
  // Noon of the last day: away from midnight and from changes of the clock.
  const lastDay = new Date(startOfBerlinDay(from, days).getTime() + 12 * hourMs);
  const weekday = lastDay.getUTCDay();
  const daysToMonday = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return startOfBerlinDay(from, days + daysToMonday + 1);
}

/**
 * Whether an ending names a day that had passed when it was received. It is received like any other (§ 312k BGB) and takes
 * effect on its receipt at the earliest: a declaration works once it has arrived (§ 130 (1) BGB).
 */
export function isBackdated(declaration: Declaration, receivedAt: Date): boolean {
  return (
    declaration.kind === 'ending' && declaration.endsOn !== null && declaration.endsOn < berlinDay(receivedAt)
  );
}

/** The notes on a declaration that was received then, about the order that it names; null: there is none. */
export function notesOn(
  declaration: Declaration,
  receivedAt: Date,
  order: DeclaredOrder | null,
): readonly DeclarationNote[] {
  const notes: DeclarationNote[] = isBackdated(declaration, receivedAt) ? ['ends-in-the-past'] : [];
  if (order === null) return ['order-unknown', ...notes];
  if (!fitsOrder(declaration, order)) notes.push('other-address');
  if (!order.isAccepted) notes.push('no-contract');
  if (order.customerKind === 'business') notes.push('business-customer');
  if (declaration.kind === 'withdrawal') {
    const end = withdrawalEnd(order.fulfilments);
    if (end !== null && receivedAt >= end) notes.push('withdrawn-late');
  } else if (order.lines.every(({ rentOption }) => rentOption === null)) {
    notes.push('nothing-rented');
  }
  return notes;
}
