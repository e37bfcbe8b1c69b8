import type { OrderLine } from './order.ts';

/** A unit that the order has, in the order in which the calendar gave it. */
export interface UnitOfOrder {
  readonly unitId: string;
  readonly pieceId: string;
  readonly variantId: string | null;
}

/**
 * Which rented units belong to which line. The calendar knows whole orders only: where two lines rent the same piece
 * for different times, the first line has the first units, always the same ones.
 * @param units those that the order rents
 * @returns for each line its units' ids; of lines that are bought, none
 */
export function unitsOfRentedLines(
  lines: readonly OrderLine[],
  units: readonly UnitOfOrder[],
): readonly (readonly string[])[] {
  const left = [...units];
  return lines.map((line) => {
    if (line.rentOption === null) return [];
    const own: string[] = [];
    while (own.length < line.quantity) {
      const index = left.findIndex(
        (unit) => unit.pieceId === line.pieceId && unit.variantId === line.variantId,
      );
      if (index < 0) break;
      own.push(...left.splice(index, 1).map(({ unitId }) => unitId));
    }
    return own;
  });
}
