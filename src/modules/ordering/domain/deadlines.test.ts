import { describe, expect, test } from 'vitest';
import { dayMs } from '../../../shared/time/durations.ts';
import { lastDayBefore } from '../../../shared/time/berlin-day.ts';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import { acceptanceEnd, draftEnd, isDone, transferEnd } from './deadlines.ts';

test('a draft holds its pieces for 30 minutes', () => {
  expect(draftEnd(new Date('2026-12-31T23:45:00Z'))).toEqual(new Date('2027-01-01T00:15:00Z'));
});

describe('five days to accept (AGB, spec 4.11)', () => {
  test.each([
    ['a Monday at noon: to the end of Saturday', '2026-11-16T12:00+01:00', '2026-11-22T00:00+01:00'],
    ['the same Monday at one minute past midnight', '2026-11-16T00:01+01:00', '2026-11-22T00:00+01:00'],
    ['the same Monday at 23:59', '2026-11-16T23:59+01:00', '2026-11-22T00:00+01:00'],
    ['a leap day at 23:59', '2028-02-29T23:59+01:00', '2028-03-06T00:00+01:00'],
    ['a minute later it is another day', '2028-03-01T00:00+01:00', '2028-03-07T00:00+01:00'],
    ['over a leap day', '2028-02-25T23:59+01:00', '2028-03-02T00:00+01:00'],
    ['over the turn of the year', '2026-12-29T08:00+01:00', '2027-01-04T00:00+01:00'],
    ['over the night that lacks an hour', '2026-03-27T20:00+01:00', '2026-04-02T00:00+02:00'],
    ['over the night that has one more', '2026-10-23T20:00+02:00', '2026-10-29T00:00+01:00'],
  ])('%s', (_, sent, end) => {
    expect(acceptanceEnd(new Date(sent))).toEqual(new Date(end));
  });

  test('the last day is the fifth', () => {
    expect(lastDayBefore(acceptanceEnd(new Date('2028-02-29T23:59+01:00')))).toBe('2028-03-05');
  });
});

test.each([
  ['2026-11-21T14:02+01:00', '2026-11-28'],
  ['2028-02-22T23:59+01:00', '2028-02-29'],
])('who accepts a transfer order at %s is paid until %s, all day', (click, day) => {
  const end = transferEnd(new Date(click));
  expect(lastDayBefore(end)).toBe(day);
  expect(end.getTime() - new Date(click).getTime()).toBeGreaterThanOrEqual(7 * dayMs);
});

describe('nothing is left to be done about a line', () => {
  const bound = new Date('2026-07-14T00:00:00Z');
  const [before, after] = [new Date('2026-07-13T23:59:59Z'), bound];
  const handedOver = (handedOverAt: Date, dueAt: Date | null = null): LineFulfilment => ({
    state: 'handed-over',
    handedOverAt,
    shipment: null,
    rental: dueAt === null ? null : { dueAt, overdueToldAt: null },
  });
  const returned = (handedOverAt: Date | null, returnedAt: Date): LineFulfilment => ({
    state: 'returned',
    handedOverAt,
    returnedAt,
    shipment: null,
  });
  const shipped: LineFulfilment = {
    state: 'shipped',
    shippedAt: before,
    carrier: null,
    tracking: null,
    link: null,
  };
  test.each<[string, isRented: boolean, LineFulfilment | undefined, boolean]>([
    ['sold and waiting', false, undefined, false],
    ['sold and on its way', false, shipped, false],
    ['sold and handed over long ago', false, handedOver(before), true],
    ['sold and handed over lately', false, handedOver(after), false],
    ['sold, handed over long ago, and back', false, returned(before, after), true],
    ['sold, never handed over, and back for long', false, returned(null, before), true],
    ['sold, never handed over, and back lately', false, returned(null, after), false],
    ['rented and waiting', true, undefined, false],
    ['rented and out for long', true, handedOver(before, after), false],
    ['rented and just back', true, returned(before, after), true],
    [
      'rented and given up',
      true,
      { state: 'not-returned', handedOverAt: before, dueAt: after, givenUpAt: after, shipment: null },
      true,
    ],
  ])('%s: %s', (_, isRented, fulfilment, expected) => {
    expect(isDone({ isRented }, fulfilment, bound)).toBe(expected);
  });
});
