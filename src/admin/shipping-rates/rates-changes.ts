import { isSteepFall } from '../../shared/price-fall.ts';
import { formatCents } from '../data/formats.ts';
import type { TypedNumber } from '../numbers/typed-number.ts';
import { shippingRates as t } from '../texts/settings.ts';
import { countryName, sizeName, type Area, type Rates, type Zone } from './rates.ts';

interface Change {
  readonly what: string;
  readonly before: string;
  readonly after: string;
  /** A price that changed so much that a digit may be wrong. */
  readonly isSteep: boolean;
}

/** The differences between two versions of the shipping rates, in words. */
export function ratesChanges(before: Rates, after: Rates): readonly Change[] {
  const areas = Object.keys(t.areas) as Area[];
  const zones = Math.max(before.freight.zones.length, after.freight.zones.length);
  return [
    ...areas.map((area) => feeChange(t.areas[area], before.areaFees[area], after.areaFees[area])),
    { what: t.sizes, before: sizesOf(before), after: sizesOf(after), isSteep: false },
    {
      what: t.byRoom,
      before: kilos(before.freight.kgPerCubicMetre),
      after: kilos(after.freight.kgPerCubicMetre),
      isSteep: false,
    },
    ...Array.from({ length: zones }, (_, index) => zoneChanges(before, after, index)).flat(),
  ].filter((change) => change.before !== change.after);
}

function zoneChanges(before: Rates, after: Rates, index: number): Change[] {
  const [old, fresh] = [before.freight.zones[index], after.freight.zones[index]];
  const zone = t.zone(index + 1);
  const sizes = Math.max(old?.feesCents.length ?? 0, fresh?.feesCents.length ?? 0);
  return [
    { what: zone, before: countriesOf(old), after: countriesOf(fresh), isSteep: false },
    ...Array.from({ length: sizes }, (_, size) =>
      feeChange(
        t.feeOf(zone, sizeName((after.freight.sizes[size] ?? before.freight.sizes[size])?.name, size)),
        old?.feesCents[size],
        fresh?.feesCents[size],
      ),
    ),
  ];
}

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
