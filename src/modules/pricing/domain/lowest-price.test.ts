import { expect, test } from 'vitest';
import { dayMs } from '../../../shared/time/durations.ts';
import { lowestOfThirtyDays } from './reference-price.ts';

const now = new Date('2026-06-15T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const at = (priceCents: number, days: number) => ({ priceCents, validFrom: daysAgo(days) });

test.each([
  ['nothing was ever asked', [], null],
  ['one price, asked long ago and still', [at(90_000, 400)], 90_000],
  ['a low that ended 31 days ago does not count', [at(50_000, 90), at(90_000, 31)], 90_000],
  ['a low that ended 29 days ago does', [at(50_000, 90), at(90_000, 29)], 50_000],
  ['a low that ended exactly 30 days ago does not', [at(50_000, 90), at(90_000, 30)], 90_000],
  ['a change that is still to come does not count', [at(90_000, 9), at(10_000, -1)], 90_000],
  ['in whatever order the record is given', [at(90_000, 5), at(70_000, 10), at(80_000, 20)], 70_000],
])('%s', (_, history, lowest) => {
  expect(lowestOfThirtyDays(history, now)).toBe(lowest);
});
