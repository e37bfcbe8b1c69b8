import { expect, test } from 'vitest';
import { giftSendTime, isGiftDay } from './order.ts';

test.each([
  ['at once where no day was chosen', null, '2028-02-29T11:00:00Z', '2028-02-29T11:00:00Z'],
  ['in the morning of the day', '2028-12-24', '2028-02-29T11:00:00Z', '2028-12-24T07:00:00Z'],
  ['in the morning of a day in summer', '2028-07-01', '2028-02-29T11:00:00Z', '2028-07-01T06:00:00Z'],
  [
    'at once when its money comes later in the day',
    '2028-02-29',
    '2028-02-29T11:00:00Z',
    '2028-02-29T11:00:00Z',
  ],
  ['at once when its money comes days later', '2028-02-20', '2028-02-29T11:00:00Z', '2028-02-29T11:00:00Z'],
])('it is mailed %s', (_, sendOn, paid, sent) => {
  expect(giftSendTime({ sendOn }, new Date(paid))).toEqual(new Date(sent));
});

test.each([
  ['2028-02-28', false],
  ['2028-02-29', true],
  ['2029-02-28', true],
  ['2029-03-01', false],
])('on 29 February %s may be chosen: %s', (day, may) => {
  expect(isGiftDay(day, new Date('2028-02-29T11:00:00Z'))).toBe(may);
  // In Berlin it is the 29th already.
  expect(isGiftDay(day, new Date('2028-02-28T23:30:00Z'))).toBe(may);
});
