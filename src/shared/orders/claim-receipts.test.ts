import { expect, test } from 'vitest';
import { mayTakeBackFor, receivedFor } from './claim-receipts.ts';

test.each([
  ['nothing came', [], 0],
  [
    'all of it stands',
    [
      [5_000, null],
      [7_000, null],
    ],
    12_000,
  ],
  [
    'one of it was a mistake',
    [
      [5_000, {}],
      [7_000, null],
    ],
    7_000,
  ],
  ['all of it was', [[5_000, {}]], 0],
] as const)('has come for a claim: %s', (_name, booked, cents) => {
  const receipts = booked.map(([amountCents, takenBack]) => ({ amountCents, takenBack }));
  expect(receivedFor(receipts)).toBe(cents);
});

test.each<[string, 'paid' | 'waived' | null, object | null, boolean, boolean?]>([
  ['of an open claim', null, null, true],
  ['of one that is paid', 'paid', null, true],
  ['of one that was paid too much, which went back', 'paid', null, false, true],
  ['of one whose rest was waived', 'waived', null, false],
  ['that was taken back before', null, {}, false],
])('a booking %s may be taken back or not', (_name, as, takenBack, expected, isReturned = false) => {
  expect(mayTakeBackFor({ settled: as === null ? null : { as }, isReturned }, { takenBack })).toBe(expected);
});
