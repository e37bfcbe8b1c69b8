import { unitsGone, unitsLeft, type ReturnedUnits } from '../../../shared/orders/units-gone.ts';
import type { Units } from '../../../shared/orders/withdrawn-pieces.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';

export interface MeantTooMany {
  readonly code: 'meant-too-many';
  /** The index among the pieces that were named, from 0. */
  readonly index: number;
  /** How many of its line can be meant. */
  readonly most: number;
}

/**
 * The pieces that a withdrawal means. Meant can be what was with the order when it came: what came back earlier has been
 * settled, and what came back since may be it.
 * @returns null if that is all of them
 */
export function meantPieces(
  wanted: readonly Units[],
  order: {
    readonly lines: readonly { readonly quantity: number }[];
    readonly returns: readonly (ReturnedUnits & { readonly returnedAt: Date })[];
  },
  receivedAt: Date,
): Result<readonly Units[] | null, MeantTooMany> {
  const before = order.returns.filter(({ returnedAt }) => returnedAt < receivedAt);
  const most = order.lines.map(({ quantity }, position) => unitsLeft(quantity, unitsGone(before, position)));
  const index = wanted.findIndex(
    ({ position, quantity }, at) =>
      quantity > (most[position] ?? 0) || wanted.findIndex((one) => one.position === position) !== at,
  );
  const wrong = wanted[index];
  if (wrong !== undefined) {
    return fail({ code: 'meant-too-many', index, most: most[wrong.position] ?? 0 });
  }
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
  return ok(sum(wanted.map(({ quantity }) => quantity)) === sum(most) ? null : wanted);
}
