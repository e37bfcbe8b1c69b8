import type { Cents } from '../../../shared/money/cents.ts';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { berlinDay, startOfDay } from '../../../shared/time/berlin-day.ts';

/** What staff claim for damage to a rented piece. */
export interface DamageWish {
  /** Of the line, counted from 0. */
  readonly position: number;
  readonly amountCents: Cents;
  /** Shown to the customer. */
  readonly reason: string;
  /** The last day on which the money is in time, as '2026-12-14'. */
  readonly dueOn: string;
}

export type DamageRefusal = {
  readonly code: 'not-a-returned-rental' | 'due-day-out-of-range';
};

/** Longer than anybody would defer such a claim: a later day is a slip of the finger. */
const mostDaysToPay = 366;

/**
 * Whether staff may claim it: damage shows when a rental is back, and nobody can pay by today.
 * @param today as '2026-11-30', in Berlin
 */
export function decideClaim(
  fulfilment: LineFulfilment,
  isRental: boolean,
  { dueOn }: Pick<DamageWish, 'dueOn'>,
  today: string,
): Result<void, DamageRefusal> {
  if (!isRental || fulfilment.state !== 'returned') return fail({ code: 'not-a-returned-rental' });
  const lastDay = berlinDay(startOfDay(today, mostDaysToPay));
  if (dueOn <= today || dueOn > lastDay) return fail({ code: 'due-day-out-of-range' });
  return ok(undefined);
}

/** How a claim ends. */
export type Settlement =
  | {
      readonly as: 'paid';
      /** When the bank booked it, as '2026-12-10'. */
      readonly receivedOn: string;
    }
  | {
      readonly as: 'waived';
      /** For staff alone. */
      readonly reason: string;
    };

export type SettlementRefusal = {
  /** `booked-before-order`: before the claim's own order was placed. */
  readonly code: 'claim-settled' | 'booked-in-future' | 'booked-before-order';
};

/** Whether an open claim may end so; what is settled stays as it is. */
export function decideSettlement(
  claim: { readonly settled: object | null },
  settlement: Settlement,
  { orderedOn, today }: { readonly orderedOn: string; readonly today: string },
): Result<void, SettlementRefusal> {
  if (claim.settled !== null) return fail({ code: 'claim-settled' });
  if (settlement.as === 'waived') return ok(undefined);
  if (settlement.receivedOn > today) return fail({ code: 'booked-in-future' });
  return settlement.receivedOn < orderedOn ? fail({ code: 'booked-before-order' }) : ok(undefined);
}
