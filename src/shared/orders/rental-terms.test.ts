import { describe, expect, test } from 'vitest';
import {
  isRentOption,
  leftToClaim,
  rentalEnd,
  rentalPrice,
  taxOnTopPercent,
  valueOfRented,
  type RentOption,
} from './rental-terms.ts';

describe('what renting costs (spec 9)', () => {
  test.each<[string, number, RentOption, number]>([
    ['1.250,00 € × 10 % = 125,00 €', 125_000, '1 Tag', 12_500],
    ['1.250,00 € × 20 % = 250,00 €', 125_000, '1 Woche', 25_000],
    ['1.250,00 € × 30 % = 375,00 €', 125_000, '1 Monat', 37_500],
    ['1.250,00 € × 40 % = 500,00 €', 125_000, '1 Jahr', 50_000],
    ['1.250,00 € × 50 % = 625,00 €', 125_000, '2 Jahre', 62_500],
    ['99,95 € × 10 % = 9,995 € → 10,00 €', 9995, '1 Tag', 1000],
  ])('%s', (_, price, option, expected) => {
    expect(rentalPrice(price, option)).toBe(expected);
  });

  test.each<[number, number, RentOption, number]>([
    [94_000, 9_400, '1 Tag', 1],
    [94_000, 18_800, '1 Woche', 1],
    [125_100, 37_530, '1 Monat', 1],
    [188_000, 37_600, '1 Jahr', 2],
  ])('what costs %i is worth that: its rent of %i for %s says so', (value, unitCents, option, quantity) => {
    expect(rentalPrice(value / quantity, option)).toBe(unitCents);
    expect(valueOfRented({ unitCents, quantity }, option)).toBe(value);
  });

  const claim = { amountCents: 30_000, receivedCents: 5_000, settled: null };
  test.each([
    ['nothing was', [], 94_000],
    ['claims are open', [claim, claim], 34_000],
    ['it was paid', [{ ...claim, receivedCents: 30_000, settled: { as: 'paid' as const } }], 64_000],
    ['the rest was waived', [{ ...claim, settled: { as: 'waived' as const } }], 89_000],
  ])('what can be claimed after %s', (_, claims, left) => {
    expect(leftToClaim(94_000, claims)).toBe(left);
  });

  test('only a rented vintage piece bears 19 % on top of its own chargeTax', () => {
    expect(taxOnTopPercent('vintage', true, 0)).toBe(19);
    expect(taxOnTopPercent('vintage', false, 0)).toBe(0);
    expect(taxOnTopPercent('boatwood', true, 0)).toBe(0);
    expect(taxOnTopPercent('boatwood', false, 7)).toBe(7);
  });

  test('an option is known by its label, and nothing else is one', () => {
    expect(isRentOption('1 Woche')).toBe(true);
    expect(isRentOption('3 Tage')).toBe(false);
    expect(() => rentalPrice(100, '3 Tage' as RentOption)).toThrow(RangeError);
  });
});

describe('when a rental ends (§§ 187, 188 BGB)', () => {
  test.each<[string, RentOption, string]>([
    ['2026-11-21', '1 Tag', '2026-11-22'],
    ['2026-12-31', '1 Tag', '2027-01-01'],
    ['2028-02-28', '1 Tag', '2028-02-29'],
    ['2026-11-21', '1 Woche', '2026-11-28'],
    ['2026-12-28', '1 Woche', '2027-01-04'],
    ['2026-11-21', '1 Monat', '2026-12-21'],
    ['2026-01-31', '1 Monat', '2026-02-28'],
    ['2028-01-31', '1 Monat', '2028-02-29'],
    ['2026-10-31', '1 Monat', '2026-11-30'],
    ['2026-12-31', '1 Monat', '2027-01-31'],
    ['2026-11-21', '1 Jahr', '2027-11-21'],
    ['2028-02-29', '1 Jahr', '2029-02-28'],
    ['2028-02-29', '2 Jahre', '2030-02-28'],
    ['2026-02-28', '2 Jahre', '2028-02-28'],
  ])('from %s for %s to %s', (start, option, end) => {
    expect(rentalEnd(start, option)).toBe(end);
  });

  test.each(['2026-02-30', '2026-13-01', '21.11.2026', '2026-11-21T10:00', ''])('%j is no day', (start) => {
    expect(() => rentalEnd(start, '1 Tag')).toThrow(RangeError);
  });
});
