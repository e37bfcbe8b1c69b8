import { describe, expect, test } from 'vitest';
import { countries } from '../../../shared/places/country.ts';
import { firstTariff, tariffProblems, type ShippingTariff } from './tariff.ts';

const { freight } = firstTariff;
const withFreight = (changes: Partial<ShippingTariff['freight']>): ShippingTariff => ({
  ...firstTariff,
  freight: { ...freight, ...changes },
});
const germany = (...feesCents: number[]): ShippingTariff =>
  withFreight({ zones: [{ countries: ['DE'], feesCents }] });
const balearics = {
  name: 'Balearen',
  country: 'ES',
  postalCodes: '07',
  feesCents: null,
  deliveryWeeks: null,
};

test('the first tariff can be used, and has a rate for every country of the checkout', () => {
  expect(tariffProblems(firstTariff)).toEqual([]);
  const reached = freight.zones.flatMap((zone) => zone.countries);
  expect(countries.filter(({ code }) => !reached.includes(code))).toEqual([]);
});

describe('a tariff that would charge nonsense says where', () => {
  test.each<[string, ShippingTariff, string, string]>([
    [
      'no fee',
      { ...firstTariff, areaFees: { ...firstTariff.areaFees, potsdam: 0 } },
      'areaFees.potsdam',
      'not-positive',
    ],
    [
      'euros',
      { ...firstTariff, areaFees: { ...firstTariff.areaFees, berlin: 45.5 } },
      'areaFees.berlin',
      'not-whole-cents',
    ],
    ['a slip of the finger', germany(5900, 8900, 12_900_000), 'freight.zones.0.feesCents.2', 'not-positive'],
    ['a fee too few', germany(5900, 8900), 'freight.zones.0.feesCents', 'fees-per-size'],
    ['a bigger pallet for less', germany(5900, 8900, 7900), 'freight.zones.0.feesCents.2', 'fees-falling'],
    [
      'no zone for a country',
      withFreight({ zones: [{ countries: [], feesCents: [1, 2, 3] }] }),
      'freight.zones.0.countries',
      'zone-empty',
    ],
    [
      'a country by its name',
      withFreight({ zones: [{ countries: ['Italien'], feesCents: [1, 2, 3] }] }),
      'freight.zones.0.countries.0',
      'country-unknown',
    ],
    [
      'a country in two zones',
      withFreight({
        zones: [
          { countries: ['DE', 'AT'], feesCents: [1, 2, 3] },
          { countries: ['AT'], feesCents: [1, 2, 3] },
        ],
      }),
      'freight.zones.1.countries.0',
      'country-twice',
    ],
    [
      'no weight for the room',
      withFreight({ kgPerCubicMetre: 0 }),
      'freight.kgPerCubicMetre',
      'not-positive',
    ],
    [
      'a place with a fee too few',
      withFreight({ places: [{ ...balearics, feesCents: [1, 2] }] }),
      'freight.places.0.feesCents',
      'fees-per-size',
    ],
    [
      'a place without codes',
      withFreight({ places: [{ ...balearics, postalCodes: '' }] }),
      'freight.places.0.postalCodes',
      'postal-codes-missing',
    ],
    [
      'sizes out of order',
      withFreight({
        sizes: [
          { name: 'A', upToKg: 200 },
          { name: 'B', upToKg: 75 },
          { name: 'C', upToKg: 500 },
        ],
      }),
      'freight.sizes.1.upToKg',
      'sizes-not-rising',
    ],
    [
      'a size without a name',
      withFreight({
        sizes: [
          { name: ' ', upToKg: 75 },
          { name: 'B', upToKg: 200 },
          { name: 'C', upToKg: 500 },
        ],
      }),
      'freight.sizes.0.name',
      'name-missing',
    ],
    [
      'two sizes of one name',
      withFreight({
        sizes: [
          { name: 'Palette', upToKg: 75 },
          { name: 'Halbe Palette', upToKg: 200 },
          { name: 'palette ', upToKg: 500 },
        ],
      }),
      'freight.sizes.2.name',
      'size-name-twice',
    ],
  ])('%s', (_, tariff, field, code) => {
    expect(tariffProblems(tariff)).toEqual([{ field, code }]);
  });

  test('no sizes at all', () => {
    expect(tariffProblems(withFreight({ sizes: [] })).map(({ code }) => code)).toContain('sizes-missing');
  });
});
