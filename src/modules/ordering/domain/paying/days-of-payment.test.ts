import { expect, test } from 'vitest';
import { daysOfPayment, type PaidDay } from './days-of-payment.ts';

const paid = (on: string, cents: number): PaidDay => ({ on, cents });

test.each<[string, PaidDay[], PaidDay, PaidDay[]]>([
  ['at once', [], paid('2027-12-31', 100_00), [paid('2027-12-31', 100_00)]],
  [
    'in two years',
    [paid('2027-12-31', 60_00)],
    paid('2028-01-02', 40_00),
    [paid('2027-12-31', 60_00), paid('2028-01-02', 40_00)],
  ],
  [
    'typed the wrong way round',
    [paid('2028-01-02', 60_00)],
    paid('2027-12-31', 40_00),
    [paid('2027-12-31', 40_00), paid('2028-01-02', 60_00)],
  ],
  ['twice on one day', [paid('2027-12-31', 60_00)], paid('2027-12-31', 40_00), [paid('2027-12-31', 100_00)]],
  [
    'after a part that was too late, and went back',
    [paid('2027-12-01', 60_00)],
    paid('2027-12-31', 100_00),
    [paid('2027-12-31', 100_00)],
  ],
])('the days of money that came %s', (_, earlier, last, expected) => {
  expect(daysOfPayment(earlier, last, 100_00)).toEqual(expected);
});
