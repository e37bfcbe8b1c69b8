import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryAreaOf, deliveryWeeksTo, hasAssembly } from './delivery-area.ts';
import { vatTerritoryOf } from '../../../shared/places/place-of.ts';
import { somePostalCode } from '../../../shared/places/testing/some-postal-code.ts';
import { firstTariff } from './tariff.ts';
import type { Load } from './freight.ts';
import { feeTableOf, shippingFee as feeOf } from './shipping-fee.ts';

/** Pieces without dimensions: each takes a whole pallet. */
const unmeasured = (carriers: readonly number[]): Load[] =>
  carriers.map((count) => ({
    carriers: count,
    quantity: 1,
    weightGrams: null,
    widthMm: null,
    heightMm: null,
    depthMm: null,
    diameterMm: null,
  }));

/** The fee alone, by the first tariff. */
function shippingFee(destination: { country: string; postalCode: string }, carriers: readonly number[]) {
  const fee = feeOf(firstTariff, destination, unmeasured(carriers));
  return fee.ok ? { ok: true, value: fee.value.feeCents } : fee;
}

const berlin = (postalCode: string) => ({ country: 'DE', postalCode });

test.each(['25980', '27498', '26571', '18565'])(
  'to the island of %s the price is asked for',
  (postalCode) => {
    expect(shippingFee(berlin(postalCode), [2])).toEqual({
      ok: false,
      error: { code: 'no-shipping-rate', isPlaceApart: true },
    });
  },
);

describe('what a delivery costs (spec 9)', () => {
  test.each([
    ['10245', 'Friedrichshain', 2500],
    ['10317', 'Lichtenberg', 3500],
    ['10437', 'Prenzlauer Berg', 3500],
    ['12047', 'Neukölln', 3500],
    ['10999', 'Kreuzberg', 3500],
    ['12435', 'Alt-Treptow', 3500],
    ['10115', 'Mitte', 4500],
    ['12355', 'Rudow, in the district but not the Ortsteil Neukölln', 4500],
    ['13055', 'Hohenschönhausen, in the district but not the Ortsteil Lichtenberg', 4500],
    ['14109', 'Wannsee', 4500],
    ['14467', 'Potsdam', 6000],
    ['12529', 'Schönefeld', 7000],
    ['14612', 'Falkensee', 7000],
    ['D-10245', 'Friedrichshain, as it was written until 1993', 2500],
    ['10 245', 'Friedrichshain', 2500],
  ])('%s (%s)', (postalCode, _, expected) => {
    expect(shippingFee(berlin(postalCode), [2])).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['10249', 'Friedrichshain and Prenzlauer Berg', 2500],
    ['10119', 'Mitte and Prenzlauer Berg', 3500],
    ['10965', 'Kreuzberg and Tempelhof', 3500],
    ['10179', 'Mitte and Kreuzberg', 3500],
    ['10315', 'Friedrichsfelde and Lichtenberg', 3500],
    ['10785', 'Tiergarten and Kreuzberg', 3500],
    ['12099', 'Tempelhof and Neukölln', 3500],
    ['10369', 'Lichtenberg and Prenzlauer Berg', 3500],
    ['12435', 'Alt-Treptow and Plänterwald', 3500],
  ])('%s lies in %s: the lower fee', (postalCode, _, expected) => {
    expect(shippingFee(berlin(postalCode), [2])).toEqual({ ok: true, value: expected });
  });

  test.each([
    [[2], 2500],
    [[4], 5000],
    [[6], 5000],
    [[2, 2, 2], 2500],
    [[2, 4, 6, 6], 5000],
  ])('pieces for %j carriers to Friedrichshain', (carriers, expected) => {
    expect(shippingFee(berlin('10243'), carriers)).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['DE', '80331', 12_900],
    ['DE', ' 80331 ', 12_900],
    ['AT', '1010', 24_900],
    ['CH', '8001', 34_900],
    ['GB', 'SW1A 1AA', 44_900],
    // In Germany this code is in Berlin; in another country it is another town's.
    ['FR', '10243', 34_900],
  ])('freight to %s %s is not doubled', (country, postalCode, expected) => {
    expect(shippingFee({ country, postalCode }, [6])).toEqual({ ok: true, value: expected });
  });

  // Computed by hand from the specification's section 9: the ring's fee, doubled with a piece for four or six.
  test.each([
    ['10247', [2, 2], 2500],
    ['10247', [4, 4, 4, 4], 5000],
    ['10365', [1], 3500],
    ['10365', [3, 3, 3], 3500],
    ['12053', [2, 4], 7000],
    ['13353', [2], 4500],
    ['13353', [6], 9000],
    ['14480', [2, 1, 1], 6000],
    ['14480', [6, 6], 12_000],
    ['15711', [2], 7000],
    ['15711', [4, 1], 14_000],
  ])('to %s with pieces for %j carriers', (postalCode, carriers, expected) => {
    expect(shippingFee(berlin(postalCode), carriers)).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['DE', '20095', 12_900],
    ['NL', '1012 AB', 24_900],
    ['IT', '00184', 34_900],
    ['IE', 'D02 X285', 44_900],
  ])('freight to %s %s is by the pallet, however many carry', (country, postalCode, expected) => {
    for (const carriers of [[2], [6], [1]]) {
      expect(shippingFee({ country, postalCode }, carriers)).toEqual({ ok: true, value: expected });
    }
    expect(shippingFee({ country, postalCode }, [2, 6, 4])).toEqual({ ok: true, value: 3 * expected });
  });

  test.each([
    ['US', '10001'],
    ['DE', '1024'],
    ['DE', ''],
    ['AT', ' '],
    ['AT', '10245'],
  ])('to %s %j there is no rate', (country, postalCode) => {
    expect(shippingFee({ country, postalCode }, [2])).toEqual({
      ok: false,
      error: { code: 'no-shipping-rate' },
    });
  });
});

test('where nothing is sold the table has no price: of a country, and of a place with a price of its own', () => {
  const helgoland = {
    name: 'Helgoland',
    country: 'DE',
    postalCodes: '27498',
    feesCents: [20_000, 30_000, 40_000],
    deliveryWeeks: null,
  };
  const sylt = { ...helgoland, name: 'Sylt', postalCodes: '25980' };
  const tariff = { ...firstTariff, freight: { ...firstTariff.freight, places: [helgoland, sylt] } };
  const table = feeTableOf(tariff, (to) => vatTerritoryOf(to) !== 'third-country');
  expect(table.onRequest).toEqual(['CH', 'GB', 'NO']);
  const priced = table.freight.flatMap(({ countries }) => countries);
  expect(priced).toContain('AT');
  expect(priced.filter((code) => table.onRequest.includes(code))).toEqual([]);
  expect(table.places.map(({ feesCents }) => feesCents)).toEqual([null, sylt.feesCents]);
  expect(feeTableOf(tariff, ({ country }) => country === 'DE').freight).toHaveLength(1);
});

test('the table shown to visitors matches the charges', () => {
  const { areas, sizes, freight } = feeTableOf(firstTariff, () => true);
  const codes = {
    friedrichshain: '10245',
    'near-friedrichshain': '10999',
    berlin: '10115',
    potsdam: '14467',
  };
  expect(areas.map(({ area }) => area)).toEqual([...Object.keys(codes), 'berlin-area']);
  for (const { area, feeCents, heavyFeeCents } of areas) {
    const destination = berlin({ ...codes, 'berlin-area': '14612' }[area]);
    expect(shippingFee(destination, [2])).toEqual({ ok: true, value: feeCents });
    expect(shippingFee(destination, [6])).toEqual({ ok: true, value: heavyFeeCents });
  }
  for (const { countries, feesCents } of freight) {
    for (const country of countries) {
      sizes.forEach(({ upToKg }, index) => {
        const [load] = unmeasured([2]);
        const loads = load === undefined ? [] : [{ ...load, weightGrams: upToKg * 1000 }];
        const fee = feeOf(firstTariff, { country, postalCode: somePostalCode(country) }, loads);
        expect(fee).toMatchObject({ ok: true, value: { feeCents: feesCents[index] } });
      });
    }
  }
});

test.each([
  ['DE', '10115', 1],
  ['DE', '14467', 1],
  ['DE', '14612', 1],
  ['DE', '80331', 3],
  ['AT', '1010', 5],
  ['FR', '10243', 5],
])('to %s %s it takes %i weeks (spec 9)', (country, postalCode, weeks) => {
  expect(deliveryWeeksTo({ country, postalCode })).toBe(weeks);
});

test.each([
  ['10115', true],
  ['14482', true],
  ['12529', false],
  ['80331', false],
])('assembly at %s: %s', (postalCode, expected) => {
  expect(hasAssembly(berlin(postalCode))).toBe(expected);
});

test('outside of Germany nothing is Berlin', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('AT', 'FR', 'IT'),
      fc.integer({ min: 10_000, max: 16_999 }),
      (country, code) => {
        expect(deliveryAreaOf({ country, postalCode: String(code) })).toBeNull();
      },
    ),
  );
});
