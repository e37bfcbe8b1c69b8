import { expect, test } from 'vitest';
import { hourMs } from '../../shared/time/durations.ts';
import { TokenBuckets } from './page-limits.ts';

const taken = (buckets: TokenBuckets, client: string, times: number, nowMs: number, atLeast?: number) =>
  Array.from({ length: times }, () => buckets.take(client, nowMs, atLeast)).filter(Boolean).length;

test('a burst, then a number per second, and never more than at first', () => {
  const buckets = new TokenBuckets(10, 2);
  expect(taken(buckets, 'a', 15, 0)).toBe(10);
  expect(taken(buckets, 'b', 15, 0)).toBe(10);
  expect(taken(buckets, 'a', 15, 1_500)).toBe(3);
  expect(taken(buckets, 'a', 15, hourMs)).toBe(10);
});

test('if a reserve is required, clients who have used half must wait', () => {
  const buckets = new TokenBuckets(10, 1);
  expect(taken(buckets, 'a', 10, 0, 5)).toBe(6);
  expect(taken(buckets, 'a', 10, 0)).toBe(4);
});

test('of very many clients, the least recent ones are forgotten', () => {
  const buckets = new TokenBuckets(1, 0, 2);
  for (const client of ['a', 'b', 'a', 'c']) buckets.take(client, 0);
  expect(buckets.take('a', 0)).toBe(false);
  expect(buckets.take('b', 0)).toBe(true);
});
