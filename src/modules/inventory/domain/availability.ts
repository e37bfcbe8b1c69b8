import { type Allocation, reachesBeyond } from './allocation.ts';
import { aways, type Away } from '../../../shared/pieces/piece-vocabulary.ts';

export type { Away };

/** If a piece's units are at different places, the one where visitors can see it comes first. */
export function foremostAway(places: readonly (Away | null)[]): Away | null {
  return aways.find((place) => places.includes(place)) ?? null;
}

/** How many units of a piece are available and, if none, when one may be. */
export interface Availability {
  /** Units that are free from now on, without end. */
  readonly stockAmt: number;
  /** Set when nothing is free but some unit is only held: the earliest end of such a hold. */
  readonly reservedUntil: Date | null;
  /** Set when nothing is free but some unit is only rented out, with a known end: the earliest end. */
  readonly rentedUntil: Date | null;
  /** Set when nothing is free but some unit is neither sold nor has an end date that visitors may see: its place. */
  readonly away: Away | null;
  /** When the earliest block of such a unit ends. For cache lifetimes only; it is no promise to visitors. */
  readonly awayUntil: Date | null;
}

/** The summary of some units: how many are free, and the earliest end among the held and the rented ones. */
export interface Share {
  readonly free: number;
  readonly heldUntil: Date | null;
  readonly rentedUntil: Date | null;
  readonly away: Away | null;
  readonly awayUntil: Date | null;
}

/**
 * The state of one unit, from the entries of its calendar that were not given back. The database computes the same in
 * its function `unit_availability`.
 */
export function shareOfUnit(allocations: readonly Allocation[], now: Date): Share {
  const ahead = allocations.filter((allocation) => reachesBeyond(allocation, now));
  if (ahead.length === 0) {
    return { free: 1, heldUntil: null, rentedUntil: null, away: null, awayUntil: null };
  }
  return {
    free: 0,
    heldUntil: endOfAll(ahead, 'hold'),
    rentedUntil: endOfAll(ahead, 'rental'),
    away: awayOf(ahead, now),
    awayUntil: ahead.some(({ kind }) => kind === 'block') ? lastEnd(ahead) : null,
  };
}

function awayOf(ahead: readonly Allocation[], now: Date): Away | null {
  if (ahead.some(({ kind }) => kind === 'sale')) return null;
  if (ahead.some(({ kind }) => kind === 'block')) {
    return ahead.find(({ kind, from }) => kind === 'block' && from <= now)?.place ?? 'elsewhere';
  }
  return ahead.some(({ kind, to }) => kind === 'rental' && to === null) ? 'rented' : null;
}

/** When the last of them ends; null if one is of another kind or has no end. */
function endOfAll(allocations: readonly Allocation[], kind: 'hold' | 'rental'): Date | null {
  return allocations.every((allocation) => allocation.kind === kind) ? lastEnd(allocations) : null;
}

/** When the last of them ends; null if one has no end. */
function lastEnd(allocations: readonly Allocation[]): Date | null {
  let last: Date | null = null;
  for (const { to } of allocations) {
    if (to === null) return null;
    if (last === null || to > last) last = to;
  }
  return last;
}

/** The availability of a piece from its units, or from groups of them. */
export function availability(shares: readonly Share[]): Availability {
  const stockAmt = shares.reduce((sum, share) => sum + share.free, 0);
  if (stockAmt > 0) {
    return { stockAmt, reservedUntil: null, rentedUntil: null, away: null, awayUntil: null };
  }
  return {
    stockAmt,
    reservedUntil: earliest(shares.map((share) => share.heldUntil)),
    rentedUntil: earliest(shares.map((share) => share.rentedUntil)),
    away: foremostAway(shares.map((share) => share.away)),
    awayUntil: earliest(shares.map((share) => share.awayUntil)),
  };
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  let first: Date | null = null;
  for (const moment of moments) {
    if (moment !== null && (first === null || moment < first)) first = moment;
  }
  return first;
}
