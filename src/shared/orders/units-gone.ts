/** The units of a line that its customer does not have or get any more. */
export interface UnitsGone {
  /** Taken out of the order before they left the shop. */
  readonly takenOut: number;
  readonly cameBack: number;
  /** Rented and given up, while others of the line are out or back. */
  readonly givenUp: number;
}

export interface ReturnedUnits {
  /** The index of the line, from 0. */
  readonly position: number;
  readonly quantity: number;
  /** Null: it never left the shop. */
  readonly condition: string | null;
}

/**
 * What was taken out of a line, and what came back of it, by all returns of its order.
 * @param givenUp see `unitsGivenUp`
 */
export function unitsGone(returns: readonly ReturnedUnits[], position: number, givenUp = 0): UnitsGone {
  const of = (isTakenOut: boolean): number =>
    returns.reduce(
      (sum, one) =>
        one.position === position && (one.condition === null) === isTakenOut ? sum + one.quantity : sum,
      0,
    );
  return { takenOut: of(true), cameBack: of(false), givenUp };
}

/** How many of a line's units have neither been taken out nor come back. */
export const unitsLeft = (quantity: number, { takenOut, cameBack, givenUp }: UnitsGone): number =>
  quantity - takenOut - cameBack - givenUp;
