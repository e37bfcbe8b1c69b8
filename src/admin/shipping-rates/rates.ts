import type { RaRecord } from 'react-admin';
import { countries } from '../../shared/country.ts';
import type { shippingRates } from '../texts/settings.ts';

export type Area = keyof typeof shippingRates.areas;

/** What deliveries cost, in a form: what was left empty is null. */
export interface Rates {
  readonly areaFees: Readonly<Record<Area, number | null>>;
  readonly freight: {
    readonly kgPerCubicMetre: number | null;
    readonly sizes: readonly { readonly name: string; readonly upToKg: number | null }[];
    readonly zones: readonly Zone[];
  };
}

export interface Zone {
  readonly countries: readonly string[];
  readonly feesCents: readonly (number | null)[];
}

export interface RatesVersion extends RaRecord, Rates {
  readonly version: number;
  readonly createdAt: string;
  readonly createdBy: string;
}

const regions = new Intl.DisplayNames('de', { type: 'region' });

/** 'Österreich' of 'AT'; a code that nobody knows stays one. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code;
}

/** The countries that can be chosen: those of the checkout, and whatever the zones have. */
export function countryChoices(zones: readonly Zone[]): { id: string; name: string }[] {
  const codes = new Set<string>([
    ...countries.map(({ code }) => code),
    ...zones.flatMap((zone) => zone.countries),
  ]);
  return [...codes]
    .map((id) => ({ id, name: countryName(id) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'de'));
}
