import type { Cents } from '../../../shared/money/cents.ts';
import { hasPostalCodeForm } from '../../../shared/places/postal-code.ts';
import type { Destination } from './delivery-area.ts';
import type { ShippingTariff } from './tariff.ts';

/** A piece as carriers see it. Unknown values are null. */
export interface Load {
  /** How many people carry it: 2, 4 or 6. */
  readonly carriers: number;
  /** Integer from 1. */
  readonly quantity: number;
  readonly weightGrams: number | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly depthMm: number | null;
  /** For round pieces, instead of width and depth. */
  readonly diameterMm: number | null;
}

export interface FreightFee {
  readonly feeCents: Cents;
  /** How much more the pieces would cost one by one: the multi-piece discount, from 0. */
  readonly savedCents: Cents;
}

/** The pallets that fit on a lorry; larger orders need a request. */
const maxPallets = 33;

/**
 * The gross price of freight to the kerb for all pieces together; null if the shop does not ship there, the postal code
 * is invalid, or it is more than a lorry takes.
 *
 * The pieces of an order share pallets: the price is that of the cheapest set of pallets that carries them all, so
 * several pieces never cost more than one by one (spec 9: 'automatic multi-piece discounts').
 * @param feesOfPlace those of a part of the country that has its own
 */
export function freightFee(
  { freight }: ShippingTariff,
  { country, postalCode }: Destination,
  loads: readonly Load[],
  feesOfPlace?: readonly Cents[],
): FreightFee | null {
  const zone = freight.zones.find(({ countries }) => countries.includes(country));
  const feesCents = feesOfPlace ?? zone?.feesCents;
  if (feesCents === undefined || postalCode.trim() === '' || !hasPostalCodeForm(country, postalCode))
    return null;
  return freightBy(freight, feesCents, loads);
}

/** The same by the fees of a zone or a place; null if it is more than a lorry takes. */
export function freightBy(
  freight: ShippingTariff['freight'],
  feesCents: readonly Cents[],
  loads: readonly Load[],
): FreightFee | null {
  const kilos = loads.map((load) => ({ kg: chargedKilos(freight, load), quantity: load.quantity }));
  const total = kilos.reduce((sum, { kg, quantity }) => sum + kg * quantity, 0);
  if (total > largestPallet(freight) * maxPallets) return null;
  const cheapest = cheapestPallets(freight, feesCents, total);
  const feeCents = cheapest(total);
  const separately = kilos.reduce((sum, { kg, quantity }) => sum + cheapest(kg) * quantity, 0);
  return { feeCents, savedCents: Math.max(0, separately - feeCents) };
}

/**
 * The chargeable weight of a piece: its weight or its volume weight, whichever is more; whole kilograms, at least one.
 * A piece without known weight and size has a pallet to itself.
 */
function chargedKilos(freight: ShippingTariff['freight'], load: Load): number {
  const cubicMetres = volume(load);
  const byRoom = cubicMetres === null ? null : cubicMetres * freight.kgPerCubicMetre;
  const byWeight = load.weightGrams === null ? null : load.weightGrams / 1000;
  if (byRoom === null && byWeight === null) return largestPallet(freight);
  return Math.max(1, Math.ceil(Math.max(byRoom ?? 0, byWeight ?? 0)));
}

function volume({ widthMm, heightMm, depthMm, diameterMm }: Load): number | null {
  const width = widthMm ?? diameterMm;
  const depth = depthMm ?? diameterMm;
  if (width === null || depth === null || heightMm === null) return null;
  return (width * depth * heightMm) / 1e9;
}

function largestPallet({ sizes }: ShippingTariff['freight']): number {
  return sizes.at(-1)?.upToKg ?? 0;
}

/**
 * The cheapest set of pallets for each weight up to `most`, built from the cheapest set for the weight that the first
 * pallet leaves.
 * @returns the fee by whole kilograms; even zero takes the smallest pallet
 */
function cheapestPallets(
  { sizes }: ShippingTariff['freight'],
  feesCents: readonly Cents[],
  most: number,
): (kg: number) => Cents {
  const fees: Cents[] = [0];
  for (let kg = 1; kg <= Math.max(1, most); kg += 1) {
    const options = sizes.map(
      ({ upToKg }, index) => (feesCents[index] ?? Infinity) + (fees[Math.max(0, kg - upToKg)] ?? 0),
    );
    fees.push(Math.min(...options));
  }
  return (kg) => fees[Math.max(1, kg)] ?? 0;
}
