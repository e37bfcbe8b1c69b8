import { expect, test } from 'vitest';
import { holdEnd, transferHoldEnd } from './hold-end.ts';

test('a hold lasts 30 minutes, over midnight of a leap day too', () => {
  expect(holdEnd(new Date('2028-02-29T23:59:00Z'))).toEqual(new Date('2028-03-01T00:29:00Z'));
});

test('that of a bank transfer lasts 7 days of 24 hours', () => {
  expect(transferHoldEnd(new Date('2026-03-27T12:00:00Z'))).toEqual(new Date('2026-04-03T12:00:00Z'));
});
