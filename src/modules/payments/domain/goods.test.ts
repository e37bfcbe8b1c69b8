import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemsOf, statementSuffix, type Goods } from './goods.ts';

const goods = (lines: Goods['lines'], shippingCents = 0): Goods => ({
  lines,
  shippingCents,
  shippingLabel: 'Lieferung',
  shipTo: null,
});
const line = (quantity: number, grossCents: number, title = 'Stuhl') => ({
  title,
  sku: 'V1',
  quantity,
  grossCents,
});

describe('items', () => {
  test('have the price of one each', () => {
    expect(itemsOf(goods([line(4, 40_000)], 2500), 42_500)).toEqual([
      { name: 'Stuhl', sku: 'V1', quantity: 4, unitCents: 10_000 },
    ]);
  });

  test('are one if a cent cannot be divided', () => {
    expect(itemsOf(goods([line(3, 10_000)]), 10_000)).toEqual([
      { name: '3 × Stuhl', sku: 'V1', quantity: 1, unitCents: 10_000 },
    ]);
  });

  test('are left out where they are not the amount, or none', () => {
    expect(itemsOf(goods([line(1, 10_000)]), 9_999)).toBeNull();
    expect(itemsOf(goods([], 100), 100)).toBeNull();
  });

  test('with the shipping are always the whole amount, however many', () => {
    const lines = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 5_000_000 })),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 200_000 }), (made, shipping) => {
        const all = made.map(([quantity, gross]) => line(quantity, gross, 'Ä'.repeat(200)));
        const amount = all.reduce((sum, { grossCents }) => sum + grossCents, shipping);
        const items = itemsOf(goods(all, shipping), amount) ?? [];
        expect(items).toHaveLength(all.length);
        expect(items.reduce((sum, one) => sum + one.quantity * one.unitCents, shipping)).toBe(amount);
        for (const { name, unitCents } of items) {
          expect(name.length).toBeLessThanOrEqual(127);
          expect(Number.isInteger(unitCents)).toBe(true);
        }
      }),
    );
  });
});

test.each([
  ['WMK-100234', 'WMK-100234'],
  ['WMK-1002345', 'MK-1002345'],
  ['Möbel*"100\'', 'Mbel100'],
  ['100234', null],
  ['', null],
])('the statement of %j says %j', (number, expected) => {
  expect(statementSuffix(number)).toBe(expected);
});
