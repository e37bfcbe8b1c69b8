import { expect, test } from 'vitest';
import { vatTerritoryOf } from '../../../shared/places/place-of.ts';
import type { Load } from './freight.ts';
import { ratesByCountry as ratesOf } from './rates-by-country.ts';
import { firstTariff, type ShippingTariff } from './tariff.ts';

const stool: Omit<Load, 'quantity'> = {
  carriers: 2,
  weightGrams: 12_000,
  widthMm: 400,
  heightMm: 450,
  depthMm: 400,
  diameterMm: null,
};

/** Where everything is sold. */
const ratesByCountry = (tariff: ShippingTariff, load: Omit<Load, 'quantity'>) =>
  ratesOf(tariff, load, () => true);

const germany = (load: Omit<Load, 'quantity'>) =>
  ratesByCountry(firstTariff, load).find(({ countries }) => countries.includes('DE'));

test.each([
  // A quarter of a pallet is 59 €, our own delivery to the towns around Berlin 70 €.
  ['a stool: the farthest of our own deliveries', stool, 7_000],
  ['a cupboard: freight', { ...stool, weightGrams: 180_000 }, 8_900],
  // Twice 70 € for four carriers, and more than a pallet.
  ['a heavy piece: our own delivery again', { ...stool, carriers: 4, weightGrams: 400_000 }, 14_000],
])('in Germany the most that may be asked, %s', (_, load, feeCents) => {
  expect(germany(load)).toEqual({ countries: ['DE'], feeCents, weeks: 3 });
});

test('elsewhere freight, for all countries of a zone together', () => {
  const [, near, , far] = ratesByCountry(firstTariff, stool);
  expect(near).toEqual({ countries: firstTariff.freight.zones[1]?.countries, feeCents: 11_900, weeks: 5 });
  expect(far).toEqual({ countries: firstTariff.freight.zones[3]?.countries, feeCents: 21_900, weeks: 5 });
});

test('where a place apart costs more or takes longer, so much; where it has no price, the country’s', () => {
  const balearics = {
    name: 'Balearen',
    country: 'ES',
    postalCodes: '07',
    feesCents: [30_000, 40_000, 60_000],
    deliveryWeeks: 8,
  };
  const places = [...(firstTariff.freight.places ?? []), balearics];
  const rates = ratesByCountry({ ...firstTariff, freight: { ...firstTariff.freight, places } }, stool);
  const feeTo = (country: string) => rates.find(({ countries }) => countries.includes(country))?.feeCents;
  expect([feeTo('ES'), feeTo('PT'), feeTo('FR')]).toEqual([30_000, 21_900, 16_900]);
  const weeksTo = (country: string) => rates.find(({ countries }) => countries.includes(country))?.weeks;
  expect([weeksTo('ES'), weeksTo('PT')]).toEqual([8, 5]);
});

test('a zone with Germany and others is two', () => {
  const zones = [{ countries: ['DE', 'AT'], feesCents: [5_900, 8_900, 12_900] }];
  const tariff = { ...firstTariff, freight: { ...firstTariff.freight, zones } };
  expect(ratesByCountry(tariff, stool)).toEqual([
    { countries: ['DE'], feeCents: 7_000, weeks: 3 },
    { countries: ['AT'], feeCents: 5_900, weeks: 5 },
  ]);
});

test('what no lorry takes has no price', () => {
  expect(ratesByCountry(firstTariff, { ...stool, weightGrams: 20_000_000 })).toEqual([]);
});

test('where nothing is sold there is no price, and a place where nothing is sold makes none dearer', () => {
  const places = [
    {
      name: 'Kanaren',
      country: 'ES',
      postalCodes: '35, 38',
      feesCents: [90_000, 95_000, 99_000],
      deliveryWeeks: 9,
    },
  ];
  const tariff = { ...firstTariff, freight: { ...firstTariff.freight, places } };
  const rates = ratesOf(tariff, stool, (to) => vatTerritoryOf(to) !== 'third-country');
  const feeTo = (country: string) => rates.find(({ countries }) => countries.includes(country))?.feeCents;
  expect(['CH', 'GB', 'NO'].map(feeTo)).toEqual([undefined, undefined, undefined]);
  expect([feeTo('DE'), feeTo('AT'), feeTo('ES')]).toEqual([7_000, 11_900, 21_900]);
});
