import type { Allocation } from './allocation.ts';
import { reachesBeyond } from './period.ts';

/** How many of a piece can be had, and if none, when there is hope. */
export interface Availability {
  /** Units that are free from now on, without end. */
  readonly stockAmt: number;
  /** Set when nothing is free but some unit is only held: the earliest end of such a hold. */
  readonly reservedUntil: Date | null;
  /** Set when nothing is free but some unit is only rented out, with a known end: the earliest end. */
  readonly rentedUntil: Date | null;
}

/** What some units have in common: how many are free, and the earliest end among the held and the rented ones. */
export interface Share {
  readonly free: number;
  readonly heldUntil: Date | null;
  readonly rentedUntil: Date | null;
}

/**
 * What one unit looks like, from the entries of its calendar that were not given back.
 * The database says the same in its function `unit_availability`.
 */
export function shareOfUnit(allocations: readonly Allocation[], now: Date): Share {
  const ahead = allocations.filter((allocation) => reachesBeyond(allocation, now));
  if (ahead.length === 0) return { free: 1, heldUntil: null, rentedUntil: null };
  return { free: 0, heldUntil: endOfAll(ahead, 'hold'), rentedUntil: endOfAll(ahead, 'rental') };
}

/** When the last of them ends; null when one is of another kind or has no end. */
function endOfAll(allocations: readonly Allocation[], kind: 'hold' | 'rental'): Date | null {
  let last: Date | null = null;
  for (const allocation of allocations) {
    if (allocation.kind !== kind || allocation.to === null) return null;
    if (last === null || allocation.to > last) last = allocation.to;
  }
  return last;
}

/** What a piece looks like from its units, or from groups of them. */
export function availability(shares: readonly Share[]): Availability {
  const stockAmt = shares.reduce((sum, share) => sum + share.free, 0);
  if (stockAmt > 0) return { stockAmt, reservedUntil: null, rentedUntil: null };
  return {
    stockAmt,
    reservedUntil: earliest(shares.map((share) => share.heldUntil)),
    rentedUntil: earliest(shares.map((share) => share.rentedUntil)),
  };
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  let first: Date | null = null;
  for (const moment of moments) {
    if (moment !== null && (first === null || moment < first)) first = moment;
  }
  return first;
}
