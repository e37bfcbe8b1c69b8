import type { Cents } from '../money/cents.ts';
import type { WithdrawnGoods } from './goods-withdrawn.ts';
import { unitsGone, unitsLeft, type ReturnedUnits } from './units-gone.ts';

/** Units of a line of an order. */
export interface Units {
  /** Of the line, counted from 0. */
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

interface Ordered {
  readonly lines: readonly { readonly quantity: number; readonly state: string }[];
  readonly returns: readonly (ReturnedUnits & { readonly returnedAt: string | Date })[];
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

/**
 * Of the pieces that staff have recorded for a withdrawal, those that have neither been taken out nor come back since it
 * came. @returns null: none are recorded
 */
export function openPieces(
  { meant, receivedAt }: Pick<MeaningPieces, 'meant'> & { readonly receivedAt: string | Date },
  { lines, returns }: Ordered,
): readonly Units[] | null {
  const named = meant?.pieces ?? null;
  if (named === null) return null;
  const since = returns.filter(({ returnedAt }) => new Date(returnedAt) >= new Date(receivedAt));
  return named.flatMap(({ position, quantity }) => {
    const line = lines[position];
    if (line === undefined || !(isOutState(line.state) || isHereState(line.state))) return [];
    const left = unitsLeft(line.quantity, unitsGone(returns, position));
    const open = Math.min(left, unitsLeft(quantity, unitsGone(since, position)));
    return open > 0 ? [{ position, quantity: open }] : [];
  });
}

/** Where the goods are that a withdrawal means, or may mean. */
export function goodsOf(withdrawal: Parameters<typeof openPieces>[0], order: Ordered): WithdrawnGoods {
  const open = openPieces(withdrawal, order)?.map(({ position }) => position);
  const states = order.lines.flatMap(({ state }, position) =>
    open === undefined || open.includes(position) ? [state] : [],
  );
  return { isOut: states.some(isOutState), isHere: states.some(isHereState) };
}

/**
 * What so many pieces of a line cost. Reckoned from the first piece on, so that the shares of all of them together are the
 * line's amount.
 * @param gone how many of the line came before
 */
export const shareOf = (cents: Cents, gone: number, quantity: number, ofQuantity: number): Cents =>
  Math.round((cents * (gone + quantity)) / ofQuantity) - Math.round((cents * gone) / ofQuantity);

/** What the pieces cost that are still open of the recorded withdrawals. */
export function openCents(
  withdrawals: readonly Parameters<typeof openPieces>[0][],
  order: Ordered & { readonly lines: readonly { readonly grossCents: Cents }[] },
): Cents {
  return withdrawals
    .flatMap((one) => openPieces(one, order) ?? [])
    .reduce((sum, { position, quantity }) => {
      const line = order.lines[position];
      if (line === undefined) return sum;
      const gone = line.quantity - unitsLeft(line.quantity, unitsGone(order.returns, position));
      return sum + shareOf(line.grossCents, gone, quantity, line.quantity);
    }, 0);
}
