import { expect, test } from 'vitest';
import { isPartlyPaid, partlyPaid } from './state-chip.tsx';

test.each([
  ['a part has come', 'open', 5_000, true],
  ['nothing has come', 'open', 0, false],
  ['all has come', 'received', 34_000, false],
  ['the rest is not expected any more', 'lapsed', 0, false],
  ['what came goes back', 'refund-due', 5_000, false],
] as const)('an order is partly paid or not: %s', (_, payment, receivedCents, isPartly) => {
  expect(isPartlyPaid({ payment, receivedCents })).toBe(isPartly);
});

test('of a part that has come, both amounts are said', () => {
  expect(partlyPaid({ receivedCents: 5_000, totalCents: 34_000 }).replaceAll('\u00a0', ' ')).toBe(
    'Teilweise bezahlt: 50,00 € von 340,00 €',
  );
});
