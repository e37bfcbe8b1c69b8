import type { Cents } from '../money/cents.ts';
import type { DeclarationKind } from './order-vocabulary.ts';
import { unitsGone, unitsLeft, type ReturnedUnits } from './units-gone.ts';

/** Units of a line of an order. */
export interface Units {
  /** The index of the line, from 0. */
  readonly position: number;
  /** Integer from 1. */
  readonly quantity: number;
}

/** A withdrawal, as far as it says which pieces it means. */
export interface MeaningPieces {
  /** In the customer's words; null: all of the order. */
  readonly pieces: string | null;
  /** As staff have recorded it; null: nobody has. Without pieces it means all of the order. */
  readonly meant: { readonly pieces: readonly Units[] | null } | null;
}

/** In JSON it is a text. */
export type Moment = string | Date;

/** A declaration about an order. */
export interface Declared extends MeaningPieces {
  readonly id: string;
  readonly kind: DeclarationKind;
  /** Whether the order obeys it. */
  readonly counts: boolean;
  readonly receivedAt: Moment;
  /** Null: it waits for its answer. */
  readonly handledAt: Moment | null;
}

export interface Ordered {
  readonly state: string;
  readonly lines: readonly {
    readonly quantity: number;
    readonly state: string;
    readonly grossCents: Cents;
  }[];
  /** What was taken out or came back, the oldest first. */
  readonly returns: readonly (ReturnedUnits & { readonly returnedAt: Moment })[];
  /** The oldest first. */
  readonly declarations: readonly Declared[];
}

const isOutState = (state: string | undefined): boolean => state === 'shipped' || state === 'handed-over';
const isHereState = (state: string | undefined): boolean => state === 'waiting' || state === 'prepared';

/** Whether a withdrawal means all of an order: what it says about a part of a single piece is about all there is. */
export const isOfAll = ({ pieces, meant }: MeaningPieces, units: number): boolean =>
  meant === null ? (pieces ?? '').trim() === '' || units <= 1 : meant.pieces === null;

/** Whether it means a part, and which one stands in the customer's words alone. */
export const isUnclear = (withdrawal: MeaningPieces, units: number): boolean =>
  withdrawal.meant === null && !isOfAll(withdrawal, units);

/** Whether it means the line, or may mean it. */
export const mayMean = ({ meant }: Pick<MeaningPieces, 'meant'>, position: number): boolean =>
  meant === null || meant.pieces === null || meant.pieces.some((one) => one.position === position);

/** Units of one return of an order. */
export interface ReturnShare {
  /** The index of the return, from 0. */
  readonly index: number;
  /** How many of its units count for somebody else, and come before these. */
  readonly before: number;
  readonly quantity: number;
}

/** A withdrawal, and the whereabouts of its pieces. */
export interface WithdrawnUnits extends WithdrawnGoods, MeaningPieces {
  readonly id: string;
  readonly receivedAt: Moment;
  readonly isOpen: boolean;
  readonly isAll: boolean;
  readonly isUnclear: boolean;
  /**
   * If it is open: the units that the withdrawal means, or may mean, and that are neither taken out nor back. No unit
   * is open for two withdrawals, except for those that nobody has read yet.
   */
  readonly open: readonly Units[];
  /** The price of these units; null: it is unclear. */
  readonly openCents: Cents | null;
  /** The units that were taken out or came back for it. */
  readonly back: readonly ReturnShare[];
}

/**
 * Whether the goods of a withdrawal are still with the customer or on their way back. Where nobody has recorded which part
 * it means, what came back for it counts as that part.
 */
export const isAwaitedBack = ({ isOut, isUnclear, back }: WithdrawnUnits): boolean =>
  isOut && !(isUnclear && back.length > 0);

/** Whether the shop may wait with the money of a withdrawal until its goods are back. */
export const mayWaitForGoods = (withdrawal: WithdrawnUnits): boolean =>
  mayHoldBack({ ...withdrawal, isOut: isAwaitedBack(withdrawal) });

export const timeOf = (moment: Moment): number => new Date(moment).getTime();

/**
 * The withdrawals that an order obeys, the oldest first, and what has become of the pieces of each. Which of several units
 * of a line came back, nobody can tell, and § 357 (1) BGB gives each withdrawal a deadline of its own. So a unit that was
 * taken out or came back counts once: for the first withdrawal that had been received, that means its line, and that still
 * wants some of it. Those that had been put away by then, or of which nobody has recorded what they mean, come after the
 * others. If the order was called off, each means all.
 */
export function withdrawnUnits({ state, lines, returns, declarations }: Ordered): readonly WithdrawnUnits[] {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const all = declarations
    .filter(({ kind, counts }) => kind === 'withdrawal' && counts)
    .map((one) => {
      const isAll = state !== 'accepted' || isOfAll(one, units);
      const { id, receivedAt, handledAt, pieces, meant } = one;
      return {
        id,
        receivedAt,
        handledAt,
        pieces,
        meant,
        isAll,
        isUnclear: !isAll && meant === null,
        back: [] as ReturnShare[],
        wanted: lines.map((_, position) => wantedOf(isAll ? null : (meant?.pieces ?? null), position)),
      };
    });
  for (const [index, { position, quantity, returnedAt }] of returns.entries()) {
    const at = timeOf(returnedAt);
    const isLate = ({ handledAt, isUnclear }: (typeof all)[number]): number =>
      (handledAt !== null && timeOf(handledAt) < at ? 2 : 0) + (isUnclear ? 1 : 0);
    const mayBeFor = all.filter(({ receivedAt }) => timeOf(receivedAt) <= at);
    let before = 0;
    for (const { wanted, back } of mayBeFor.toSorted((a, b) => isLate(a) - isLate(b))) {
      const share = Math.min(quantity - before, wanted[position] ?? 0);
      if (share > 0) back.push({ index, before, quantity: share });
      wanted[position] = (wanted[position] ?? 0) - share;
      before += share;
    }
  }
  const left = lines.map((line, position) =>
    isOutState(line.state) || isHereState(line.state)
      ? unitsLeft(line.quantity, unitsGone(returns, position))
      : 0,
  );
  const priced = (open: readonly Units[]): Cents =>
    open.reduce((sum, { position, quantity }) => {
      const { grossCents = 0, quantity: ofQuantity = 1 } = lines[position] ?? {};
      return sum + shareOf(grossCents, ofQuantity - (left[position] ?? 0), quantity, ofQuantity);
    }, 0);
  const found = new Map<object, WithdrawnUnits>();
  for (const each of all.toSorted((a, b) => Number(a.isUnclear) - Number(b.isUnclear))) {
    const { wanted, handledAt, ...one } = each;
    const open = left.flatMap((most, position) => {
      const quantity = handledAt === null ? Math.min(most, wanted[position] ?? 0) : 0;
      return quantity > 0 ? [{ position, quantity }] : [];
    });
    const states = open.map(({ position }) => lines[position]?.state);
    found.set(each, {
      ...one,
      isOpen: handledAt === null,
      open,
      openCents: one.isUnclear ? null : priced(open),
      isOut: states.some(isOutState),
      isHere: states.some(isHereState),
    });
    if (one.isUnclear) continue;
    for (const { position, quantity } of open) left[position] = (left[position] ?? 0) - quantity;
  }
  return all.flatMap((each) => found.get(each) ?? []);
}

/** How many units of a line are meant at most. @param pieces null: all lines, or nobody knows */
const wantedOf = (pieces: readonly Units[] | null, position: number): number =>
  pieces === null
    ? Number.POSITIVE_INFINITY
    : (pieces.find((one) => one.position === position)?.quantity ?? 0);

/** For each line, the units that were not taken out, have not come back, and are not withdrawn as far as staff know. */
export function unitsKept(order: Ordered): readonly number[] {
  const open = withdrawnUnits(order).flatMap((one) => (one.isUnclear ? [] : one.open));
  return order.lines.map(
    ({ quantity }, position) =>
      unitsLeft(quantity, unitsGone(order.returns, position)) -
      open.reduce((sum, one) => (one.position === position ? sum + one.quantity : sum), 0),
  );
}

/**
 * Whether an order must not be handed over: all of it is withdrawn; or all that is still to be handed over; or, while nobody
 * has recorded what is meant, nothing is here any more and that has neither come back nor been taken out.
 */
export function isAllWithdrawn(order: Ordered): boolean {
  const open = withdrawnUnits(order).filter(({ isOpen }) => isOpen);
  const kept = unitsKept(order);
  const isKept = ({ state }: { readonly state: string }, position: number): boolean =>
    (isHereState(state) || state === 'shipped') && (kept[position] ?? 0) > 0;
  return (
    open.some(({ isAll }) => isAll) ||
    (open.some(({ isUnclear }) => !isUnclear) && !order.lines.some(isKept)) ||
    (!order.lines.some(({ state }) => isHereState(state)) &&
      open.some(({ isUnclear, back }) => isUnclear && back.length === 0))
  );
}

/**
 * What so many pieces of a line cost. Reckoned from the first piece on, so that the shares of all of them together are the
 * line's amount.
 * @param gone how many of the line came before
 */
export const shareOf = (cents: Cents, gone: number, quantity: number, ofQuantity: number): Cents =>
  Math.round((cents * (gone + quantity)) / ofQuantity) - Math.round((cents * gone) / ofQuantity);

/** The whereabouts of the goods that a withdrawal means, or may mean: only the customer's words say which part. */
export interface WithdrawnGoods {
  /** Something is with the customer, or on its way there or back. */
  readonly isOut: boolean;
  /** Something has not left the shop. */
  readonly isHere: boolean;
}

/**
 * § 357 (4) BGB: the shop may hold back the money until it has the goods, and so only for goods that the customer has.
 * While one is here that may be meant, it may not.
 */
export const mayHoldBack = ({ isOut, isHere }: WithdrawnGoods): boolean => isOut && !isHere;
