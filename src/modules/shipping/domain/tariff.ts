import type { Cents } from '../../../shared/cents.ts';

/** Where the shop's own carriers go, to the apartment; the five rings of the delivery fees (spec 9). */
export const deliveryAreas = [
  'friedrichshain',
  'near-friedrichshain',
  'berlin',
  'potsdam',
  'berlin-area',
] as const;
export type DeliveryArea = (typeof deliveryAreas)[number];

/** How much of a pallet the carrier reckons with. */
export interface PalletSize {
  /** 'Viertelpalette' */
  readonly name: string;
  /** What fits on it, in kilograms that are charged. */
  readonly upToKg: number;
}

/** Countries that cost the same. */
export interface FreightZone {
  /** ISO 3166-1, two capital letters each. */
  readonly countries: readonly string[];
  /** For each size of pallet, in their order: gross, in integer cents. */
  readonly feesCents: readonly Cents[];
}

/**
 * All that deliveries cost, as data: gross, in integer cents. Staff change it as a whole; a change is a new version.
 */
export interface ShippingTariff {
  /** Per delivery, however many pieces (spec 9); double with a piece that four or six people carry. */
  readonly areaFees: Readonly<Record<DeliveryArea, Cents>>;
  readonly freight: {
    /** Bulky pieces are charged by the room they take: kilograms for a cubic metre. */
    readonly kgPerCubicMetre: number;
    /** The smallest first. */
    readonly sizes: readonly PalletSize[];
    /** The nearest first. */
    readonly zones: readonly FreightZone[];
  };
}

/** What is wrong with a tariff, and where: 'freight.zones.1.feesCents.0'. */
export interface TariffProblem {
  readonly field: string;
  readonly code:
    | 'not-whole-cents'
    | 'not-positive'
    | 'name-missing'
    | 'sizes-missing'
    | 'sizes-not-rising'
    | 'fees-per-size'
    | 'fees-falling'
    | 'country-unknown'
    | 'country-twice'
    | 'zone-empty';
}

/** The dearest fee that is no slip of the finger: 20,000 €. */
const mostCents = 2_000_000;
const mostKg = 5_000;

/** Whatever would make a tariff charge nonsense; empty when it can be used. */
export function tariffProblems({ areaFees, freight }: ShippingTariff): TariffProblem[] {
  const { kgPerCubicMetre, sizes, zones } = freight;
  const seen = new Set<string>();
  return [
    ...deliveryAreas.flatMap((area) => feeProblems(`areaFees.${area}`, areaFees[area])),
    ...problem('freight.kgPerCubicMetre', 'not-positive', !isCount(kgPerCubicMetre, mostKg)),
    ...problem('freight.sizes', 'sizes-missing', sizes.length === 0),
    ...sizes.flatMap(({ name, upToKg }, index) => [
      ...problem(`freight.sizes.${index}.name`, 'name-missing', name.trim() === ''),
      ...problem(`freight.sizes.${index}.upToKg`, 'not-positive', !isCount(upToKg, mostKg)),
      ...problem(
        `freight.sizes.${index}.upToKg`,
        'sizes-not-rising',
        index > 0 && upToKg <= (sizes[index - 1]?.upToKg ?? 0),
      ),
    ]),
    ...zones.flatMap((zone, index) => zoneProblems(`freight.zones.${index}`, zone, sizes.length, seen)),
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
        ...problem(`${field}.countries.${index}`, 'country-unknown', !/^[A-Z]{2}$/.test(country)),
        ...problem(`${field}.countries.${index}`, 'country-twice', isTwice),
      ];
    }),
    ...problem(`${field}.feesCents`, 'fees-per-size', feesCents.length !== sizes),
    ...feesCents.flatMap((fee, index) => [
      ...feeProblems(`${field}.feesCents.${index}`, fee),
      // A bigger pallet that costs less: nobody would pay for the smaller one.
      ...problem(
        `${field}.feesCents.${index}`,
        'fees-falling',
        index > 0 && fee < (feesCents[index - 1] ?? 0),
      ),
    ]),
  ];
}

function feeProblems(field: string, fee: Cents): TariffProblem[] {
  if (!Number.isInteger(fee)) return [{ field, code: 'not-whole-cents' }];
  return problem(field, 'not-positive', !isCount(fee, mostCents));
}

const isCount = (value: number, most: number): boolean =>
  Number.isInteger(value) && value > 0 && value <= most;

function problem(field: string, code: TariffProblem['code'], isWrong: boolean): TariffProblem[] {
  return isWrong ? [{ field, code }] : [];
}
