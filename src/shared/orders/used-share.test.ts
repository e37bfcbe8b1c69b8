import { expect, test } from 'vitest';
import { usedShare } from './used-share.ts';

const month = {
  rentOption: '1 Monat',
  handedOverAt: '2028-03-01T09:00:00.000Z',
  returnedAt: null,
  grossCents: 31_000,
};

test.each([
  ['three days into a month', month, '2028-03-04T20:00:00.000Z', { days: 3, ofDays: 31, cents: 3_000 }],
  ['on the day of the handover', month, '2028-03-01T10:00:00.000Z', { days: 1, ofDays: 31, cents: 1_000 }],
  // It is the 4th in Berlin already.
  [
    'shortly before midnight in London',
    month,
    '2028-03-03T23:30:00.000Z',
    { days: 3, ofDays: 31, cents: 3_000 },
  ],
  [
    'brought back before the withdrawal',
    { ...month, returnedAt: '2028-03-03T09:00:00.000Z' },
    '2028-03-10T09:00:00.000Z',
    { days: 2, ofDays: 31, cents: 2_000 },
  ],
  [
    'never more than the whole term',
    { ...month, rentOption: '1 Tag' },
    '2028-03-10T09:00:00.000Z',
    { days: 1, ofDays: 1, cents: 31_000 },
  ],
  [
    'rounded in favour of the customer',
    { ...month, grossCents: 100 },
    '2028-03-02T09:00:00.000Z',
    { days: 1, ofDays: 31, cents: 3 },
  ],
  ['bought, not rented', { ...month, rentOption: null }, '2028-03-04T09:00:00.000Z', null],
  ['never handed over', { ...month, handedOverAt: null }, '2028-03-04T09:00:00.000Z', null],
])('a rental withdrawn from: %s', (_name, line, withdrawnAt, expected) => {
  expect(usedShare(line, withdrawnAt)).toEqual(expected);
});
