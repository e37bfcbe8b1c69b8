import { expect, test } from 'vitest';
import { loadOrder } from './load-tables.ts';

test.each([
  { tables: [], refersTo: [], order: [] },
  { tables: ['lines', 'orders', 'pieces'], refersTo: [], order: ['lines', 'orders', 'pieces'] },
  {
    tables: ['lines', 'orders', 'pieces'],
    refersTo: [
      ['lines', 'orders'],
      ['lines', 'pieces'],
      ['orders', 'pieces'],
    ] as const,
    order: ['pieces', 'orders', 'lines'],
  },
  {
    tables: ['a', 'b'],
    refersTo: [
      ['a', 'a'],
      ['a', 'elsewhere'],
    ] as const,
    order: ['a', 'b'],
  },
])('$tables are filled in the order $order', ({ tables, refersTo, order }) => {
  expect(loadOrder(tables, refersTo)).toEqual(order);
});

test('a circle is reported instead of looping', () => {
  const circle = [
    ['a', 'b'],
    ['b', 'a'],
  ] as const;
  expect(() => loadOrder(['a', 'b', 'c'], circle)).toThrow('circle: a, b');
});
