import { expect, test } from 'vitest';
import { outcomeOf } from './test-cards.ts';

test.each([
  ['4242 4242 4242 4242', 'approved'],
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'card_declined'],
  ['4000000000000069', 'expired_card'],
  ['4000 0025 0000 3155', 'asks-shopper'],
  // A typing error.
  ['4242424242424241', 'incorrect_number'],
  ['', 'incorrect_number'],
  // Somebody's real card must never appear to have been charged.
  ['4111111111111111', 'card_declined'],
])('%s: %s', (number, expected) => {
  const outcome = outcomeOf(number);
  expect(outcome.kind === 'declined' ? outcome.code : outcome.kind).toBe(expected);
});
