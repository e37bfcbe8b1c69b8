import { expect, test } from 'vitest';
import type { Order } from './order-types.ts';
import { lineInUnits } from './line-units.ts';

const out = (quantity: number, position = 0) => ({ position, quantity, condition: null });
const back = (quantity: number) => ({ position: 0, quantity, condition: 'Gut' });

test.each<[string, object[], string, number?]>([
  ['nothing has become of it', [], '3 × Stuhl'],
  ['one was taken out', [out(1)], '2 × Stuhl (von 3, 1 herausgenommen)'],
  ['of another line', [out(1, 1)], '3 × Stuhl'],
  ['one came back', [back(1)], '2 × Stuhl (von 3, 1 zurückgekommen)'],
  ['both', [out(1), back(1)], '1 × Stuhl (von 3, 1 herausgenommen, 1 zurückgekommen)'],
  ['twice', [out(1), out(1)], '1 × Stuhl (von 3, 2 herausgenommen)'],
  ['all of it was taken out: its state says so', [out(3)], '3 × Stuhl'],
  ['all of it came back: its state says so', [back(1), back(2)], '3 × Stuhl'],
  ['one was given up', [], '2 × Stuhl (von 3, 1 nicht zurückgekommen)', 1],
  ['all of it, in two ways', [out(1), back(2)], '3 × Stuhl (1 herausgenommen, 2 zurückgekommen)'],
])('a line says how many are left of it: %s', (_, returns, expected, givenUp = 0) => {
  const order = { returns } as unknown as Pick<Order, 'returns'>;
  expect(lineInUnits(order, { position: 0, quantity: 3, title: 'Stuhl', givenUp })).toBe(expected);
});
