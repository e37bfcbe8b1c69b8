import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryAreaOf, hasAssembly } from './delivery-area.ts';
import { shippingFee } from './shipping-fee.ts';

const berlin = (postalCode: string) => ({ country: 'DE', postalCode });

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
  ])('%s (%s)', (postalCode, _, expected) => {
    expect(shippingFee(berlin(postalCode), [2])).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['10249', 'Friedrichshain and Prenzlauer Berg', 2500],
    ['10119', 'Mitte and Prenzlauer Berg', 3500],
    ['10965', 'Kreuzberg and Tempelhof', 3500],
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
    // A code that is Berlin's in Germany is another town's elsewhere.
    ['FR', '10243', 34_900],
  ])('freight to %s %s is not doubled', (country, postalCode, expected) => {
    expect(shippingFee({ country, postalCode }, [6])).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['US', '10001'],
    ['DE', '1024'],
    ['DE', ''],
    ['AT', ' '],
  ])('to %s %j there is no rate', (country, postalCode) => {
    expect(shippingFee({ country, postalCode }, [2])).toEqual({
      ok: false,
      error: { code: 'no-shipping-rate' },
    });
  });
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
