import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exemptions } from '../../../shared/money/exemption.ts';
import { rentalTerms } from '../../../shared/orders/rental-terms.ts';
import { shopTypes } from '../../../shared/pieces/shop-type.ts';
import type { LineToPrice, OrderAdjustment, OrderToPrice } from './order-to-price.ts';
import { priceOrder } from './price-order.ts';

const line: fc.Arbitrary<LineToPrice> = fc.record({
  key: fc.stringMatching(/^[a-z]{1,6}$/),
  quantity: fc.integer({ min: 1, max: 9 }),
  rentOption: fc.constantFrom(null, ...rentalTerms.map(({ option }) => option)),
  assembly: fc.boolean(),
  exemption: fc.record({
    goods: fc.constantFrom(null, ...exemptions),
    assembly: fc.constantFrom(null, 'reverse-charge'),
  }),
  piece: fc.record({
    priceCents: fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 5_000_000 })),
    shopType: fc.constantFrom(...shopTypes),
    taxScheme: fc.constantFrom('margin', 'standard'),
    chargeTaxPercent: fc.constantFrom(0, 7, 8.1, 19),
    assemblyService: fc.boolean(),
  }),
});
const adjustment: fc.Arbitrary<OrderAdjustment> = fc.record({
  kind: fc.constantFrom('promotional-voucher', 'gift-voucher'),
  source: fc.stringMatching(/^[A-Z]{3}$/),
  amountCents: fc.oneof(fc.integer({ min: -500, max: 0 }), fc.integer({ min: -9_000_000, max: 0 })),
});
const order: fc.Arbitrary<OrderToPrice> = fc.record({
  lines: fc.uniqueArray(line, { selector: ({ key }) => key, minLength: 1, maxLength: 6 }),
  adjustments: fc.uniqueArray(adjustment, { selector: ({ source }) => source, maxLength: 3 }),
  shippingCents: fc.nat({ max: 100_000 }),
});
const sum = <T>(list: readonly T[], amount: (item: T) => number) =>
  list.reduce((total, item) => total + amount(item), 0);

test('a failure names its seed, which is the same in every run', () => {
  const failing = () => fc.assert(fc.property(order, () => false));
  expect(failing).toThrow(`seed: ${process.env.FC_SEED ?? 1},`);
});

test('no cent is lost: the total is the sum of its parts, computed in three ways', () => {
  fc.assert(
    fc.property(order, (input) => {
      const priced = priceOrder(input);
      const { subtotalCents, taxCents, shippingCents, totalCents, grossSubtotalCents, voucherCents } = priced;
      expect(subtotalCents + taxCents + shippingCents).toBe(totalCents);
      expect(grossSubtotalCents + voucherCents + shippingCents).toBe(totalCents);
      expect(sum(priced.lines, (one) => one.grossCents + one.shippingCents)).toBe(totalCents);
      expect(sum(priced.adjustments, (one) => one.appliedCents)).toBe(
        voucherCents + priced.payableCents - totalCents,
      );
    }),
  );
});

test('every line adds up too, and its adjustments say how', () => {
  fc.assert(
    fc.property(order, (input) => {
      priceOrder(input).lines.forEach((one, index) => {
        const { piece, quantity = 0 } = input.lines[index] ?? {};
        expect(one.subtotalCents + one.chargeTaxCents).toBe(one.grossCents);
        expect(one.netCents + one.vatCents).toBe(one.grossCents);
        expect(one.containedVatCents + one.chargeTaxCents).toBe(one.vatCents);
        expect(one.grossBeforeVouchersCents + one.voucherCents).toBe(one.grossCents);
        expect(
          (piece?.priceCents ?? 0) * quantity + sum(one.adjustments, (change) => change.amountCents),
        ).toBe(one.grossCents + one.shippingCents);
      });
    }),
  );
});

test('all amounts are integer cents, and none that is paid or shown as tax is negative', () => {
  fc.assert(
    fc.property(order, (input) => {
      const priced = priceOrder(input);
      const amounts = [
        priced.subtotalCents,
        priced.taxCents,
        priced.totalCents,
        priced.payableCents,
        ...priced.vatByRate.flatMap(({ netCents, taxCents }) => [netCents, taxCents]),
        ...priced.lines.flatMap((one) => [
          one.unitCents,
          one.assemblyCents,
          one.subtotalCents,
          one.chargeTaxCents,
          one.containedVatCents,
          one.netCents,
          one.vatCents,
          one.shippingCents,
          -one.voucherCents,
        ]),
      ];
      for (const amount of amounts) {
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('the order of the lines is irrelevant, to the cent of every line', () => {
  const shuffled = order.chain((input) =>
    fc.tuple(fc.constant(input), fc.shuffledSubarray([...input.lines], { minLength: input.lines.length })),
  );
  fc.assert(
    fc.property(shuffled, ([input, lines]) => {
      const one = priceOrder(input);
      const other = priceOrder({ ...input, lines });
      const byKey = (list: typeof one.lines) => list.toSorted((a, b) => (a.key < b.key ? -1 : 1));
      expect({ ...other, lines: byKey(other.lines) }).toEqual({ ...one, lines: byKey(one.lines) });
    }),
  );
});

test('unrounded prices grow with the quantity: three times the pieces, three times the price', () => {
  fc.assert(
    fc.property(line, (one) => {
      const of = (quantity: number) =>
        priceOrder({ lines: [{ ...one, quantity }], adjustments: [], shippingCents: 0 });
      expect(of(3).subtotalCents).toBe(of(1).subtotalCents * 3);
      expect(of(3).lines[0]?.unitCents).toBe(of(1).lines[0]?.unitCents);
      // Tax is rounded once per line, so it may differ by at most half a cent per piece.
      expect(Math.abs(of(3).taxCents - of(1).taxCents * 3)).toBeLessThanOrEqual(2);
    }),
  );
});

test('a promotional voucher lowers what the shopper pays by exactly its value', () => {
  fc.assert(
    fc.property(order, fc.integer({ min: 0, max: 100_000 }), (input, value) => {
      const without = priceOrder({ ...input, adjustments: [] });
      const voucher = { kind: 'promotional-voucher', source: 'V', amountCents: -value } as const;
      const with_ = priceOrder({ ...input, adjustments: [voucher] });
      expect(without.totalCents - with_.totalCents).toBe(Math.min(value, without.grossSubtotalCents));
    }),
  );
});

test('VAT by rate is about the shopper’s total, never more', () => {
  fc.assert(
    fc.property(order, (input) => {
      const { vatByRate, totalCents } = priceOrder(input);
      expect(sum(vatByRate, ({ netCents, taxCents }) => netCents + taxCents)).toBeLessThanOrEqual(totalCents);
    }),
  );
});
