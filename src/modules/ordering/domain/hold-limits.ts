import { hourMs, minuteMs } from '../../../shared/time/durations.ts';

/**
 * Holding costs nothing, so it is limited (spec 4.9-23): how many units somebody holds unpaid at the
 * same time, and how often the same piece is held without being ordered.
 */
export const holdLimits = {
  /**
   * A set of chairs is more than a piece, and less than the stock of a shop. An order above it is large: it may be of any
   * size, but of a guest it needs a proved mailbox, and nothing else may be held for the same person.
   */
  unitsPerEmail: 12,
  unitsPerAddress: 12,
  /** Behind one address of the net there may be a whole house. */
  unitsPerClient: 24,
  /** In IPv6, a site is a household or an office (/56), a block what a provider assigns to one customer (/48). */
  unitsPerSite: 36,
  unitsPerBlock: 72,
  lapsesPerPiece: 2,
  waitMs: 2 * hourMs,
  /**
   * All unpaid holds of one piece that ended within `waitMs` together, also those that were dropped or replaced early:
   * otherwise somebody who renews a draft every 19 minutes keeps a unique piece for ever.
   */
  heldPerPieceMs: 60 * minuteMs,
  /** The most that a single hold adds to that, whatever it waited for: a draft's own time. */
  countedPerHoldMs: 30 * minuteMs,
  /** The shortest hold worth having; with less left, it is refused. */
  shortestHoldMs: 5 * minuteMs,
  /** A draft dropped within this time was a look at another step of the checkout, not a lapsed hold. */
  dropGraceMs: 20 * minuteMs,
  /** Orders by one e-mail address in 24 hours: each sends a mail to it. */
  ordersPerEmailADay: 10,
} as const;

/** The current number of units on unpaid hold, by each attribute that clients may share. */
export interface HeldBySamePerson {
  readonly email: number;
  readonly address: number;
  readonly client: number;
  readonly site: number;
  readonly block: number;
  /** Orders placed by this e-mail address in the last 24 hours. */
  readonly ordersToday: number;
}

/** A draft of the same person that came to nothing, and one of its pieces. */
export interface EndedHold {
  readonly pieceId: string;
  readonly heldFrom: Date;
  readonly endedAt: Date;
  /** Whether the person gave it back, instead of letting its time run out. */
  readonly dropped: boolean;
}

export type HoldLimit =
  | { readonly code: 'too-many-held' }
  | { readonly code: 'too-many-orders' }
  | { readonly code: 'hold-again-later'; readonly pieceIds: readonly string[] };

/** Whether an order has more units than what one person may hold in several; then it must be the only one. */
export const isLargeOrder = (lines: readonly { readonly quantity: number }[]): boolean =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0) > holdLimits.unitsPerEmail;

/**
 * The limit that a new hold of this many units would exceed; null: none. The limits are about what else is held: a large
 * order counts as many units as a person may hold, so that it is refused only beside others.
 */
export function brokenHoldLimit(
  wanted: { readonly units: number; readonly pieceIds: readonly string[] },
  held: HeldBySamePerson,
  ended: readonly EndedHold[],
  now: Date,
): HoldLimit | null {
  const units = Math.min(wanted.units, holdLimits.unitsPerEmail);
  if (held.ordersToday >= holdLimits.ordersPerEmailADay) return { code: 'too-many-orders' };
  if (
    held.email + units > holdLimits.unitsPerEmail ||
    held.address + units > holdLimits.unitsPerAddress ||
    held.client + units > holdLimits.unitsPerClient ||
    held.site + units > holdLimits.unitsPerSite ||
    held.block + units > holdLimits.unitsPerBlock
  ) {
    return { code: 'too-many-held' };
  }
  const waiting = [...new Set(wanted.pieceIds)].filter(
    (id) =>
      ended.filter((hold) => hold.pieceId === id && isLapse(hold, now)).length >= holdLimits.lapsesPerPiece ||
      leftMs(id, ended, now) < holdLimits.shortestHoldMs,
  );
  return waiting.length > 0 ? { code: 'hold-again-later', pieceIds: waiting } : null;
}

/** When a new hold of these pieces ends: as wished, or earlier once the person has used up the time for one of them. */
export function holdEnd(
  pieceIds: readonly string[],
  ended: readonly EndedHold[],
  wished: Date,
  now: Date,
): Date {
  const left = pieceIds.map((id) => now.getTime() + leftMs(id, ended, now));
  return new Date(Math.min(wished.getTime(), ...left));
}

/** For how long a person may still hold a piece unpaid; may be negative. */
function leftMs(pieceId: string, ended: readonly EndedHold[], now: Date): number {
  const held = ended
    .filter((hold) => hold.pieceId === pieceId && isRecent(hold, now))
    .map(({ heldFrom, endedAt }) => Math.max(0, endedAt.getTime() - heldFrom.getTime()));
  return held.reduce(
    (left, ms) => left - Math.min(ms, holdLimits.countedPerHoldMs),
    holdLimits.heldPerPieceMs,
  );
}

function isLapse(hold: EndedHold, now: Date): boolean {
  const { heldFrom, endedAt, dropped } = hold;
  return isRecent(hold, now) && !(dropped && endedAt.getTime() - heldFrom.getTime() < holdLimits.dropGraceMs);
}

function isRecent({ endedAt }: EndedHold, now: Date): boolean {
  return now.getTime() - endedAt.getTime() < holdLimits.waitMs;
}
