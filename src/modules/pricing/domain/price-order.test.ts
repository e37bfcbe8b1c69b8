import { describe, expect, test } from 'vitest';
import type { LineToPrice, OrderAdjustment, PieceToPrice } from './order-to-price.ts';
import { priceOrder, type PricedOrder } from './price-order.ts';

/** A line and its piece in one, so that a case is one line. */
type Case = Omit<LineToPrice, 'piece'> & PieceToPrice;

const sideboard: Case = {
  key: 'sideboard',
  priceCents: 125_000,
  quantity: 1,
  shopType: 'vintage',
  taxScheme: 'margin',
  chargeTaxPercent: 0,
  rentOption: null,
  assembly: false,
  assemblyService: true,
};
const bench: Case = {
  ...sideboard,
  key: 'bench',
  priceCents: 47_600,
  shopType: 'boatwood',
  taxScheme: 'standard',
};
const rented: Case = { ...sideboard, key: 'rented', rentOption: '1 Tag' };

function price(cases: readonly Case[], shippingCents = 0, ...adjustments: OrderAdjustment[]) {
  const lines = cases.map(({ key, quantity, rentOption, assembly, ...piece }) => ({
    key,
    quantity,
    rentOption,
    assembly,
    piece,
  }));
  return priceOrder({ lines, shippingCents, adjustments });
}
const promotion = (amountCents: number): OrderAdjustment => ({
  kind: 'promotional-voucher',
  source: 'HERBST',
  amountCents,
});
const gift = (amountCents: number): OrderAdjustment => ({ kind: 'gift-voucher', source: 'G-1', amountCents });

function totals({ subtotalCents, taxCents, shippingCents, totalCents }: PricedOrder) {
  return [subtotalCents, taxCents, shippingCents, totalCents];
}

describe('subtotal, tax on top, shipping and total (spec 9)', () => {
  test.each<[string, PricedOrder, [number, number, number, number]]>([
    ['nothing costs nothing', price([]), [0, 0, 0, 0]],
    [
      'a bought vintage piece: 1.250,00 + 0 + 60,00 = 1.310,00',
      price([sideboard], 6000),
      [125_000, 0, 6000, 131_000],
    ],
    [
      'a vintage piece for a day: 10 % of 1.250,00 = 125,00; + 19 % = 23,75; = 148,75',
      price([rented]),
      [12_500, 2375, 0, 14_875],
    ],
    [
      'a vintage piece for two years: 50 % of 1.250,00 = 625,00; + 19 % = 118,75; = 743,75',
      price([{ ...rented, rentOption: '2 Jahre' }]),
      [62_500, 11_875, 0, 74_375],
    ],
    [
      'boat-wood for a month: 30 % of 476,00 = 142,80, with VAT contained, nothing on top',
      price([{ ...bench, rentOption: '1 Monat' }]),
      [14_280, 0, 0, 14_280],
    ],
    [
      'two pieces with assembly: 2 × 476,00 + 2 × 35,00 = 1.022,00',
      price([{ ...bench, quantity: 2, assembly: true }]),
      [102_200, 0, 0, 102_200],
    ],
    [
      'no assembly where the shop offers none: 476,00',
      price([{ ...bench, assembly: true, assemblyService: false }]),
      [47_600, 0, 0, 47_600],
    ],
    [
      'assembly is not taxed on top: 125,00 + 35,00; tax 19 % of 125,00 = 23,75; = 183,75',
      price([{ ...rented, assembly: true }]),
      [16_000, 2375, 0, 18_375],
    ],
    [
      'tax per line, not per piece: 2 × 33,30 = 66,60; 19 % = 12,654 → 12,65 (per piece it were 2 × 6,33 = 12,66)',
      price([{ ...rented, priceCents: 33_300, quantity: 2 }]),
      [6660, 1265, 0, 7925],
    ],
    [
      'half a cent goes up: 19 % of 0,50 = 0,095 → 0,10',
      price([{ ...bench, priceCents: 50, chargeTaxPercent: 19 }]),
      [50, 10, 0, 60],
    ],
    [
      'all lines count, not the last one only: 1.250,00 + 476,00 + 125,00; tax 23,75; shipping 45,00',
      price([sideboard, bench, rented], 4500),
      [185_100, 2375, 4500, 191_975],
    ],
  ])('%s', (_, order, expected) => {
    expect(totals(order)).toEqual(expected);
  });
});

describe('VAT that the total contains', () => {
  test.each<[string, PricedOrder, PricedOrder['vatByRate']]>([
    ['margin scheme: none is shown, nor for its shipping (§ 25a, § 14c UStG)', price([sideboard], 6000), []],
    [
      'assembly of a piece on the margin is a supply of its own: 35,00 − 29,41 = 5,59, and none in the shipping',
      price([{ ...sideboard, assembly: true }], 6000),
      [{ percent: 19, netCents: 2941, taxCents: 559 }],
    ],
    [
      'a voucher lowers it with the assembly: of 128,50 off 1.285,00 it takes 3,50; 31,50 − 26,47 = 5,03',
      price([{ ...sideboard, assembly: true }], 0, promotion(-12_850)),
      [{ percent: 19, netCents: 2647, taxCents: 503 }],
    ],
    [
      'beside boat-wood, each rounded by itself: 76,00 + 5,59, net 400,00 + 29,41',
      price([{ ...sideboard, assembly: true }, bench]),
      [{ percent: 19, netCents: 42_941, taxCents: 8159 }],
    ],
    [
      'standard: 476,00 − 476,00 / 1,19 = 476,00 − 400,00 = 76,00',
      price([bench]),
      [{ percent: 19, netCents: 40_000, taxCents: 7600 }],
    ],
    [
      'with shipping: 100,00 − 84,03 = 15,97 more',
      price([bench], 10_000),
      [{ percent: 19, netCents: 48_403, taxCents: 9197 }],
    ],
    [
      'shipping of a mixed cart, 17,26 over 1.250,00 and 476,00: the standard 4,76 contain 0,76',
      price([sideboard, bench], 1726),
      [{ percent: 19, netCents: 40_400, taxCents: 7676 }],
    ],
    [
      'a rented vintage piece with assembly: 23,75 on top and 35,00 − 29,41 = 5,59 contained; net 125,00 + 29,41',
      price([{ ...rented, assembly: true }]),
      [{ percent: 19, netCents: 15_441, taxCents: 2934 }],
    ],
    [
      'two rates: 7 % on top of 100,00 = 7,00 and 19 % in 35,00 of assembly',
      price([{ ...bench, priceCents: 10_000, chargeTaxPercent: 7, assembly: true }]),
      [
        { percent: 7, netCents: 10_000, taxCents: 700 },
        { percent: 19, netCents: 2941, taxCents: 559 },
      ],
    ],
    [
      'renting is a service also where selling would be under § 25a: 47,60 contain 7,60',
      price([{ ...bench, taxScheme: 'margin', rentOption: '1 Tag' }]),
      [{ percent: 19, netCents: 4000, taxCents: 760 }],
    ],
  ])('%s', (_, order, expected) => {
    expect(order.vatByRate).toEqual(expected);
  });
});

test('a line says how it came about: 10 % of 333,00 = 33,30; × 2; 2 × 35,00; 19 % = 12,65', () => {
  const [line] = price([{ ...rented, priceCents: 33_300, quantity: 2, assembly: true }], 2500).lines;
  expect(line).toEqual({
    key: 'rented',
    unitCents: 3330,
    quantity: 2,
    rentOption: '1 Tag',
    assembly: true,
    piece: {
      priceCents: 33_300,
      shopType: 'vintage',
      taxScheme: 'margin',
      chargeTaxPercent: 0,
      assemblyService: true,
    },
    assemblyCents: 7000,
    voucherCents: 0,
    chargeTaxPercent: 19,
    chargeTaxCents: 1265,
    subtotalCents: 13_660,
    containedVatCents: 1118,
    grossBeforeVouchersCents: 14_925,
    grossCents: 14_925,
    netCents: 12_542,
    vatCents: 2383,
    vatByRate: [{ percent: 19, netCents: 12_542, taxCents: 2383 }],
    shippingCents: 2500,
    adjustments: [
      { kind: 'rental-share', amountCents: -59_940 },
      { kind: 'assembly', amountCents: 7000 },
      { kind: 'shipping', amountCents: 2500 },
      { kind: 'tax', source: null, percent: 19, amountCents: 1265 },
    ],
  });
});

describe('vouchers (AGB 9, 10)', () => {
  test('20,00 off 476,00 bought: 456,00, of which VAT 72,81', () => {
    const order = price([bench], 0, promotion(-2000));
    expect(totals(order)).toEqual([45_600, 0, 0, 45_600]);
    expect(order.vatByRate).toEqual([{ percent: 19, netCents: 38_319, taxCents: 7281 }]);
  });

  test('20,00 off a rental of 148,75 lowers by 20,00 what is paid, not by 23,80: net 108,19 + tax 20,56', () => {
    const order = price([rented], 0, promotion(-2000));
    expect(totals(order)).toEqual([10_819, 2056, 0, 12_875]);
    expect([order.grossSubtotalCents, order.voucherCents]).toEqual([14_875, -2000]);
  });

  test('is spread by worth: 10,00 over 1.250,00 and 476,00 = 7,24 and 2,76', () => {
    const order = price([sideboard, bench], 0, promotion(-1000));
    expect(order.lines.map((line) => line.voucherCents)).toEqual([-724, -276]);
  });

  test('takes no more than goods and assembly cost, and never the shipping', () => {
    const order = price([bench], 6000, promotion(-99_900));
    expect(totals(order)).toEqual([0, 0, 6000, 6000]);
    expect(order.adjustments[0]?.appliedCents).toBe(-47_600);
  });

  test('a gift voucher pays and lowers no price and no tax; its rest stays on it', () => {
    const order = price([bench], 6000, promotion(-2600), gift(-60_000));
    expect(order.totalCents).toBe(51_000);
    expect(order.payableCents).toBe(0);
    expect(order.adjustments.map(({ appliedCents }) => appliedCents)).toEqual([-2600, -51_000]);
  });
});

test('shipping goes by what goods and assembly cost: 10,00 over 35,00 + 35,00 and 70,00 = 5,00 and 5,00', () => {
  const order = price(
    [
      { ...bench, priceCents: 3500, assembly: true },
      { ...sideboard, priceCents: 7000 },
    ],
    1000,
  );
  expect(order.lines.map((line) => line.shippingCents)).toEqual([500, 500]);
});

describe('an order that cannot be meant', () => {
  test.each<[string, () => PricedOrder]>([
    ['no quantity', () => price([{ ...bench, quantity: 0 }])],
    ['half a piece', () => price([{ ...bench, quantity: 1.5 }])],
    ['a negative price', () => price([{ ...bench, priceCents: -1 }])],
    ['a price in euros', () => price([{ ...bench, priceCents: 19.99 }])],
    ['no number', () => price([{ ...bench, priceCents: NaN }])],
    ['a tax below zero', () => price([{ ...bench, chargeTaxPercent: -1 }])],
    ['negative shipping', () => price([bench], -1)],
    ['a voucher of half a cent', () => price([bench], 0, promotion(-0.5))],
    ['the same line twice', () => price([bench, bench])],
    ['more money than there is', () => price([{ ...bench, priceCents: 1e10, quantity: 1000 }])],
  ])('%s', (_, order) => {
    expect(order).toThrow(RangeError);
  });
});
