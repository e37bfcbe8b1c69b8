import type { z } from 'zod';
import type { staffRatesSchema } from '../../modules/shipping/http/admin-shipping-rates.schemas.ts';
import { isSteepFall } from '../../shared/money/cents.ts';
import { countries } from '../../shared/places/country.ts';
import { countryName, formatCents } from '../data/formats.ts';
import type { TypedNumber } from '../numbers/typed-number.ts';
import { shippingRates as t } from '../texts/settings.ts';

export type Area = keyof typeof t.areas;

/** The shipping rates in a form: empty fields are null, unreadable ones text. */
export interface Rates {
  readonly areaFees: Readonly<Record<Area, TypedNumber>>;
  readonly freight: {
    readonly kgPerCubicMetre: TypedNumber;
    readonly sizes: readonly { readonly name: string | null; readonly upToKg: TypedNumber }[];
    readonly zones: readonly Zone[];
    /** Undefined in a version from before there were any. */
    readonly places?: readonly Place[] | undefined;
  };
}

export type Freight = Rates['freight'];

/** A part of a country with rates of its own; null: on request. */
interface Place {
  readonly name: string | null;
  readonly country: string;
  readonly postalCodes: string | null;
  readonly feesCents: readonly TypedNumber[] | null;
  /** Null: that of its country. */
  readonly deliveryWeeks: TypedNumber;
}

interface Zone {
  readonly countries: readonly string[];
  readonly feesCents: readonly TypedNumber[];
}

export type RatesVersion = z.output<typeof staffRatesSchema>;

/**
 * A size's name, or its number while the name is empty.
 * @param index counted from 0
 */
export function sizeName(name: string | null | undefined, index: number): string {
  const typed = name?.trim() ?? '';
  return typed === '' ? t.size(index + 1) : typed;
}

/** The same of a place. */
export function placeName(name: string | null, index: number): string {
  const typed = name?.trim() ?? '';
  return typed === '' ? t.place(index + 1) : typed;
}

/** The countries that can be chosen: those of the checkout, and any others in the zones. */
export function countryChoices(zones: readonly Zone[]): { id: string; name: string }[] {
  const codes = new Set<string>([
    ...countries.map(({ code }) => code),
    ...zones.flatMap((zone) => zone.countries),
  ]);
  return [...codes]
    .map((id) => ({ id, name: countryName(id) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'de'));
}

interface Change {
  readonly what: string;
  readonly before: string;
  readonly after: string;
  /** A price that changed so much that a digit may be wrong, or a country without one from now on. */
  readonly isSteep: boolean;
}

/** The differences between two versions of the shipping rates, in words. */
export function ratesChanges(before: Rates, after: Rates): readonly Change[] {
  const areas = Object.keys(t.areas) as Area[];
  return [
    ...areas.map((area) => feeChange(t.areas[area], before.areaFees[area], after.areaFees[area])),
    { what: t.sizes, before: sizesOf(before), after: sizesOf(after), isSteep: false },
    {
      what: t.byRoom,
      before: kilos(before.freight.kgPerCubicMetre),
      after: kilos(after.freight.kgPerCubicMetre),
      isSteep: false,
    },
    ...deliveryChanges(before, after),
    ...zonePairs(before.freight.zones, after.freight.zones).flatMap((pair) =>
      zoneChanges(before, after, pair),
    ),
    ...placeChanges(before, after),
  ].filter((change) => change.before !== change.after);
}

/** A zone is known by its countries: one that is removed moves those after it. Undefined: it was not there, or is not. */
interface ZonePair {
  readonly name: string;
  readonly old: Zone | undefined;
  readonly fresh: Zone | undefined;
}

function zonePairs(before: readonly Zone[], after: readonly Zone[]): readonly ZonePair[] {
  const left = new Set(before);
  const pairs = after.map((fresh, index): ZonePair => {
    const shared = (zone: Zone): number =>
      zone.countries.filter((code) => fresh.countries.includes(code)).length;
    const [old] = [...left].filter((zone) => shared(zone) > 0).sort((a, b) => shared(b) - shared(a));
    if (old !== undefined) left.delete(old);
    return { name: t.zone(index + 1), old, fresh };
  });
  const gone = [...left].map((old) => ({
    name: t.formerZone(before.indexOf(old) + 1),
    old,
    fresh: undefined,
  }));
  return [...pairs, ...gone];
}

function zoneChanges(before: Rates, after: Rates, { name, old, fresh }: ZonePair): Change[] {
  return [
    { what: name, before: countriesOf(old), after: countriesOf(fresh), isSteep: false },
    ...(fresh?.feesCents ?? []).map((fee, size) =>
      feeChange(
        t.feeOf(name, sizeName((after.freight.sizes[size] ?? before.freight.sizes[size])?.name, size)),
        old?.feesCents[size],
        fee,
      ),
    ),
  ];
}

/** Countries that get or lose their price: without one, a delivery is a matter of asking. */
function deliveryChanges(before: Rates, after: Rates): Change[] {
  const [was, is] = [before, after].map(
    ({ freight }) => new Set(freight.zones.flatMap(({ countries: codes }) => codes)),
  ) as [Set<string>, Set<string>];
  const said = (has: boolean): string => (has ? t.hasOwnPrice : t.onRequest);
  return [...new Set([...was, ...is])].map((code) => ({
    what: t.deliveryTo(countryName(code)),
    before: said(was.has(code)),
    after: said(is.has(code)),
    isSteep: was.has(code) && !is.has(code),
  }));
}

/** By their names, since a place that is removed moves those after it. */
function placeChanges(before: Rates, after: Rates): Change[] {
  const [old, fresh] = [placesByName(before), placesByName(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), fresh.get(name)];
    const fees = Math.max(was?.feesCents?.length ?? 0, is?.feesCents?.length ?? 0);
    return [
      { what: name, before: placeFacts(was), after: placeFacts(is), isSteep: false },
      { what: t.timeOf(name), before: timeOf(was), after: timeOf(is), isSteep: false },
      ...Array.from({ length: fees }, (_, size) =>
        feeChange(
          t.feeOf(name, sizeName(after.freight.sizes[size]?.name ?? before.freight.sizes[size]?.name, size)),
          was?.feesCents?.[size],
          is?.feesCents?.[size],
        ),
      ),
    ];
  });
}

const placesByName = ({ freight }: Rates): ReadonlyMap<string, Place> =>
  new Map((freight.places ?? []).map((place, index) => [placeName(place.name, index), place]));

const placeFacts = (place: Place | undefined): string =>
  place === undefined
    ? t.none
    : [
        place.country === '' ? '' : countryName(place.country),
        place.postalCodes ?? '',
        place.feesCents === null ? t.onRequest : t.hasOwnPrice,
      ]
        .filter((text) => text !== '')
        .join(', ');

/** A place without a price has no time. */
const timeOf = (place: Place | undefined): string =>
  place?.feesCents == null || place.deliveryWeeks === null
    ? t.timeOfCountry
    : typeof place.deliveryWeeks === 'number'
      ? t.weeks(place.deliveryWeeks)
      : place.deliveryWeeks;

function feeChange(what: string, before: TypedNumber | undefined, after: TypedNumber | undefined): Change {
  return { what, before: euros(before), after: euros(after), isSteep: isSteep(before, after) };
}

/** More than half as much again, or less than half: 25 € that become 250 €, or 2,50 €. */
function isSteep(before: TypedNumber | undefined, after: TypedNumber | undefined): boolean {
  if (typeof before !== 'number' || typeof after !== 'number') return false;
  return after * 2 > before * 3 || isSteepFall(before, after);
}

/** Unreadable text is shown as it was typed. */
const euros = (cents: TypedNumber | undefined): string =>
  typeof cents === 'number' ? formatCents(cents) : (cents ?? t.none);

const kilos = (kg: TypedNumber): string => (typeof kg === 'number' ? t.kilos(kg) : (kg ?? t.none));

const sizesOf = ({ freight }: Rates): string =>
  freight.sizes
    .map(({ name, upToKg }, size) =>
      upToKg === null ? sizeName(name, size) : t.upTo(sizeName(name, size), upToKg),
    )
    .join(', ');

const countriesOf = (zone: Zone | undefined): string =>
  zone === undefined || zone.countries.length === 0 ? t.none : zone.countries.map(countryName).join(', ');
