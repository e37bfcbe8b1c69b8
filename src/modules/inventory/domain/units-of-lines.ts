import type { Line } from './line.ts';

/** A line of an order as its payment took it. */
export interface TakenLine extends Line {
  readonly kind: 'sale' | 'rental';
}

/** A unit that an order bought or rented, whether it still has it or not. */
export interface UnitOfOrder {
  readonly unitId: string;
  readonly pieceId: string;
  readonly variantId: string | null;
  readonly kind: TakenLine['kind'];
  /** The order gave it back: a return, or a line that was called off. */
  readonly isBack: boolean;
}

/**
 * Which units belong to which line of an order. The calendar knows whole orders only: where two lines took the same
 * piece, the first of them has the first units. Units that are back are dealt out like the others and left out only
 * then; otherwise a line that is called off would take over the units of the next one.
 * @param lines all of the order's, in their order
 * @param units all that the order ever bought or rented, in the order in which the calendar gave them
 * @returns for each line the ids of the units that it still has
 */
export function unitsOfLines(
  lines: readonly TakenLine[],
  units: readonly UnitOfOrder[],
): readonly (readonly string[])[] {
  const left = [...units];
  return lines.map((line) => {
    const own: string[] = [];
    for (let dealt = 0; dealt < line.quantity; dealt += 1) {
      const index = left.findIndex((unit) => isOfLine(unit, line));
      if (index < 0) break;
      const [unit] = left.splice(index, 1);
      if (unit !== undefined && !unit.isBack) own.push(unit.unitId);
    }
    return own;
  });
}

function isOfLine(unit: UnitOfOrder, line: TakenLine): boolean {
  return unit.kind === line.kind && unit.pieceId === line.pieceId && unit.variantId === line.variantId;
}
