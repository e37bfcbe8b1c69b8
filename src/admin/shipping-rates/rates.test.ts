import { expect, test } from 'vitest';
import type { TypedNumber } from '../numbers/typed-number.ts';
import { ratesChanges, countryChoices, type Rates } from './rates.ts';

const rates: Rates = {
  areaFees: {
    friedrichshain: 2500,
    'near-friedrichshain': 3500,
    berlin: 4500,
    potsdam: 6000,
    'berlin-area': 7000,
  },
  freight: {
    kgPerCubicMetre: 200,
    sizes: [{ name: 'Palette', upToKg: 500 }],
    zones: [{ countries: ['DE'], feesCents: [12_900] }],
  },
};

test('equal values are no change', () => {
  expect(ratesChanges(rates, structuredClone(rates))).toEqual([]);
});

test('each changed amount is named with what it was and will be', () => {
  const after: Rates = {
    areaFees: { ...rates.areaFees, berlin: 4990, potsdam: null },
    freight: {
      kgPerCubicMetre: 250,
      sizes: [
        { name: 'Halbe Palette', upToKg: 200 },
        { name: 'Palette', upToKg: 500 },
      ],
      zones: [
        { countries: ['DE'], feesCents: [8900, 12_900] },
        { countries: ['AT', 'CZ'], feesCents: [17_900, 24_900] },
      ],
    },
  };
  expect(ratesChanges(rates, after).map(({ what, before, after: then }) => [what, before, then])).toEqual([
    ['Übriges Berlin', '45,00\u00a0€', '49,90\u00a0€'],
    ['Potsdam', '60,00\u00a0€', 'keine'],
    [
      'Größen der Paletten, die kleinste zuerst',
      'Palette bis 500 kg',
      'Halbe Palette bis 200 kg, Palette bis 500 kg',
    ],
    ['Raumgewicht, in kg je m³', '200 kg', '250 kg'],
    ['Lieferung (Österreich)', 'Nur auf Anfrage', 'Eigener Preis'],
    ['Lieferung (Tschechien)', 'Nur auf Anfrage', 'Eigener Preis'],
    ['Zone 1, Halbe Palette', '129,00\u00a0€', '89,00\u00a0€'],
    ['Zone 1, Palette', 'keine', '129,00\u00a0€'],
    ['Zone 2', 'keine', 'Österreich, Tschechien'],
    ['Zone 2, Halbe Palette', 'keine', '179,00\u00a0€'],
    ['Zone 2, Palette', 'keine', '249,00\u00a0€'],
  ]);
});

test('a zone that is removed is named with the countries that lose their price, and does not move the others', () => {
  const zones = [
    { countries: ['DE'], feesCents: [5900] },
    { countries: ['AT', 'CZ'], feesCents: [11_900] },
    { countries: ['FR'], feesCents: [19_900] },
  ];
  const withZones = (...some: typeof zones): Rates => ({
    ...rates,
    freight: { ...rates.freight, zones: some },
  });
  const [germany, austria, france] = zones as [(typeof zones)[0], (typeof zones)[0], (typeof zones)[0]];
  const changes = ratesChanges(
    withZones(germany, austria, france),
    withZones({ ...austria, countries: ['AT'] }, { ...france, feesCents: [20_900] }),
  );
  expect(changes.map(({ what, before, after, isSteep }) => [what, before, after, isSteep])).toEqual([
    ['Lieferung (Deutschland)', 'Eigener Preis', 'Nur auf Anfrage', true],
    ['Lieferung (Tschechien)', 'Eigener Preis', 'Nur auf Anfrage', true],
    ['Zone 1', 'Österreich, Tschechien', 'Österreich', false],
    ['Zone 2, Palette', '199,00\u00a0€', '209,00\u00a0€', false],
    ['Bisherige Zone 1', 'Deutschland', 'keine', false],
  ]);
});

test('places are compared by their names, whatever stands before them', () => {
  const place = (name: string, postalCodes: string, feesCents: readonly TypedNumber[] | null) => ({
    name,
    country: 'ES',
    postalCodes,
    feesCents,
    deliveryWeeks: null,
  });
  const withPlaces = (...places: NonNullable<Rates['freight']['places']>[number][]): Rates => ({
    ...rates,
    freight: { ...rates.freight, places },
  });
  const canaries = place('Kanaren', '35, 38', null);
  const before = withPlaces(place('Ceuta', '51', null), canaries, place('Balearen', '07', [40_000]));
  const after = withPlaces(canaries, place('Balearen', '07', [41_000]), place('', '52', null));
  expect(ratesChanges(before, after).map(({ what, before: was, after: is }) => [what, was, is])).toEqual([
    ['Ceuta', 'Spanien, 51, Nur auf Anfrage', 'keine'],
    ['Balearen, Palette', '400,00\u00a0€', '410,00\u00a0€'],
    ['Ort 3', 'keine', 'Spanien, 52, Nur auf Anfrage'],
  ]);
  expect(ratesChanges(rates, withPlaces(canaries)).map(({ what }) => what)).toEqual(['Kanaren']);
  const slower = { ...place('Balearen', '07', [40_000]), deliveryWeeks: 8 };
  expect(ratesChanges(before, withPlaces(place('Ceuta', '51', null), canaries, slower))).toEqual([
    { what: 'Balearen, Lieferzeit', before: 'die des Landes', after: '8 Wochen', isSteep: false },
  ]);
});

test.each([
  ['a digit too many', 2500, 25_000, true],
  ['half as much again', 2500, 3750, false],
  ['more than half as much again', 2500, 3751, true],
  ['twice as much', 2500, 5000, true],
  ['half', 2500, 1250, false],
  ['less than half', 2500, 1249, true],
  ['from nothing', null, 25_000, false],
  ['unreadable', 2500, '25o', false],
])('%s', (_name, before, after, isSteep) => {
  const feeOf = (cents: TypedNumber): Rates => ({
    ...rates,
    areaFees: { ...rates.areaFees, berlin: cents },
    freight: { ...rates.freight, zones: [{ countries: ['DE'], feesCents: [cents] }] },
  });
  const changes = ratesChanges(feeOf(before), feeOf(after));
  expect(changes.map((change) => change.isSteep)).toEqual([isSteep, isSteep]);
});

test('a size without a name goes by its number', () => {
  const sizes = [
    { name: null, upToKg: 200 },
    { name: '  ', upToKg: null },
  ];
  const after = { ...rates, freight: { ...rates.freight, sizes } };
  expect(ratesChanges(rates, after)).toContainEqual({
    what: 'Größen der Paletten, die kleinste zuerst',
    before: 'Palette bis 500 kg',
    after: 'Größe 1 bis 200 kg, Größe 2',
    isSteep: false,
  });
});

test('countries of zones can be chosen also where the checkout has them not', () => {
  const choices = countryChoices([{ countries: ['HR', 'DE'], feesCents: [] }]);
  expect(choices.filter(({ id }) => id === 'HR' || id === 'DE')).toEqual([
    { id: 'DE', name: 'Deutschland' },
    { id: 'HR', name: 'Kroatien' },
  ]);
  expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
});
