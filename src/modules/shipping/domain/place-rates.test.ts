import { describe, expect, test } from 'vitest';
import { firstPlaces, placeRateOf, placeRateProblems, type PlaceRate } from './place-rates.ts';
import { feeTableOf, shippingFee } from './shipping-fee.ts';
import { firstTariff, type ShippingTariff } from './tariff.ts';

const overseas: PlaceRate = {
  name: 'Übersee',
  country: 'FR',
  postalCodes: '971-976',
  feesCents: [90_000, 120_000, 180_000],
  deliveryWeeks: null,
};
const tariffWith = (...places: readonly PlaceRate[]): ShippingTariff => ({
  ...firstTariff,
  freight: { ...firstTariff.freight, places },
});
const chair = {
  carriers: 2,
  quantity: 1,
  weightGrams: 20_000,
  widthMm: null,
  heightMm: null,
  depthMm: null,
  diameterMm: null,
};

describe('what a delivery costs to a part of a country', () => {
  test.each([
    ['FR', '97400', 90_000, 5],
    ['FR', '75001', 16_900, 5],
    // Of another country.
    ['DE', '97421', 5_900, 3],
  ])('its own price: %s %s', (country, postalCode, feeCents, weeks) => {
    const fee = shippingFee(tariffWith(overseas), { country, postalCode }, [chair]);
    expect(fee).toEqual({ ok: true, value: { feeCents, toTheKerb: true, savedCents: 0, weeks } });
  });

  test.each([
    ['its own', 8, 8],
    ['shorter than elsewhere in the country', 2, 2],
    ['that of its country', null, 5],
  ])('its time is %s', (_, deliveryWeeks, weeks) => {
    const tariff = tariffWith({ ...overseas, deliveryWeeks });
    const timeTo = (postalCode: string) => shippingFee(tariff, { country: 'FR', postalCode }, [chair]);
    expect(timeTo('97400')).toMatchObject({ ok: true, value: { weeks } });
    expect(timeTo('75001')).toMatchObject({ ok: true, value: { weeks: 5 } });
    expect(feeTableOf(tariff, () => true).places).toMatchObject([{ name: 'Übersee', deliveryWeeks: weeks }]);
  });

  test('or none', () => {
    const asked = tariffWith({ ...overseas, feesCents: null });
    expect(shippingFee(asked, { country: 'FR', postalCode: '97400' }, [chair])).toEqual({
      ok: false,
      error: { code: 'no-shipping-rate', isPlaceApart: true },
    });
  });

  test('or its own, where the country has none', () => {
    const iceland = {
      name: 'Reykjavík',
      country: 'IS',
      postalCodes: '101-116',
      feesCents: [1, 2, 3],
      deliveryWeeks: null,
    };
    const fee = (postalCode: string) =>
      shippingFee(tariffWith(iceland), { country: 'IS', postalCode }, [chair]).ok;
    expect([fee('101'), fee('600')]).toEqual([true, false]);
  });

  test('a tariff from before there were places has none', () => {
    const { places: _, ...freight } = firstTariff.freight;
    const before: ShippingTariff = { ...firstTariff, freight };
    expect(shippingFee(before, { country: 'FR', postalCode: '97400' }, [chair]).ok).toBe(true);
  });

  test.each([
    ['FR', '97400'],
    ['FR', '97110'],
    ['ES', '35001'],
    ['ES', '52001'],
    ['PT', '9000-001'],
    ['IT', '23041'],
    ['FI', '22100'],
    ['GB', 'JE2 3AB'],
    ['DE', '27498'],
    ['DE', '78266'],
  ])('the first tariff has none to %s %s', (country, postalCode) => {
    expect(placeRateOf(firstPlaces, { country, postalCode })).toMatchObject({ feesCents: null });
  });

  test('and Monaco costs what France does', () => {
    const fee = (postalCode: string) => shippingFee(firstTariff, { country: 'FR', postalCode }, [chair]);
    expect(fee('98000')).toEqual(fee('75001'));
  });
});

describe('what is wrong with a place is named', () => {
  test.each<[string, Partial<PlaceRate>, object[]]>([
    ['nothing', {}, []],
    ['the longest time', { deliveryWeeks: 52 }, []],
    ...[0, -1, 1.5, 53, Number.NaN].map((deliveryWeeks): [string, Partial<PlaceRate>, object[]] => [
      `a time of ${deliveryWeeks} weeks`,
      { deliveryWeeks },
      [{ field: 'deliveryWeeks', code: 'weeks-out-of-range' }],
    ]),
    ['no name', { name: ' ' }, [{ field: 'name', code: 'name-missing' }]],
    [
      'a name that there is',
      { name: 'Übersee', postalCodes: '98' },
      [{ field: 'name', code: 'place-name-twice' }],
    ],
    [
      'that name in another case',
      { name: 'ÜBERSEE', postalCodes: '98' },
      [{ field: 'name', code: 'place-name-twice' }],
    ],
    ['no code', { postalCodes: ' , ' }, [{ field: 'postalCodes', code: 'postal-codes-missing' }]],
    [
      'no such code',
      { postalCodes: '20, Ajaccio, 2x' },
      [
        { field: 'postalCodes', code: 'postal-codes-wrong', about: 'Ajaccio' },
        { field: 'postalCodes', code: 'postal-codes-wrong', about: '2x' },
      ],
    ],
    [
      'codes of another place',
      { postalCodes: '20, 974' },
      [{ field: 'postalCodes', code: 'postal-codes-twice', about: 'Übersee' }],
    ],
    ['the same codes in another country', { country: 'DE', postalCodes: '974' }, []],
    [
      'where the shop delivers itself',
      { country: 'DE', postalCodes: '14' },
      [{ field: 'postalCodes', code: 'postal-codes-of-own-area' }],
    ],
  ])('%s', (_, changes, problems) => {
    const corsica: PlaceRate = { ...overseas, name: 'Korsika', postalCodes: '20', feesCents: null };
    expect(placeRateProblems({ ...corsica, ...changes }, [overseas])).toEqual(problems);
  });
});
