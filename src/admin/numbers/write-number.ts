import type { NumberKind } from './number-kinds.ts';

/** A stored number in German notation, without its unit: '1.250,00' from 125000 cents. */
export function writeNumber(kept: number, kind: NumberKind): string {
  return formatOf(kind).format(kept / kind.per);
}

/** The same with the unit: '1.250,00 €'. */
export function writeWithUnit(kept: number, kind: NumberKind): string {
  const number = writeNumber(kept, kind);
  return kind.unit === '' ? number : `${number}\u00a0${kind.unit}`;
}

function formatOf({ shownDecimals, decimals, isGrouped }: NumberKind): Intl.NumberFormat {
  return new Intl.NumberFormat('de-DE', {
    minimumFractionDigits: shownDecimals,
    maximumFractionDigits: decimals,
    useGrouping: isGrouped,
  });
}
