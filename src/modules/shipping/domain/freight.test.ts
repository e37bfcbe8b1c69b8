import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstTariff, type ShippingTariff } from './tariff.ts';
import { freightFee, type Load } from './freight.ts';

const munich = { country: 'DE', postalCode: '80331' };
const unmeasured = { weightGrams: null, widthMm: null, heightMm: null, depthMm: null, diameterMm: null };
const aLoad = (known: Partial<Load>): Load => ({ carriers: 2, quantity: 1, ...unmeasured, ...known });
const ofKilos = (...kilos: readonly number[]): Load[] => kilos.map((kg) => aLoad({ weightGrams: kg * 1000 }));
const feeOf = (loads: readonly Load[], tariff = firstTariff): number | undefined =>
  freightFee(tariff, munich, loads)?.feeCents;

// The first tariff to Germany: up to 75 kg 59 €, up to 200 kg 89 €, up to 500 kg 129 €; 200 kg for a cubic metre.
describe('what a piece counts', () => {
  test.each<[string, Partial<Load>, number]>([
    ['a lamp of 4 kg', { weightGrams: 4000 }, 5900],
    ['75 kg are the smallest size still', { weightGrams: 75_000 }, 5900],
    ['75.001 kg are 76, and the next size', { weightGrams: 75_001 }, 8900],
    ['200 kg', { weightGrams: 200_000 }, 8900],
    ['201 kg', { weightGrams: 201_000 }, 12_900],
    ['500 kg', { weightGrams: 500_000 }, 12_900],
    // 1.8 × 0.45 × 0.8 m = 0.648 m³, by 200 = 129.6, so 130 kg.
    [
      'a sideboard by its room, not its 48 kg',
      { weightGrams: 48_000, widthMm: 1800, depthMm: 450, heightMm: 800 },
      8900,
    ],
    // 0.4 × 0.4 × 0.5 m = 0.08 m³, by 200 = 16 kg; the weight is more.
    [
      'a small safe by its 90 kg, not its room',
      { weightGrams: 90_000, widthMm: 400, depthMm: 400, heightMm: 500 },
      8900,
    ],
    // 1.2 × 1.2 × 0.75 m = 1.08 m³, by 200 = 216 kg.
    [
      'a round table has a square around it',
      { weightGrams: 40_000, diameterMm: 1200, heightMm: 750 },
      12_900,
    ],
    ['what nobody has measured is a pallet', {}, 12_900],
    ['without a height only the weight is known', { weightGrams: 30_000, widthMm: 2000, depthMm: 900 }, 5900],
  ])('%s', (_, known, expected) => {
    expect(feeOf([aLoad(known)])).toBe(expected);
  });
});

describe('several pieces', () => {
  test.each<[string, number[], number, number]>([
    // Together 120 kg: 89 €. One by one 59 + 59 = 118 €, so 29 € less.
    ['two of 60 kg share half a pallet', [60, 60], 8900, 2900],
    // 250 kg: a pallet for 129 €, or 89 + 59 = 148 €. One by one 3 × 89 + 59 = …: 100 → 89, 100 → 89, 50 → 59: 237 €.
    ['three share a pallet', [100, 100, 50], 12_900, 10_800],
    // 560 kg: a pallet and a quarter, 129 + 59 = 188 €. One by one 129 + 59 = 188 €.
    ['a pallet and a quarter', [500, 60], 18_800, 0],
    // 150 kg are two quarters for 118 €, or half a pallet for 89 €.
    ['the cheapest sizes are taken', [75, 75], 8900, 2900],
    // 1100 kg: two pallets and half of one, 2 × 129 + 89 = 347 €; two and two quarters would be 376.
    ['two pallets and a half', [500, 500, 100], 34_700, 0],
  ])('%s', (_, kilos, feeCents, savedCents) => {
    expect(freightFee(firstTariff, munich, ofKilos(...kilos))).toEqual({ feeCents, savedCents });
  });

  test('the same piece several times is several pieces', () => {
    const chair = aLoad({ weightGrams: 20_000 });
    expect(feeOf([{ ...chair, quantity: 6 }])).toBe(feeOf(Array.from({ length: 6 }, () => chair)));
  });

  test('more than a lorry takes is asked for by hand', () => {
    const pallet = aLoad({ weightGrams: 500_000 });
    expect(feeOf([{ ...pallet, quantity: 33 }])).toBe(33 * 12_900);
    expect(feeOf([{ ...pallet, quantity: 34 }])).toBeUndefined();
    expect(feeOf([{ ...pallet, quantity: 1000 }])).toBeUndefined();
  });
});

describe('whatever the tariff', () => {
  const tariffs = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 120, max: 600 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 4, maxLength: 4 }),
    )
    .map(([limits, fees]): ShippingTariff => {
      const sizes = limits.toSorted((one, other) => one - other).map((upToKg) => ({ name: 'x', upToKg }));
      const feesCents = fees.toSorted((one, other) => one - other).slice(0, sizes.length);
      return {
        ...firstTariff,
        freight: { kgPerCubicMetre: 200, sizes, zones: [{ countries: ['DE'], feesCents }] },
      };
    });
  const kilos = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 6 });
  const anyFee = (pieces: readonly number[], tariff: ShippingTariff) =>
    feeOf(ofKilos(...pieces), tariff) ?? Infinity;

  test('two orders in one never cost more than apart', () => {
    fc.assert(
      fc.property(tariffs, kilos, kilos, (tariff, some, others) => {
        const together = anyFee([...some, ...others], tariff);
        expect(together).toBeLessThanOrEqual(anyFee(some, tariff) + anyFee(others, tariff));
      }),
    );
  });

  test('one more piece never makes it cheaper', () => {
    fc.assert(
      fc.property(tariffs, kilos, fc.integer({ min: 1, max: 300 }), (tariff, some, more) => {
        expect(anyFee([...some, more], tariff)).toBeGreaterThanOrEqual(anyFee(some, tariff));
      }),
    );
  });
});
