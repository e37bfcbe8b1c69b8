import type { Cents } from '../../../shared/money/cents.ts';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { berlinDay, startOfDay } from '../../../shared/time/berlin-day.ts';
import { mayTakeBackFor } from '../../../shared/orders/claim-receipts.ts';
import { isOut } from './fulfilment-machine.ts';

/** What staff claim for a rented piece that came back damaged, or did not come back. */
export interface DamageInput {
  /** The index of the line, from 0. */
  readonly position: number;
  readonly amountCents: Cents;
  /** Shown to the customer. */
  readonly reason: string;
  /** The last day on which the money is in time, as '2026-12-14'. */
  readonly dueOn: string;
  /** Whether the piece has not come back, and is not waited for any more. */
  readonly notReturned: boolean;
  /** How many units of the line, from 1; null: all that came back, or are out. */
  readonly quantity: number | null;
}

export type DamageRefusal =
  | { readonly code: 'not-a-returned-rental' | 'not-rented-out' | 'due-day-out-of-range' }
  | { readonly code: 'claimed-too-many'; readonly left: number }
  /** All that is claimed for a piece is at most its value (§ 249 (2), § 251 (2) BGB). */
  | { readonly code: 'claim-above-value'; readonly leftCents: Cents };

/** Longer than anybody would defer such a claim: a later day is a slip of the finger. */
const maxDaysToPay = 366;

/**
 * Whether staff may claim it: damage shows when a rental is back, what is given up is with the customer, and nobody can
 * pay by today. If a piece is given up already, more may be claimed.
 * @param left what of the value of the units is not claimed yet, and how many there are to claim for
 * @param today as '2026-11-30', in Berlin
 */
export function decideClaim(
  fulfilment: LineFulfilment,
  isRental: boolean,
  { amountCents, dueOn, notReturned, quantity }: Omit<DamageInput, 'position' | 'reason'>,
  left: { readonly cents: Cents; readonly units: number },
  today: string,
): Result<void, DamageRefusal> {
  const refusal = refusalToClaim(fulfilment, isRental, notReturned);
  if (refusal !== null) return fail(refusal);
  if (quantity !== null && quantity > left.units) return fail({ code: 'claimed-too-many', left: left.units });
  const lastDay = berlinDay(startOfDay(today, maxDaysToPay));
  if (dueOn <= today || dueOn > lastDay) return fail({ code: 'due-day-out-of-range' });
  if (amountCents > left.cents) {
    return fail({ code: 'claim-above-value', leftCents: Math.max(0, left.cents) });
  }
  return ok(undefined);
}

/** Why nothing can be claimed for a line as it is; null: something can. */
export function refusalToClaim(
  fulfilment: LineFulfilment,
  isRental: boolean,
  notReturned: boolean,
): { readonly code: 'not-a-returned-rental' | 'not-rented-out' } | null {
  if (notReturned) {
    return isOut(fulfilment) || fulfilment.state === 'not-returned' ? null : { code: 'not-rented-out' };
  }
  return isRental && fulfilment.state === 'returned' ? null : { code: 'not-a-returned-rental' };
}

/** Money that came for a claim, or how it ends without the rest. */
export type Settlement =
  | {
      readonly as: 'paid';
      /** All that is open, or a part of it. */
      readonly amountCents: Cents;
      /** Whether more than is open is meant: what is too much goes back. Otherwise it is refused as a slip of the finger. */
      readonly mayDiffer?: boolean;
      /** When the bank booked it, as '2026-12-10'. */
      readonly receivedOn: string;
    }
  | {
      readonly as: 'waived';
      /** For staff alone. */
      readonly reason: string;
    };

export type SettlementRefusal =
  /** `booked-before-order`: before the claim's own order was placed. */
  | { readonly code: 'claim-settled' | 'booked-in-future' | 'booked-before-order' }
  | { readonly code: 'claim-too-much'; readonly leftCents: Cents };

/**
 * What is left of an open claim after money came for it, or the shop does without the rest: nothing settles it, and
 * what is settled stays as it is.
 * @returns the cents that are still open; below 0, so many came too much
 */
export function decideSettlement(
  claim: { readonly amountCents: Cents; readonly receivedCents: Cents; readonly settled: object | null },
  settlement: Settlement,
  { orderedOn, today }: { readonly orderedOn: string; readonly today: string },
): Result<Cents, SettlementRefusal> {
  if (claim.settled !== null) return fail({ code: 'claim-settled' });
  if (settlement.as === 'waived') return ok(0);
  if (settlement.receivedOn > today) return fail({ code: 'booked-in-future' });
  if (settlement.receivedOn < orderedOn) return fail({ code: 'booked-before-order' });
  const leftCents = claim.amountCents - claim.receivedCents;
  return settlement.amountCents > leftCents && settlement.mayDiffer !== true
    ? fail({ code: 'claim-too-much', leftCents })
    : ok(leftCents - settlement.amountCents);
}

/**
 * Whether money that was booked for a claim by mistake is taken back. The claim is open then, for which the customer gets
 * as much time as for an order that is owed again; or it stays paid, where so much came too much.
 * @param restUntil the last day that this gives, as '2026-12-14'
 * @returns the last day on which its money is in time, null where it stays paid; and what still came too much. Null: it was
 *   taken back before, and nothing happens
 */
export function decideTakingBack(
  claim: Parameters<typeof mayTakeBackFor>[0] & {
    readonly amountCents: Cents;
    readonly receivedCents: Cents;
    readonly dueOn: string;
  },
  receipt: { readonly amountCents: Cents; readonly takenBack: object | null },
  restUntil: string,
): Result<
  { readonly dueOn: string | null; readonly surplusCents: Cents } | null,
  { readonly code: 'claim-settled' | 'refund-ordered' }
> {
  if (receipt.takenBack !== null) return ok(null);
  if (!mayTakeBackFor(claim, receipt)) {
    return fail({ code: claim.isReturned ? 'refund-ordered' : 'claim-settled' });
  }
  const surplusCents = claim.receivedCents - receipt.amountCents - claim.amountCents;
  if (surplusCents >= 0) return ok({ dueOn: null, surplusCents });
  return ok({ dueOn: claim.dueOn > restUntil ? claim.dueOn : restUntil, surplusCents: 0 });
}
