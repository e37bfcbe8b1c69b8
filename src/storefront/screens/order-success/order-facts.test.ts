import { expect, test } from 'vitest';
import type { PlacedOrder } from '../../features/checkout/placing/use-placed-order.ts';
import { isOver } from './order-facts.tsx';

const order = (state: PlacedOrder['state'], states: readonly string[], isFree: boolean | null = null) =>
  ({
    state,
    withdrawal: isFree === null ? null : { isFree },
    lines: states.map((one) => ({ fulfilment: { state: one } })),
  }) as unknown as PlacedOrder;

test.each([
  ['it waits', order('accepted', ['waiting']), false],
  ['it is ready', order('accepted', ['prepared', 'waiting']), false],
  ['all of it was taken out', order('accepted', ['taken-out', 'taken-out']), true],
  ['a part was taken out', order('accepted', ['taken-out', 'waiting']), false],
  ['it was cancelled', order('cancelled', ['cancelled']), true],
  ['it has lapsed', order('lapsed', ['waiting']), true],
  ['it was withdrawn from before it left', order('accepted', ['waiting', 'prepared'], true), true],
  ['it was withdrawn from in part', order('accepted', ['waiting', 'prepared'], false), false],
  ['it was withdrawn from afterwards', order('accepted', ['handed-over'], true), false],
  ['it came back', order('accepted', ['returned']), false],
])('whether nothing will be handed over: %s', (_, given, over) => {
  expect(isOver(given)).toBe(over);
});
