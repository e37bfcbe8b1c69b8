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

/** What has to be confirmed before it is saved, as 'Gewicht 1.250 kg'; what was saved before does not. */
export function farBeyondFurniture(before: Measured | undefined, after: Measured): string[] {
  return measures.flatMap(({ name, kind, of }) => {
    const value = of(after);
    const isDoubtful = typeof value === 'number' && value > hardlyAbove[kind] && value !== of(before ?? {});
    return isDoubtful ? [`${fieldTitles[name]} ${writeWithUnit(value, kinds[kind])}`] : [];
  });
}
