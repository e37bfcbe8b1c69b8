import type { Cents } from '../../../../shared/money/cents.ts';

/** Money that came on a day in Berlin, as '2026-11-28'. */
export interface PaidDay {
  readonly on: string;
  readonly cents: Cents;
}

/**
 * On which days the money of an order came (§ 14 (4) No. 6 UStG: the time at which a part of it was received, too), the
 * earliest first. What staff have booked is in the order of their typing, not of the bank's.
 * @param earlier what was booked before, and stands
 * @param last what made it whole
 * @returns the last day alone where the parts are not the whole, since some of them was too much or went back
 */
export function daysOfPayment(
  earlier: readonly PaidDay[],
  last: PaidDay,
  totalCents: Cents,
): readonly [PaidDay, ...PaidDay[]] {
  const byDay = new Map<string, Cents>();
  for (const { on, cents } of [...earlier, last]) byDay.set(on, (byDay.get(on) ?? 0) + cents);
  const [first, ...others] = [...byDay]
    .map(([on, cents]): PaidDay => ({ on, cents }))
    .sort((one, other) => one.on.localeCompare(other.on));
  const sum = [...byDay.values()].reduce((all, cents) => all + cents, 0);
  if (first === undefined || sum !== totalCents) return [{ on: last.on, cents: totalCents }];
  return [first, ...others];
}
