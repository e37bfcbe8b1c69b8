import type { Cents } from '../../../shared/money/cents.ts';
import { isCountry } from '../../../shared/places/country-codes.ts';
import { isNamedAgain } from '../../../shared/text/typed-text.ts';
import { deliveryAreas, type DeliveryArea } from './delivery-area.ts';
import { firstPlaces, placeRateProblems, type PlaceCode, type PlaceRate } from './place-rates.ts';

/** A share of a pallet that the carrier charges for. */
export interface PalletSize {
  /** 'Viertelpalette' */
  readonly name: string;
  /** The most it carries, in chargeable kilograms. */
  readonly upToKg: number;
}

/** Countries with the same rates. */
export interface FreightZone {
  /** ISO 3166-1, two capital letters each. */
  readonly countries: readonly string[];
  /** For each size of pallet, in their order: gross, in integer cents. */
  readonly feesCents: readonly Cents[];
}

/**
 * All delivery prices, as data: gross, in integer cents. Staff change them as a whole; each change is a new version.
 */
export interface ShippingTariff {
  /** Per delivery, however many pieces (spec 9); doubled with a piece that needs four or six carriers. */
  readonly areaFees: Readonly<Record<DeliveryArea, Cents>>;
  readonly freight: {
    /** Bulky pieces are charged by volume: kilograms per cubic metre. */
    readonly kgPerCubicMetre: number;
    /** Smallest first. */
    readonly sizes: readonly PalletSize[];
    /** Nearest first. */
    readonly zones: readonly FreightZone[];
    /** Parts of countries with rates of their own, or none. Undefined: saved before there were any. */
    readonly places?: readonly PlaceRate[] | undefined;
  };
}

/** A problem in a tariff, and its place: 'freight.zones.1.feesCents.0'. */
export interface TariffProblem {
  readonly field: string;
  /** The part of the field that is wrong, if it holds several. */
  readonly about?: string;
  readonly code:
    | PlaceCode
    | 'country-unknown'
    | 'not-whole-cents'
    | 'not-positive'
    | 'sizes-missing'
    | 'sizes-not-rising'
    | 'size-name-twice'
    | 'fees-per-size'
    | 'fees-falling'
    | 'country-twice'
    | 'zone-empty';
}

/** Higher fees must be typing errors: 20,000 €. */
const maxCents = 2_000_000;
const maxKg = 5_000;

/** Everything that would make a tariff charge nonsense; empty if it can be used. */
export function tariffProblems({ areaFees, freight }: ShippingTariff): TariffProblem[] {
  const { kgPerCubicMetre, sizes, zones, places = [] } = freight;
  const seen = new Set<string>();
  const names = sizes.map(({ name }) => name);
  return [
    ...deliveryAreas.flatMap((area) => feeProblems(`areaFees.${area}`, areaFees[area])),
    ...problem('freight.kgPerCubicMetre', 'not-positive', !isCount(kgPerCubicMetre, maxKg)),
    ...problem('freight.sizes', 'sizes-missing', sizes.length === 0),
    ...sizes.flatMap(({ name, upToKg }, index) => [
      ...problem(`freight.sizes.${index}.name`, 'name-missing', name.trim() === ''),
      ...problem(`freight.sizes.${index}.name`, 'size-name-twice', isNamedAgain(names, index)),
      ...problem(`freight.sizes.${index}.upToKg`, 'not-positive', !isCount(upToKg, maxKg)),
      ...problem(
        `freight.sizes.${index}.upToKg`,
        'sizes-not-rising',
        index > 0 && upToKg <= (sizes[index - 1]?.upToKg ?? 0),
      ),
    ]),
    ...zones.flatMap((zone, index) => zoneProblems(`freight.zones.${index}`, zone, sizes.length, seen)),
    ...places.flatMap((place, index) => {
      const at = `freight.places.${index}`;
      return [
        ...problem(`${at}.country`, 'country-unknown', !isCountry(place.country)),
        ...placeRateProblems(place, places.slice(0, index)).map((wrong) => ({
          ...wrong,
          field: `${at}.${wrong.field}`,
        })),
        ...(place.feesCents === null ? [] : feesProblems(`${at}.feesCents`, place.feesCents, sizes.length)),
      ];
    }),
  ];
}

function zoneProblems(
  field: string,
  { countries, feesCents }: FreightZone,
  sizes: number,
  seen: Set<string>,
): TariffProblem[] {
  return [
    ...problem(`${field}.countries`, 'zone-empty', countries.length === 0),
    ...countries.flatMap((country, index) => {
      const isTwice = seen.has(country);
      seen.add(country);
      return [
        ...problem(`${field}.countries.${index}`, 'country-unknown', !isCountry(country)),
        ...problem(`${field}.countries.${index}`, 'country-twice', isTwice),
      ];
    }),
    ...feesProblems(`${field}.feesCents`, feesCents, sizes),
  ];
}

function feesProblems(field: string, feesCents: readonly Cents[], sizes: number): TariffProblem[] {
  return [
    ...problem(field, 'fees-per-size', feesCents.length !== sizes),
    ...feesCents.flatMap((fee, index) => [
      ...feeProblems(`${field}.${index}`, fee),
      // A bigger pallet that costs less: nobody would pay for the smaller one.
      ...problem(`${field}.${index}`, 'fees-falling', index > 0 && fee < (feesCents[index - 1] ?? 0)),
    ]),
  ];
}

function feeProblems(field: string, fee: Cents): TariffProblem[] {
  if (!Number.isInteger(fee)) return [{ field, code: 'not-whole-cents' }];
  return problem(field, 'not-positive', !isCount(fee, maxCents));
}

const isCount = (value: number, most: number): boolean =>
  Number.isInteger(value) && value > 0 && value <= most;

function problem(field: string, code: TariffProblem['code'], isWrong: boolean): TariffProblem[] {
  return isWrong ? [{ field, code }] : [];
}

/**
 * The delivery prices before staff have entered any. The rings around Berlin are those of spec 9; the freight rates are
 * placeholders until the shop enters those of its carriers. The texts of the withdrawal notice name the fees of a whole
 * pallet.
 */
export const firstTariff: ShippingTariff = {
  areaFees: {
    friedrichshain: 2500,
    'near-friedrichshain': 3500,
    berlin: 4500,
    potsdam: 6000,
    'berlin-area': 7000,
  },
  freight: {
    kgPerCubicMetre: 200,
    sizes: [
      { name: 'Viertelpalette', upToKg: 75 },
      { name: 'Halbe Palette', upToKg: 200 },
      { name: 'Palette', upToKg: 500 },
    ],
    zones: [
      { countries: ['DE'], feesCents: [5_900, 8_900, 12_900] },
      {
        countries: ['AT', 'BE', 'CZ', 'DK', 'LU', 'NL', 'PL'],
        feesCents: [11_900, 17_900, 24_900],
      },
      {
        countries: ['CH', 'FR', 'HU', 'IT', 'LT', 'LV', 'SE', 'SI', 'SK', 'HR'],
        feesCents: [16_900, 24_900, 34_900],
      },
      {
        countries: ['BG', 'EE', 'ES', 'FI', 'GB', 'GR', 'IE', 'NO', 'PT', 'RO'],
        feesCents: [21_900, 31_900, 44_900],
      },
    ],
    places: firstPlaces,
  },
};
