import type { RaRecord } from 'react-admin';
import { countries } from '../../shared/country.ts';
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
  };
}

export interface Zone {
  readonly countries: readonly string[];
  readonly feesCents: readonly TypedNumber[];
}

export interface RatesVersion extends RaRecord, Rates {
  readonly version: number;
  readonly createdAt: string;
  readonly createdBy: string;
}

/**
 * A size's name, or its number while the name is empty.
 * @param index counted from 0
 */
export function sizeName(name: string | null | undefined, index: number): string {
  const typed = name?.trim() ?? '';
  return typed === '' ? t.size(index + 1) : typed;
}

const regions = new Intl.DisplayNames('de', { type: 'region' });

/** 'Österreich' for 'AT'; an unknown code stays as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code;
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
