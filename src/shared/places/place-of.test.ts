import { describe, expect, test } from 'vitest';
import { countries } from './country.ts';
import { isImported, placeOf, placesApart, vatTerritoryOf } from './place-of.ts';
import { overlap, readPostalCodeRanges } from './postal-code-ranges.ts';

const outside = (country: string, postalCode: string) => placeOf(country, postalCode)?.outside ?? null;

describe('a place that is not like the rest of its country', () => {
  test.each([
    ['FR', '97400', 'vat', 'La Réunion'],
    ['FR', '97110', 'vat', 'Guadeloupe'],
    ['FR', '97600', 'vat', 'Mayotte'],
    ['FR', '97150', 'vat', 'Saint-Martin, as it was written'],
    ['FR', '97500', 'customs', 'Saint-Pierre-et-Miquelon'],
    ['FR', '97700', 'customs', 'Saint-Barthélemy'],
    ['FR', '98714', 'customs', 'Tahiti'],
    ['FR', '98800', 'customs', 'Nouméa'],
    ['FR', '98000', null, 'Monaco'],
    ['FR', '75001', null, 'Paris'],
    ['FR', '20000', null, 'Ajaccio'],
    ['ES', '35001', 'vat', 'Las Palmas'],
    ['ES', '38001', 'vat', 'Santa Cruz de Tenerife'],
    ['ES', '51001', 'customs', 'Ceuta'],
    ['ES', '52001', 'customs', 'Melilla'],
    ['ES', '07001', null, 'Palma'],
    ['ES', '28001', null, 'Madrid'],
    ['PT', '9000-001', 'nothing', 'Funchal'],
    ['PT', '9500-001', 'nothing', 'Ponta Delgada'],
    ['PT', '1100-148', null, 'Lisbon'],
    ['IT', '23041', 'customs', 'Livigno'],
    ['IT', '22061', 'vat', 'Campione'],
    ['IT', '47890', 'customs', 'San Marino'],
    ['IT', '47900', null, 'Rimini'],
    ['IT', '00120', 'customs', 'Vatican City'],
    ['IT', '00184', null, 'Rome'],
    ['FI', '22100', 'vat', 'Mariehamn'],
    ['FI', '00100', null, 'Helsinki'],
    ['GR', '630 86', 'vat', 'Karyes'],
    ['GR', '630 77', null, 'Ouranoupoli'],
    ['DK', '3900', 'customs', 'Nuuk'],
    ['DK', '3790', null, 'Bornholm'],
    ['NO', '9170', 'customs', 'Longyearbyen'],
    ['NO', '9008', null, 'Tromsø'],
    ['GB', 'JE2 3AB', 'customs', 'St Helier'],
    ['GB', 'IM1 1AA', 'customs', 'Douglas'],
    ['GB', 'BT1 1AA', 'nothing', 'Belfast'],
    ['GB', 'SW1A 1AA', null, 'London'],
    ['DE', '27498', 'customs', 'Helgoland'],
    ['DE', 'D-78266', 'customs', 'Büsingen'],
    ['DE', '25980', 'nothing', 'Sylt'],
    ['DE', '10245', null, 'Berlin'],
    ['US', '10001', null, 'New York'],
  ])('%s %s: %s (%s)', (country, postalCode, expected, _name) => {
    expect(outside(country, postalCode)).toBe(expected);
  });

  test('each is written as it can be read, and none lies in another', () => {
    const read = placesApart.map(({ country, postalCodes }) => ({
      country,
      ...readPostalCodeRanges(country, postalCodes),
    }));
    expect(read.flatMap(({ wrong }) => wrong)).toEqual([]);
    const ranges = read.flatMap((place) => place.ranges.map((range) => ({ country: place.country, range })));
    const twice = ranges.flatMap((one, index) =>
      ranges
        .slice(0, index)
        .filter((other) => one.country === other.country && overlap(one.range, other.range)),
    );
    expect(twice).toEqual([]);
    expect(placesApart.every(({ country }) => countries.some(({ code }) => code === country))).toBe(true);
  });
});

test.each([
  ['DE', '10245', 'inland'],
  ['DE', '25980', 'inland'],
  ['DE', '27498', 'third-country'],
  ['DE', '78266', 'third-country'],
  ['AT', '1010', 'eu'],
  ['FR', '75001', 'eu'],
  ['FR', '98000', 'eu'],
  ['FR', '97400', 'third-country'],
  ['PT', '9000-001', 'eu'],
  ['ES', '35001', 'third-country'],
  ['ES', '51001', 'third-country'],
  ['FI', '22100', 'third-country'],
  ['IT', '23041', 'third-country'],
  ['GB', 'BT1 1AA', 'eu'],
  ['GB', 'SW1A 1AA', 'third-country'],
  ['GB', 'JE2 3AB', 'third-country'],
  ['CH', '8001', 'third-country'],
  ['NO', '9170', 'third-country'],
  ['MT', '', 'eu'],
  ['US', '10001', 'third-country'],
])(
  '%s %s is %s for VAT, and goods are imported into third countries alone',
  (country, postalCode, territory) => {
    expect(vatTerritoryOf({ country, postalCode })).toBe(territory);
    expect(isImported({ country, postalCode })).toBe(territory === 'third-country');
  },
);
