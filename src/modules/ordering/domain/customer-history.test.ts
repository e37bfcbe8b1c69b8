import { expect, test } from 'vitest';
import { customerHistory } from './customer-history.ts';
import type { HistoryEventType } from './history-event.ts';

const entry = (type: HistoryEventType, minute: number, facts: object = {}) => ({
  at: new Date(Date.UTC(2026, 5, 15, 10, minute)),
  actor: 'Jo',
  type,
  facts,
});
const typesOf = (...entries: readonly ReturnType<typeof entry>[]) =>
  customerHistory(entries, []).map(({ type }) => type);

test('drafts and jobs are not told, nor who did it', () => {
  const [first, ...more] = customerHistory(
    [entry('order-drafted', 0), entry('piece-shipped', 1, { position: 2 }), entry('refund-ordered', 2)],
    [],
  );
  expect(first).toEqual({
    at: new Date('2026-06-15T10:01:00Z'),
    type: 'piece-shipped',
    position: 2,
    units: null,
    amountCents: null,
  });
  expect(more).toEqual([]);
});

test('a customer who took the order back did that; others cancelled it', () => {
  expect(typesOf(entry('order-cancelled', 1))).toEqual(['order-cancelled']);
  const own = customerHistory([{ ...entry('order-cancelled', 1), actor: 'visitor' }], []);
  expect(own.map(({ type }) => type)).toEqual(['order-taken-back']);
});

test('a refund tells how much came back, and what is paid does not', () => {
  const [received, refund] = customerHistory(
    [entry('payment-received', 1, { amountCents: 5_000 }), entry('refund-made', 2, { amountCents: 1_250 })],
    [],
  );
  expect(received?.amountCents).toBeNull();
  expect(refund?.amountCents).toBe(1_250);
});

test('a refund is told once, also where it settles the payment', () => {
  expect(typesOf(entry('refund-made', 1), entry('refund-made', 5), entry('payment-refunded', 5))).toEqual([
    'refund-made',
    'refund-made',
  ]);
});

test('a payment that goes back as such is told', () => {
  expect(typesOf(entry('payment-too-late', 1), entry('payment-refunded', 2))).toEqual([
    'payment-too-late',
    'payment-refunded',
  ]);
});

test('of a part of a line it is told how many', () => {
  const lines = [{ quantity: 3 }];
  const history = customerHistory(
    [entry('piece-taken-out', 1, { position: 0, quantity: 1 }), entry('piece-shipped', 2, { position: 0 })],
    lines,
  );
  expect(history.map(({ type, units }) => [type, units])).toEqual([
    ['piece-taken-out', 1],
    ['piece-shipped', 2],
  ]);
});
