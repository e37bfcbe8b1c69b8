import type { Cents } from '../../../shared/money/cents.ts';
import { placeCodesProblems } from '../../../shared/places/place-codes.ts';
import { isAmong, readPostalCodeRanges } from '../../../shared/places/postal-code-ranges.ts';
import { placesApart } from '../../../shared/places/place-of.ts';
import { isNamedAgain } from '../../../shared/text/typed-text.ts';
import { ownPostalCodes, type Destination } from './delivery-area.ts';

/** A part of a country for which the rates of its zone do not hold. */
export interface PlaceRate {
  /** 'Helgoland' */
  readonly name: string;
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
  /** How its postal codes begin, as staff write it: '971-976, 978'. */
  readonly postalCodes: string;
  /** For each size of pallet, as a zone has them; null: the price is quoted on request. */
  readonly feesCents: readonly Cents[] | null;
  /** Within how many weeks a delivery arrives there; null: as elsewhere in the country. */
  readonly deliveryWeeks: number | null;
}

/** The known places, before staff have changed any: a haulier has to be asked what freight there costs (spec 9). */
export const firstPlaces: readonly PlaceRate[] = placesApart.map(({ name, country, postalCodes }) => ({
  name,
  country,
  postalCodes,
  feesCents: null,
  deliveryWeeks: null,
}));

/** The place of a delivery that has rates of its own, or none; null: those of its country hold. */
export function placeRateOf(
  places: readonly PlaceRate[],
  { country, postalCode }: Destination,
): PlaceRate | null {
  const found = places.find(
    (place) =>
      place.country === country &&
      isAmong(country, postalCode, readPostalCodeRanges(country, place.postalCodes).ranges),
  );
  return found ?? null;
}

/** Whether the shop sells to an address. */
export type IsSoldTo = (to: Destination) => boolean;

/** Whether the shop sells to all parts of a place. */
export function isPlaceSold({ country, postalCodes }: PlaceRate, isSold: IsSoldTo): boolean {
  const { ranges } = readPostalCodeRanges(country, postalCodes);
  return ranges.flatMap(({ from, to }) => [from, to]).every((postalCode) => isSold({ country, postalCode }));
}

/** A longer time must be a typing error. */
const maxWeeks = 52;

export type PlaceCode =
  | 'name-missing'
  | 'place-name-twice'
  | 'postal-codes-missing'
  | 'postal-codes-wrong'
  | 'postal-codes-twice'
  | 'postal-codes-of-own-area'
  | 'weeks-out-of-range';

/** A problem of a place, its field, and what of the field it is about. */
interface PlaceProblem {
  readonly field: 'name' | 'postalCodes' | 'deliveryWeeks';
  readonly code: PlaceCode;
  readonly about?: string;
}

/** What is wrong with a place, apart from its fees. */
export function placeRateProblems(place: PlaceRate, others: readonly PlaceRate[]): PlaceProblem[] {
  const { name, country, postalCodes, deliveryWeeks } = place;
  const names = [...others.map((other) => other.name), name];
  const { ranges } = readPostalCodeRanges(country, postalCodes);
  const isTime =
    deliveryWeeks === null ||
    (Number.isInteger(deliveryWeeks) && deliveryWeeks > 0 && deliveryWeeks <= maxWeeks);
  // There the shop's own people deliver, and neither their fee nor the assembly asks for places.
  const isOwn = country === 'DE' && ownPostalCodes.some((code) => isAmong(country, code, ranges));
  return [
    ...(name.trim() === '' ? [{ field: 'name', code: 'name-missing' } as const] : []),
    ...(isNamedAgain(names, others.length) ? [{ field: 'name', code: 'place-name-twice' } as const] : []),
    ...placeCodesProblems(place, others).map((wrong) => ({ field: 'postalCodes', ...wrong }) as const),
    ...(isOwn ? [{ field: 'postalCodes', code: 'postal-codes-of-own-area' } as const] : []),
    ...(isTime ? [] : [{ field: 'deliveryWeeks', code: 'weeks-out-of-range' } as const]),
  ];
}
