import { measureNames } from '../../shared/pieces/piece-measures.ts';
import { fieldTitles } from '../../shared/pieces/piece-labels.ts';
import { numberKinds as kinds, writeWithUnit } from '../numbers/typed-number.ts';

interface Measured {
  readonly dimensions?: Readonly<Record<string, unknown>> | null;
  readonly weightGrams?: unknown;
}

/** Furniture hardly ever has more: perhaps a comma is missing, or it was typed in another unit. */
const hardlyAbove = { measure: 5_000, weight: 300_000 } as const;

const measures = [
  ...measureNames.map((name) => ({
    name,
    kind: 'measure' as const,
    of: ({ dimensions }: Measured) => dimensions?.[name],
  })),
  {
    name: 'weightGrams' as const,
    kind: 'weight' as const,
    of: ({ weightGrams }: Measured) => weightGrams,
  },
];

/** The values to confirm before saving, as 'Gewicht 1.250 kg'; those that were saved before need no confirmation. */
export function farBeyondFurniture(before: Measured | undefined, after: Measured): string[] {
  return measures.flatMap(({ name, kind, of }) => {
    const value = of(after);
    const isDoubtful = typeof value === 'number' && value > hardlyAbove[kind] && value !== of(before ?? {});
    return isDoubtful ? [`${fieldTitles[name]} ${writeWithUnit(value, kinds[kind])}`] : [];
  });
}
