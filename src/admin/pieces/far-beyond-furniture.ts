import { numberKinds as kinds, type NumberKind, writeWithUnit } from '../numbers/typed-number.ts';
import { pieces as t } from '../texts/pieces.ts';

interface Measured {
  readonly dimensions?: Readonly<Record<string, unknown>> | null;
  readonly weightGrams?: unknown;
}

interface Measure {
  readonly label: string;
  readonly kind: NumberKind;
  /** Furniture hardly ever has more: perhaps a comma is missing, or it was typed in another unit. */
  readonly hardlyAbove: number;
  readonly of: (piece: Measured) => unknown;
}

const long = (label: string, name: string): Measure => ({
  label,
  kind: kinds.measure,
  hardlyAbove: 5_000,
  of: ({ dimensions }) => dimensions?.[name],
});

const measures: readonly Measure[] = [
  long(t.held.measures.width, 'widthMm'),
  long(t.held.measures.height, 'heightMm'),
  long(t.held.measures.depth, 'depthMm'),
  long(t.held.measures.diameter, 'diameterMm'),
  {
    label: t.held.measures.weight,
    kind: kinds.weight,
    hardlyAbove: 300_000,
    of: ({ weightGrams }) => weightGrams,
  },
];

/** What has to be confirmed before it is saved, as 'Gewicht 1.250 kg'; what was saved before does not. */
export function farBeyondFurniture(before: Measured | undefined, after: Measured): string[] {
  return measures.flatMap(({ label, kind, hardlyAbove, of }) => {
    const value = of(after);
    const isDoubtful = typeof value === 'number' && value > hardlyAbove && value !== of(before ?? {});
    return isDoubtful ? [`${label} ${writeWithUnit(value, kind)}`] : [];
  });
}
