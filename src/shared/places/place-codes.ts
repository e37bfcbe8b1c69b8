import { overlap, readPostalCodeRanges } from './postal-code-ranges.ts';

/** A part of a country, by how its postal codes begin, as staff write it: '971-976, 978'. */
export interface PlaceCodes {
  readonly name: string;
  readonly country: string;
  readonly postalCodes: string;
}

/** A problem of the postal codes, and what of them, or which other place, it is about. */
export type PlaceCodesProblem =
  | { readonly code: 'postal-codes-missing' }
  | { readonly code: 'postal-codes-wrong' | 'postal-codes-twice'; readonly about: string };

/** What is wrong with a place's postal codes beside those of others. */
export function placeCodesProblems(
  { country, postalCodes }: Omit<PlaceCodes, 'name'>,
  others: readonly PlaceCodes[],
): PlaceCodesProblem[] {
  const { ranges, wrong } = readPostalCodeRanges(country, postalCodes);
  const sharing = others.filter(
    (other) =>
      other.country === country &&
      readPostalCodeRanges(country, other.postalCodes).ranges.some((one) =>
        ranges.some((range) => overlap(one, range)),
      ),
  );
  const isNothing = ranges.length === 0 && wrong.length === 0;
  return [
    ...(isNothing ? [{ code: 'postal-codes-missing' } as const] : []),
    ...wrong.map((about) => ({ code: 'postal-codes-wrong', about }) as const),
    ...sharing.map(({ name: about }) => ({ code: 'postal-codes-twice', about }) as const),
  ];
}
